import type { ExerciseRow } from '../../../contract/document.ts';
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

/** A row of which all planned sets were done on 18 November 2026; the values are those of one of them. */
export function performanceOf(
  { id, sets, exerciseId, name }: Pick<ExerciseRow, 'id' | 'sets' | 'exerciseId' | 'name'>,
  changes: Partial<RowPerformance> = {},
): RowPerformance {
  const planned = sets ?? 1;
  return {
    rowId: id,
    finishedAt: '2026-11-18T17:00:00Z',
    finishedOn: '2026-11-18',
    sets: [loggedSet(82.5, 6)],
    setsDone: planned,
    setsPlanned: planned,
    exerciseId,
    exerciseName: name,
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
  return { exerciseId, finishedAt: '2026-11-12T17:00:00Z', finishedOn: '2026-11-12', sets };
}
