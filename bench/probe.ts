import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

/** A request whose duration is measured again and again while the server is under load. */
export interface Probe {
  name: string;
  url: string;
  init: { method?: string; headers?: Record<string, string>; body?: string };
}

/** Durations in ms of one probe, ascending: while the server is under load, and in the pauses between. */
export interface ProbeTimes {
  loaded: number[];
  idle: number[];
}

export type Phase = keyof ProbeTimes;

const pauseMs = 20;

/** Starts the probes in a thread, so that responses to heavy requests do not delay the measurement. */
export function startProbes(probes: Probe[]) {
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: probes });
  return {
    /** Requests from now on count for `phase`; one that is running when it begins counts for none. */
    setPhase: (phase: Phase) => thread.postMessage(phase),
    stop: () =>
      new Promise<Record<string, ProbeTimes>>((resolve, reject) => {
        thread.once('message', resolve);
        thread.once('error', reject);
        thread.postMessage('stop');
      }),
  };
}

/** A new object at each change of the phase. */
type State = { phase: Phase } | 'stop';

async function repeat({ name, url, init }: Probe, state: () => State): Promise<[string, ProbeTimes]> {
  const times: ProbeTimes = { loaded: [], idle: [] };
  await (await fetch(url, init)).arrayBuffer();
  for (let before = state(); before !== 'stop'; before = state()) {
    const began = performance.now();
    const response = await fetch(url, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    if (state() === before) times[before.phase].push(performance.now() - began);
    await pause(pauseMs);
  }
  const ascending = (list: number[]) => list.toSorted((one, other) => one - other);
  return [name, { loaded: ascending(times.loaded), idle: ascending(times.idle) }];
}

if (!isMainThread) {
  let state: State = { phase: 'idle' };
  parentPort?.on('message', (message: Phase | 'stop') => {
    state = message === 'stop' ? 'stop' : { phase: message };
    if (message === 'stop') parentPort?.unref();
  });
  const probes = workerData as Probe[];
  const times = await Promise.all(probes.map((probe) => repeat(probe, () => state)));
  parentPort?.postMessage(Object.fromEntries(times));
}
