import { parentPort, workerData } from 'node:worker_threads';
import { Unreadable } from './refusal.ts';
import type { ThreadAnswer } from './thread.ts';

/** The other end of `readInThread`: reads what was sent and posts what came of it. */
export async function answerFromThread<Sent, Read>(read: (sent: Sent) => Read | Promise<Read>): Promise<void> {
  parentPort?.postMessage(await answered(read, workerData as Sent));
}

async function answered<Sent, Read>(
  read: (sent: Sent) => Read | Promise<Read>,
  sent: Sent,
): Promise<ThreadAnswer<Read, string>> {
  try {
    return { read: await read(sent) };
  } catch (error) {
    if (error instanceof Unreadable) return { refusal: error.refusal };
    throw error;
  }
}
