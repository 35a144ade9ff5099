import type { LocalWorkoutSummary } from '../runner/use-local-workouts.ts';
import type { LocalToday } from './use-today.ts';

/** What the first card of Today says. */
interface DayCard {
  isDoneForToday: boolean;
  /** What this phone knows of the workout in it, which need not be said twice. */
  here: LocalWorkoutSummary | undefined;
}

/** Nothing more today for who has trained today, unless another workout is due or begun. */
export function dayCard(
  { doneToday, next, program }: Pick<LocalToday, 'doneToday' | 'next' | 'program'>,
  { here, day }: { here: readonly LocalWorkoutSummary[]; day: string },
): DayCard {
  const finishedHere = here.find(({ isFinished }) => isFinished);
  const isDue = next !== null && (next.state === 'begun' || next.date === day);
  if (!program) return { isDoneForToday: false, here: undefined };
  if ((doneToday.length > 0 || finishedHere) && !isDue) return { isDoneForToday: true, here: finishedHere };
  return { isDoneForToday: false, here: here.find(({ workoutId }) => workoutId === next?.workoutId) };
}
