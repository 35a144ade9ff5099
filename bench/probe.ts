import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

/** A request whose duration is measured again and again while the server is under load. */
export interface Probe {
  name: string;
  url: string;
  init: { method?: string; headers?: Record<string, string>; body?: string };
}

/** Durations in ms, ascending. */
export type ProbeTimes = Record<string, number[]>;

const pauseMs = 20;

/** Starts the probes in a thread, so that responses to heavy requests do not delay the measurement. Returns a function that ends them. */
export function startProbes(probes: Probe[]): () => Promise<ProbeTimes> {
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: probes });
  return () =>
    new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.postMessage('stop');
    });
}

async function repeat({ name, url, init }: Probe, isStopped: () => boolean): Promise<[string, number[]]> {
  const times: number[] = [];
  await (await fetch(url, init)).arrayBuffer();
  while (!isStopped()) {
    const began = performance.now();
    const response = await fetch(url, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    times.push(performance.now() - began);
    await pause(pauseMs);
  }
  return [name, times.toSorted((one, other) => one - other)];
}

if (!isMainThread) {
  let isStopped = false;
  parentPort?.once('message', () => {
    isStopped = true;
  });
  const probes = workerData as Probe[];
  const times = await Promise.all(probes.map((probe) => repeat(probe, () => isStopped)));
  parentPort?.postMessage(Object.fromEntries(times));
}
