/** What tools/build.py writes into the bundles: addresses from the root of the site, and sizes. */

/** The bundled worker. */
declare const BUILT_WORKER: string;

/** What the worker needs: Pyodide's folder, the engine's wheel, and how many bytes it will fetch in all. */
declare const BUILT_ENGINE: { runtime: string; wheel: string; bytes: number };
