import { newId } from '#shell/common/ids.ts';
import type { BenchData } from './data.ts';
import type { Ask } from './measure.ts';
import type { Operation } from './operations.ts';

/** What a phone asks in the gym, each put to the product and to the limit. */
export function trainingOperations(data: BenchData): Operation[] {
  return [logged(data, 1), logged(data, 60), taken(data)];
}

/** Sets of a workout under way, each with a place and an id of its own, or later than the one that stands there. */
function logged({ begunIds, rowIds, exerciseId }: BenchData, sets: number): Operation {
  const begunAt = Date.now() - 3_600_000;
  let last = 0;
  const sent = (at: number) =>
    Array.from({ length: sets }, (_, index) => ({
      id: newId(),
      rowId: rowIds[index % rowIds.length],
      setNumber: Math.floor(index / rowIds.length) + 1,
      weightKg: 60 + (at % 40),
      reps: 8,
      rir: 2,
      loggedAt: new Date(begunAt + at * 10).toISOString(),
    }));
  const begun = (index: number) => begunIds[index % begunIds.length] ?? '';
  return {
    name: sets === 1 ? 'log a set' : `sync of ${sets} sets in one call`,
    // Of 60 sets each replaces one that is kept as a version, which the limit does not keep.
    goal: { times: sets === 1 ? 5 : 8 },
    requests: sets === 1 ? 2000 : 300,
    as: 'client',
    product: (index) => ({
      method: 'PUT',
      path: `/api/my/completed-workouts/${begun(index)}`,
      body: {
        sentAt: new Date().toISOString(),
        sealed: null,
        startedAt: '2026-11-16T17:00:00.000Z',
        sets: sent(last++),
        rowChanges: [],
        finish: null,
      },
    }),
    limit: (index): Ask => ({
      method: 'PUT',
      path: `/sets?workout=${begun(index)}&exercise=${exerciseId}`,
      body: { sets: sent(last++) },
    }),
  };
}

/** The whole program with its exercises and what was done, as a phone keeps it. */
function taken({ assignedId }: BenchData): Operation {
  return {
    name: 'training of 16 workouts x 6 rows for a phone',
    goal: { times: 10 },
    requests: 200,
    as: 'client',
    product: () => ({ method: 'GET', path: '/api/my/training' }),
    limit: () => ({ method: 'GET', path: `/program?id=${assignedId}` }),
  };
}
