import { plainDateInZone } from '#shell/common/dates.ts';

/** A workout that ends later after its start was continued on another day. */
export const longestWorkoutHours = 12;

interface Times {
  /** Missing for a workout that was finished without a start. */
  startedAt?: string | null | undefined;
  finishedAt: string;
}

/**
 * Returns the day on which a finished workout counts, in the time zone of its client: the one on which it began, also when it ended after
 * midnight, or that of its end when it was continued more than 12 hours later. The database stores the same (`finished_on`).
 */
export function dayOfWorkout({ startedAt, finishedAt }: Times, timeZone: string): string {
  if (!startedAt) return plainDateInZone(finishedAt, timeZone);
  const isContinued = Date.parse(finishedAt) - Date.parse(startedAt) > longestWorkoutHours * 3_600_000;
  return plainDateInZone(isContinued ? finishedAt : startedAt, timeZone);
}
