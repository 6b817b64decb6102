/** Documents that are bundled as their text. */
declare module "*.html" {
  const text: string;
  export default text;
}

interface Window {
  volleWorkers?: {
    policy: ReturnType<TrustedTypePolicyFactory["createPolicy"]> | undefined;
    prestarted: import("./workers.js").StartedWorker | undefined;
    isTaken: boolean;
  };
}
