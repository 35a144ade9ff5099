import { plainDateInZone } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { ProgressFilters, usualRange } from './filters.ts';
import { useExerciseProgress, type Whose } from './queries.ts';
import { firstDayOf } from './ranges.ts';

/** How an exercise went, in the range the address names. */
export function useProgressInRange(whose: Whose, exerciseId: string) {
  const { timeZone } = useMe();
  const [{ range = usualRange }] = useSearchParams(ProgressFilters);
  const today = plainDateInZone(new Date().toISOString(), timeZone);
  return useExerciseProgress(whose, exerciseId, firstDayOf(range, today));
}
