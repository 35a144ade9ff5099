import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleCompletedWorkout } from '../../../example.ts';
import { setKey } from '../../../rules/set-versions.ts';
import { begin } from '../local-store/begin.ts';
import { changeSet, finish, logSet, removeSet } from '../local-store/log.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { createLocalWorkoutStore, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import { pushPending } from './sync.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from '../testing/opened.ts';

afterEach(() => vi.useRealTimers());

test('two phones log, correct and remove sets over a failing network, reload, and repeat every request ten times, without lost or duplicate sets', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
      const devices = open();
      for (const [index, step] of steps.entries()) {
        vi.setSystemTime(startMs + index * 1000);
        await take(devices, step);
      }
      vi.setSystemTime(startMs + steps.length * 1000);
      devices.server.setNetwork('online');
      for (const phone of [0, 1, 0] as const) await pushPending(devices.phones[phone], devices.server.api);
      for (let times = 0; times < 10; times++)
        for (const request of devices.sent) await devices.server.api.sync(request).catch(() => {});

      const stored = devices.server.sets();
      expect(Object.fromEntries(stored.map((set) => [setKey(set), set.reps]))).toEqual(
        Object.fromEntries(devices.done),
      );
      expect(stored).toHaveLength(devices.done.size);
      for (const phone of devices.phones) expect(shownAfterRefetch(devices, phone)).toEqual(repsOf(stored));
    }),
    { numRuns: 150 },
  );
});

test('two phones finish one workout: all their sets arrive, and both delete it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async (steps) => {
      const devices = open();
      for (const [index, step] of steps.entries()) {
        vi.setSystemTime(startMs + index * 1000);
        await take(devices, step);
      }
      vi.setSystemTime(startMs + steps.length * 1000);
      for (const phone of [0, 1] as const) applyStep(devices, { kind: 'log', phone, row: 0, setNumber: 9, reps: 9 });
      for (const phone of devices.phones) finish(phone, { effort: 7, comment: '' });
      devices.server.setNetwork('online');
      for (const phone of [0, 1, 0] as const) await pushPending(devices.phones[phone], devices.server.api);

      expect(devices.server.sets()).toHaveLength(devices.done.size);
      expect(Object.keys(localStorage)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const startMs = Date.parse('2026-11-18T17:30:00.000Z');
const eighty = { weightKg: 80, reps: 8, rir: 2 };
const rowIds = exampleCompletedWorkout.rows.slice(0, 2).map(({ id }) => id);

interface Devices {
  server: ReturnType<typeof fakeSyncServer>;
  phones: [LocalWorkoutStore, LocalWorkoutStore];
  /** All requests of both phones, also those that failed, to be repeated. */
  sent: Parameters<Devices['server']['api']['sync']>[0][];
  /** Repetitions of each set after the last change by either phone, by set key. */
  done: Map<string, number | null>;
}

/** Creates two phones of one client. They share the storage of this device under two client ids. */
function open(): Devices {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: startMs });
  const phones: Devices['phones'] = [
    createLocalWorkoutStore(giulia),
    createLocalWorkoutStore({ ...giulia, clientId: 'phone-two' }),
  ];
  for (const phone of phones) {
    applyServerWorkout(phone, exampleOpened, startMs);
    begin(phone);
  }
  return { server: fakeSyncServer(), phones, sent: [], done: new Map() };
}

const phone = fc.constantFrom(0 as const, 1 as const);
const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('log' as const),
      phone,
      row: fc.nat(1),
      setNumber: fc.integer({ min: 1, max: 4 }),
      reps: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      phone,
      which: fc.nat(9),
      reps: fc.integer({ min: 1, max: 20 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), phone, which: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      network: fc.constantFrom(
        'online' as const,
        'offline' as const,
        'response-lost' as const,
        'server-error' as const,
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), phone }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), phone }) },
);

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

async function take(devices: Devices, step: Step): Promise<void> {
  if (step.kind === 'network') devices.server.setNetwork(step.network);
  else if (step.kind === 'send') await sendFrom(devices, step.phone);
  else if (step.kind === 'repeat') await repeat(devices, step.which);
  else if (step.kind === 'reload') reload(devices, step.phone);
  else applyStep(devices, step);
}

async function sendFrom({ server, phones, sent }: Devices, which: 0 | 1): Promise<void> {
  await pushPending(phones[which], {
    ...server.api,
    sync: (request) => {
      sent.push(structuredClone(request));
      return server.api.sync(request);
    },
  });
}

/** Repeats one of the earlier requests ten times. */
async function repeat({ server, sent }: Devices, which: number): Promise<void> {
  const call = sent[which % Math.max(sent.length, 1)];
  for (let times = 0; call && times < 10; times++) await server.api.sync(call).catch(() => {});
}

function reload({ phones }: Devices, which: 0 | 1): void {
  const { clientId, workoutId } = phones[which];
  phones[which] = createLocalWorkoutStore({ clientId, workoutId });
}

function applyStep({ phones, done }: Devices, step: Extract<Step, { kind: 'log' | 'change' | 'remove' }>): void {
  const store = phones[step.phone];
  if (step.kind === 'log') {
    const ref = { rowId: rowIds[step.row] ?? '', setNumber: step.setNumber };
    logSet(store, ref, { ...eighty, reps: step.reps });
    done.set(setKey(ref), step.reps);
    return;
  }
  const sets = loggedSets(store.read());
  const set = sets[step.which % Math.max(sets.length, 1)];
  if (!set) return;
  if (step.kind === 'change') changeSet(store, set, { ...eighty, reps: step.reps });
  else removeSet(store, set);
  if (step.kind === 'change') done.set(setKey(set), step.reps);
  else done.delete(setKey(set));
}

/** Returns the repetitions that a phone shows after it has fetched the workout again. */
function shownAfterRefetch({ server }: Devices, store: LocalWorkoutStore) {
  const stored = server.workout();
  const sets = server.sets().map((set) => ({ ...set, author: null }));
  if (stored)
    applyServerWorkout(store, { ...exampleOpened, begun: { ...exampleBegun, id: stored.id, sets } }, Date.now() + 1000);
  return repsOf(loggedSets(store.read()));
}

function repsOf(sets: readonly { rowId: string; setNumber: number; reps: number | null }[]) {
  return Object.fromEntries(sets.map((set) => [setKey(set), set.reps]));
}
