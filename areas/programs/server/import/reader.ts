import { Worker } from 'node:worker_threads';
import { Problem } from '#shell/common/problem.ts';
import { programImportProblems as problems } from '../../contract/import.ts';
import type { Imported } from '../../rules/import/imported.ts';
import type { WorkerAnswer } from './read-worker.ts';

const limits = {
  /** Files read at the same time; others wait their turn. */
  atOnce: 2,
  timeoutMs: 10_000,
  memoryMb: 256,
} as const;

type Read = Extract<Imported, { kind: 'read' }>;

let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a file in a thread of its own, so that neither its size nor its malice holds up anybody else: one that takes
 * more than ten seconds or 256 MB is stopped. Refuses with a problem what cannot be a program.
 */
export async function readImport(content: Uint8Array): Promise<Read> {
  if (reading >= limits.atOnce) await new Promise<void>((go) => waiting.push(go));
  reading += 1;
  try {
    return readOf(await askWorker(content));
  } finally {
    reading -= 1;
    waiting.shift()?.();
  }
}

function readOf(answer: WorkerAnswer): Read {
  if ('refusal' in answer) {
    const { code, values } = answer.refusal;
    throw new Problem(problems[code], values && { values });
  }
  const { imported } = answer;
  if (imported.kind === 'read') return imported;
  if (imported.kind === 'empty') throw new Problem(problems.import_empty);
  if (imported.kind === 'too-many-weeks')
    throw new Problem(problems.import_too_many_weeks, { values: { weeks: imported.weeks } });
  throw new Problem(problems.import_too_many_lines, { values: { lines: imported.lines } });
}

function askWorker(content: Uint8Array): Promise<WorkerAnswer> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: content,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise<WorkerAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Problem(problems.import_too_long)), limits.timeoutMs);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Problem(problems.import_too_big_inside) : error),
    );
    worker.once('exit', (code) => reject(new Error(`askWorker: the reader ended with ${code}`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
