import type { MealPlanUpdate } from '../../contract/assigned.ts';

/** Whether an update leaves parts of a copy that the template changed, because they were changed by hand. */
export function hasStaying({ staying = [] }: MealPlanUpdate): boolean {
  return staying.length > 0;
}
