import { commonProblems, Problem } from '#shell/common/problem.ts';
import {
  createProcessPool,
  type PoolFailure,
  poolFailureOf,
  type ProcessPool,
  type ProcessPoolOptions,
} from '../../workers/process-pool.ts';
import type { FileParseErrorCode, FileParseErrorDetails } from './file-parse-error-details.ts';

/** What a parser returns, or the reason why the file cannot be parsed. */
export type ParsedFile<Read, Code extends string = FileParseErrorCode> =
  | { read: Read }
  | { refusal: FileParseErrorDetails<Code | FileParseErrorCode> };

/** A call of `parseFile`, an export of the module at the address `module`. */
export interface ParseTask {
  module: string;
  input: unknown;
}

/** Parses files in worker processes, so that a large or malicious file does not block the server. */
export interface FileParser {
  /**
   * Calls the exported function `parseFile` of a module with `input` in a worker process. The function throws a `FileParseError`
   * for a file that cannot be parsed; any other error is thrown here too.
   */
  parse<Read, Code extends string = FileParseErrorCode>(module: URL, input: unknown): Promise<ParsedFile<Read, Code>>;
}

const defaults: ProcessPoolOptions = {
  // The routes that parse files are heavy (`Route.isHeavy`): an account runs two of them at a time.
  maxWorkers: 3,
  maxQueue: 20,
  // A worker has a low priority: while requests occupy all CPUs, loading the module of a parser alone takes some seconds.
  timeoutMs: 30_000,
  maxMemoryMb: 400,
  idleTimeoutMs: 60_000,
  maxTasksPerWorker: 500,
};

type Processes = Pick<ProcessPool<ParseTask, unknown>, 'pids' | 'stop'>;

export function createFileParser(options: Partial<ProcessPoolOptions> = {}): FileParser & Processes {
  const worker = new URL('./parser-worker.ts', import.meta.url);
  const pool = createProcessPool<ParseTask, ParsedFile<unknown, string>>(worker, { ...defaults, ...options });
  return {
    async parse<Read, Code extends string>(module: URL, input: unknown) {
      const parsed = await pool.run({ module: module.href, input }).catch(refusalOf);
      return parsed as ParsedFile<Read, Code>;
    },
    pids: pool.pids,
    stop: pool.stop,
  };
}

/** Converts a failure of the worker pool to a refusal or a problem; throws other errors again. A parser that crashes had no memory left. */
function refusalOf(error: unknown): ParsedFile<never> {
  const failure = poolFailureOf(error);
  const codes: Partial<Record<PoolFailure, FileParseErrorCode>> = {
    timeout: 'import_too_long',
    'out-of-memory': 'import_too_big_inside',
    crashed: 'import_too_big_inside',
  };
  const code = failure && codes[failure];
  if (code) return { refusal: { code } };
  if (!failure) throw error;
  const kind = failure === 'queue-full' ? commonProblems.busy : commonProblems.unavailable;
  throw Object.assign(new Problem(kind), { cause: error });
}
