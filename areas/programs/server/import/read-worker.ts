import { parentPort, workerData } from 'node:worker_threads';
import type { Imported } from '../../rules/import/imported.ts';
import { readContent } from './read.ts';
import { type Refusal, Unreadable } from './refusal.ts';

/** What the worker answers; anything else it throws. */
export type WorkerAnswer = { imported: Imported } | { refusal: Refusal };

const answer = await readContent(workerData as Uint8Array).then(
  (imported): WorkerAnswer => ({ imported }),
  (error: unknown): WorkerAnswer => {
    if (error instanceof Unreadable) return { refusal: error.refusal };
    throw error;
  },
);
parentPort?.postMessage(answer);
