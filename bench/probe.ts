import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { connect } from '#shell/server/database/connect.ts';

/** What is measured again and again while the server is under load: a request, or a new connection to the database. */
export type Probe = { name: string } & (
  | { url: string; init: { method?: string; headers?: Record<string, string>; body?: string } }
  | { databaseUrl: string }
);

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

async function repeat(probe: Probe, state: () => State): Promise<[string, ProbeTimes]> {
  const times: ProbeTimes = { loaded: [], idle: [] };
  await run(probe);
  for (let before = state(); before !== 'stop'; before = state()) {
    const began = performance.now();
    await run(probe);
    if (state() === before) times[before.phase].push(performance.now() - began);
    await pause(pauseMs);
  }
  const ascending = (list: number[]) => list.toSorted((one, other) => one - other);
  return [probe.name, { loaded: ascending(times.loaded), idle: ascending(times.idle) }];
}

async function run(probe: Probe): Promise<void> {
  if ('databaseUrl' in probe) {
    const database = connect(probe.databaseUrl, 1);
    await database.query('select 1');
    return database.end();
  }
  const response = await fetch(probe.url, probe.init);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${probe.name} answered ${response.status}`);
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
