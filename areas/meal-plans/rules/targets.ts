import type { MacroTarget } from '#areas/macros/contract.ts';
import type { Day, MealPlan } from '../contract.ts';

/** The target of a day: that of its kind when there is one, else that of every day; null without a target. */
export function targetOf({ targets, schedule }: Pick<MealPlan, 'targets' | 'schedule'>, day: Day): MacroTarget | null {
  const ofKind = schedule === 'training' && day.dayKind ? targets[day.dayKind] : null;
  return ofKind ?? targets.day;
}
