import { isEmptyDay } from '../../../rules/content.ts';
import { scheduleFaults } from '../../../rules/day-bindings.ts';
import { useScheduleText } from '../../schedule-text.ts';
import { useMealPlan } from '../context.tsx';

/** What is wrong with the days of the meal plan for the dates of a client; empty when nothing is. */
export function useScheduleWarning(): string {
  const textOf = useScheduleText();
  return useMealPlan((mealPlan) => {
    const days = mealPlan.days.map((day, index) => ({ ...day, number: index + 1, isEmpty: isEmptyDay(day) }));
    return textOf(scheduleFaults({ ...mealPlan, days }));
  });
}
