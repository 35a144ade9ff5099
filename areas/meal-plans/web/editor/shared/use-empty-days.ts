import { isEmptyDay } from '../../../rules/content.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useMealPlan } from '../context.tsx';

/** The titles of the days without any meal for the client, separated by commas; empty when there are none. */
export function useEmptyDays(): string {
  const { dayTitleOf } = useMealTexts();
  return useMealPlan(({ days }) =>
    days.flatMap((day, index) => (isEmptyDay(day) ? dayTitleOf(day, index + 1) : [])).join(', '),
  );
}
