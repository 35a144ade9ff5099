import type { LastPerformance, RowPerformance } from '../../../contract/editing.ts';
import { exampleCopy } from './open-program-screen.tsx';

const [first, second] = exampleCopy.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
if (!first || !second) throw new Error('the example copy has no rows');

/** The first two rows of the example copy: bench press and lateral raise. */
export const exampleRows = { bench: first, raise: second };

/** A set as the client logged it. */
export function loggedSet(weightKg: number, reps: number): LastPerformance['sets'][number] {
  return { weightKg, reps, rir: null, seconds: null, metres: null };
}

/** One set of a row of one planned set, done on 18 November 2026. */
export function performanceOf({ id }: { id: string }, changes: Partial<RowPerformance> = {}): RowPerformance {
  return {
    rowId: id,
    finishedAt: '2026-11-18T17:00:00Z',
    sets: [loggedSet(82.5, 6)],
    setsDone: 1,
    setsPlanned: 1,
    exerciseName: null,
    skipReason: null,
    skipNote: '',
    ...changes,
  };
}

/** The last time of the exercise of a row, on 12 November 2026. */
export function lastTimeOf(
  { exerciseId }: { exerciseId: string },
  sets: LastPerformance['sets'] = [loggedSet(82.5, 6)],
): LastPerformance {
  return { exerciseId, finishedAt: '2026-11-12T17:00:00Z', sets };
}
