import { parentPort, workerData } from 'node:worker_threads';
import { FileParseError } from './file-parse-error-details.ts';
import type { WorkerResult } from './parse-in-worker.ts';

/** The other end of `readInThread`: reads what was sent and posts what came of it. */
export async function respondFromWorker<Sent, Read>(read: (sent: Sent) => Read | Promise<Read>): Promise<void> {
  parentPort?.postMessage(await answered(read, workerData as Sent));
}

async function answered<Sent, Read>(
  read: (sent: Sent) => Read | Promise<Read>,
  sent: Sent,
): Promise<WorkerResult<Read, string>> {
  try {
    return { read: await read(sent) };
  } catch (error) {
    if (error instanceof FileParseError) return { refusal: error.refusal };
    throw error;
  }
}
