/** What tools/build.py defines in the bundles: paths from the root of the site, hashes and sizes. */

/** The bundled worker. */
declare const BUILT_WORKER: string;

/** The bundled worker that makes and keeps a snapshot. */
declare const BUILT_SNAPSHOT_WORKER: string;

/** What a worker needs to start the engine. */
declare const BUILT_ENGINE: {
  /** Changes with every byte of it. */
  name: string;
  /** Pyodide's folder. */
  runtime: string;
  /** The modules of the standard library that the memory lacks, compiled: a zip within a WebAssembly module without code. */
  library: string;
  /** The memory of Python once it has imported its library, compact, within such a module. */
  base: string;
  /** What is different once it has imported the engine as well, within such a module. */
  memory: string;
  /** The modules of the engine that the memory lacks: a zip within such a module. */
  engine: string;
  /** The part of the engine that no start needs: a zip within such a module. */
  more: string;
  /** The whole library and the rest of the whole engine, for a start without the memory. */
  whole: { library: string; engine: string };
  /** Where the engine lies in Python's file system. */
  path: string;
  /** All these files, each with its hash and how many bytes it has. */
  files: Record<string, { hash: string; length: number }>;
  /** What Pyodide knows of packages: there are none. */
  lock: import("pyodide").Lockfile;
};

/** The bundled worker of the arena's referee. */
declare const BUILT_REFEREE: string;

/** What is said where bots compete: files of words, by language. */
declare const BUILT_ARENA_WORDS: Record<import("../kit/languages.js").Language, string>;

/** What is said by scripts that are loaded on demand: files of words, by language. */
declare const BUILT_MORE_WORDS: Record<import("../kit/languages.js").Language, string>;

/** What is said on the page for boards on phones: files of words, by language. */
declare const BUILT_BOARDS_WORDS: Record<import("../kit/languages.js").Language, string>;

/** What bots need to compete in the page. */
declare const BUILT_ARENA: {
  /** What the workers of a contest are handed, and the script of a custom bot's worker; each with its hash and length. */
  files: Record<string, { path: string; hash: string; length: number }>;
  /** The hash of the engine's sources, as the command line says it. */
  engine: string;
};

/** The files of drawings: those of each game, and "shared". */
declare const BUILT_DRAWINGS: Readonly<Record<string, string>>;

/** The recording of all sounds. */
declare const BUILT_SOUNDS: string;

/** The tapes of lessons, by the names of game and lesson with a dash between. */
declare const BUILT_LESSONS: Readonly<Record<string, string>>;

/** The files of words, by language. */
declare const BUILT_WORDS: Record<import("../kit/languages.js").Language, string>;

/** What the crash screen says in each language, by the ids of the messages. */
declare const BUILT_CRASH: Record<import("../kit/languages.js").Language, Record<string, string>>;

/** What is said in each language where no script of a page runs, by the ids of the messages. */
declare const BUILT_FALLBACK: Record<string, Record<string, string>>;

/** What the service worker keeps. */
declare const BUILT_SITE: {
  /** Changes with every byte of the site. */
  version: string;
  /** All files that are kept from the start, each with its hash. */
  files: Record<string, string>;
  /** Those that are kept once they are used. */
  more: Record<string, string>;
  /** Of each page, the path of a copy that hosts do not change, with the same bytes. */
  copies: Record<string, string>;
  /** Headers by the pattern of the paths that have them: a path, or the beginning of one and a star. */
  headers: Record<string, Record<string, string>>;
  /** Content types by the ending of a file's name. */
  types: Record<string, string>;
};

/** What the element for other pages says in each language, by name. */
declare const BUILT_ELEMENT: Record<string, Record<string, string>>;
