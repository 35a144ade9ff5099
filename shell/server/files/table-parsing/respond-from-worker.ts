import { parentPort, workerData } from 'node:worker_threads';
import { FileParseError } from './file-parse-error-details.ts';
import type { WorkerResult } from './parse-in-worker.ts';

/** The worker's side of `parseInWorker`: parses the input and posts the result. */
export async function respondFromWorker<Input, Read>(read: (input: Input) => Read | Promise<Read>): Promise<void> {
  parentPort?.postMessage(await resultOf(read, workerData as Input));
}

async function resultOf<Input, Read>(
  read: (input: Input) => Read | Promise<Read>,
  input: Input,
): Promise<WorkerResult<Read, string>> {
  try {
    return { read: await read(input) };
  } catch (error) {
    if (error instanceof FileParseError) return { refusal: error.refusal };
    throw error;
  }
}
