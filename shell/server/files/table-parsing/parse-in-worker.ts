import { Worker } from 'node:worker_threads';
import type { FileParseErrorCode, FileParseErrorDetails } from './file-parse-error-details.ts';

const limits = {
  timeoutMs: 10_000,
  memoryMb: 256,
} as const;

/** The message of a parser thread: its result, or the reason why the file cannot be parsed. Other errors are thrown. */
export type WorkerResult<Read, Code extends string = FileParseErrorCode> =
  | { read: Read }
  | { refusal: FileParseErrorDetails<Code | FileParseErrorCode> };

/**
 * Parses a file in a worker thread, so that a large or malicious file does not block the server. A thread that takes more
 * than 10 seconds or 256 MB is terminated. The module `thread` calls `respondFromWorker`. The routes that parse files are heavy
 * (`Route.isHeavy`), which limits the number of threads.
 */
export function parseInWorker<Read, Code extends string = FileParseErrorCode>(
  thread: URL,
  input: unknown,
): Promise<WorkerResult<Read, Code>> {
  type Result = WorkerResult<Read, Code>;
  const worker = new Worker(thread, {
    workerData: input,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise<Result>((resolve, reject) => {
    const resolveWith = (code: FileParseErrorCode) => resolve({ refusal: { code } } as Result);
    const timer = setTimeout(() => resolveWith('import_too_long'), limits.timeoutMs);
    worker.on('message', (message: object) => {
      // With `--watch`, Node reports the modules of a thread as messages of the thread.
      if ('read' in message || 'refusal' in message) resolve(message as Result);
    });
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolveWith('import_too_big_inside') : reject(error),
    );
    worker.once('exit', (code) => reject(new Error(`runWorker: the thread ended with code ${code}`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
