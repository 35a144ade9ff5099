import { limits } from '#areas/completed-workouts/contract/set.ts';
import { newId } from '#shell/common/ids.ts';
import type { BenchData } from './data.ts';
import type { Scenario } from './scenarios.ts';

/** What a phone asks in the gym, each put to the product and to the limit. */
export function trainingOperations(studio: BenchData): Scenario[] {
  return [taken(studio), logged(studio), corrected(studio), synced(studio)];
}

/** One set after the other into workouts under way, each into a place where nothing stands yet. */
function logged(studio: BenchData): Scenario {
  const { begunIds, rowIds } = studio;
  const places = { name: 'log a set', goal: { times: 5 }, requests: 2000 };
  return sends(studio, places, (at) => {
    const index = Math.floor(at / begunIds.length);
    const setNumber = 1 + (Math.floor(index / rowIds.length) % limits.setsARow);
    return { begun: begunIds[at % begunIds.length], sets: [{ rowId: rowIds[index % rowIds.length], setNumber }] };
  });
}

/** The first set of a workout again and again: what it was before is kept as a version, which the limit does not keep. */
function corrected(studio: BenchData): Scenario {
  const { begunIds, rowIds } = studio;
  return sends(studio, { name: 'correct a set', goal: { times: 8 }, requests: 2000 }, (at) => ({
    begun: begunIds[at % begunIds.length],
    sets: [{ rowId: rowIds[0], setNumber: 1 }],
  }));
}

/** Of 60 sets each replaces one that is kept as a version, which the limit does not keep. */
function synced(studio: BenchData): Scenario {
  const { begunIds, rowIds } = studio;
  return sends(studio, { name: 'sync of 60 sets in one call', goal: { times: 8 }, requests: 300 }, (at) => ({
    begun: begunIds[at % begunIds.length],
    sets: Array.from({ length: 60 }, (_, index) => ({
      rowId: rowIds[index % rowIds.length],
      setNumber: Math.floor(index / rowIds.length) + 1,
    })),
  }));
}

interface Sent {
  begun: string | undefined;
  sets: { rowId: string | undefined; setNumber: number }[];
}

/** What is sent counts on for product and limit together, so neither meets a place or an instant of the other. */
function sends(
  { exerciseId }: BenchData,
  measured: Pick<Scenario, 'name' | 'goal' | 'requests'>,
  sentAs: (at: number) => Sent,
): Scenario {
  let last = 0;
  const next = () => {
    const at = last++;
    const { begun, sets } = sentAs(at);
    return {
      begun,
      sets: sets.map((index) => ({
        id: newId(),
        ...index,
        weightKg: 60 + (at % 40),
        reps: 8,
        rir: 2,
        loggedAt: nextInstant(),
      })),
    };
  };
  return {
    ...measured,
    as: 'client',
    product: () => {
      const { begun, sets } = next();
      return {
        method: 'PUT',
        path: `/api/my/completed-workouts/${begun}`,
        body: {
          sentAt: new Date().toISOString(),
          signed: null,
          startedAt: '2026-11-16T17:00:00.000Z',
          sets,
          rowChanges: [],
          finish: null,
        },
      };
    },
    baseline: () => {
      const { begun, sets } = next();
      return { method: 'PUT', path: `/sets?workout=${begun}&exercise=${exerciseId}`, body: { sets } };
    },
  };
}

/** A millisecond after the one before, and never in the future: an hour ago to begin with. */
let lastInstant = Date.now() - 3_600_000;

function nextInstant(): string {
  return new Date(++lastInstant).toISOString();
}

/** The whole program with its exercises and what was done, as a phone keeps it. The limit reads the program alone. */
function taken({ trainee }: BenchData): Scenario {
  return {
    name: 'training of 16 workouts x 6 rows for a phone',
    goal: { times: 10 },
    requests: 200,
    as: 'trainee',
    product: () => ({ method: 'GET', path: '/api/my/training' }),
    baseline: () => ({ method: 'GET', path: `/program?id=${trainee.programId}` }),
  };
}
