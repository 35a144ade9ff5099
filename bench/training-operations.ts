import { limits } from '#areas/completed-workouts/contract/set.ts';
import { newId } from '#shell/common/ids.ts';
import type { BenchData } from './data.ts';
import type { Scenario } from './scenarios.ts';

/** Requests of a phone during a workout, each sent to the product and to the baseline. */
export function trainingOperations(studio: BenchData): Scenario[] {
  return [taken(studio), logged(studio), corrected(studio), synced(studio)];
}

/** Logs new sets, one after the other, in running workouts. */
function logged(studio: BenchData): Scenario {
  const { begunIds, rowIds } = studio;
  const places = { name: 'log a set', goal: { times: 5 }, requests: 2000 };
  return sends(studio, places, (at) => {
    const index = Math.floor(at / begunIds.length);
    const setNumber = 1 + (Math.floor(index / rowIds.length) % limits.setsARow);
    return { begun: begunIds[at % begunIds.length], sets: [{ rowId: rowIds[index % rowIds.length], setNumber }] };
  });
}

/**
 * Corrects the first set of a workout repeatedly. The product stores its previous values as a version, the baseline
 * does not.
 */
function corrected(studio: BenchData): Scenario {
  const { begunIds, rowIds } = studio;
  return sends(studio, { name: 'correct a set', goal: { times: 8 }, requests: 2000 }, (at) => ({
    begun: begunIds[at % begunIds.length],
    sets: [{ rowId: rowIds[0], setNumber: 1 }],
  }));
}

/** Replaces 60 sets. The product stores the previous ones as versions, the baseline does not. */
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

/**
 * Builds the requests that send sets. Product and baseline share one counter, so that neither repeats a set number or
 * an instant of the other.
 */
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
      sets: sets.map((set) => ({
        id: newId(),
        ...set,
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

/**
 * The last `loggedAt`, in ms since 1970. Each set is logged 1 ms after the previous one, starting an hour ago, so that
 * no set is in the future.
 */
let lastInstant = Date.now() - 3_600_000;

function nextInstant(): string {
  return new Date(++lastInstant).toISOString();
}

/** Loads the program with exercises and completed sets, which a phone caches. The baseline reads the program only. */
function taken({ trainee }: BenchData): Scenario {
  return {
    name: 'training of 16 workouts x 6 rows for a phone',
    goal: { cpuMs: 8 },
    requests: 200,
    as: 'trainee',
    product: () => ({ method: 'GET', path: '/api/my/training' }),
    baseline: () => ({ method: 'GET', path: `/program?id=${trainee.programId}` }),
  };
}
