import { Worker } from 'node:worker_threads';
import { createLimiter } from '../../limiter.ts';
import type { FileParseErrorCode, FileParseErrorDetails } from './file-parse-error-details.ts';

const limits = {
  timeoutMs: 10_000,
  memoryMb: 256,
} as const;

/** What a reading thread posts; anything else it throws. */
export type WorkerResult<Read, Code extends string = FileParseErrorCode> =
  | { read: Read }
  | { refusal: FileParseErrorDetails<Code | FileParseErrorCode> };

/** Who waits here holds a connection to the database, so not many do. */
const inTurn = createLimiter({ concurrency: 2, maxQueue: 3 });

/**
 * Reads a file in a thread of its own, so that neither its size nor its malice holds up anybody else: one that takes
 * more than ten seconds or 256 MB is stopped. `thread` calls `answerFromThread`.
 */
export async function parseInWorker<Read, Code extends string = FileParseErrorCode>(
  thread: URL,
  sent: unknown,
): Promise<WorkerResult<Read, Code>> {
  return inTurn(() => askThread(thread, sent));
}

function askThread<Answered extends WorkerResult<unknown, string>>(thread: URL, sent: unknown): Promise<Answered> {
  const worker = new Worker(thread, {
    workerData: sent,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise<Answered>((resolve, reject) => {
    const refuse = (code: FileParseErrorCode) => resolve({ refusal: { code } } as Answered);
    const timer = setTimeout(() => refuse('import_too_long'), limits.timeoutMs);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse('import_too_big_inside') : reject(error),
    );
    worker.once('exit', (code) => reject(new Error(`askThread: the reader ended with ${code}`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
