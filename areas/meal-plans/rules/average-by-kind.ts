import type { PlannedByKind, PlannedDay, PlannedDays } from '#areas/macros/rules/target-difference.ts';
import { dayKinds, type MealPlan } from '../contract.ts';
import { averageDay } from './totals.ts';

/** The average days with and without training, of a meal plan whose days follow the training; empty for others. */
export function averageByKind(mealPlan: MealPlan): PlannedByKind {
  if (mealPlan.schedule !== 'training') return {};
  const kinds = dayKinds.flatMap((kind) => {
    const average = averageOfDays(mealPlan, daysOfKind(mealPlan.days, kind));
    return average ? [[kind, average] as const] : [];
  });
  return Object.fromEntries(kinds);
}

/** A kind without days of its own has those that are bound to none, as in `dayOn`. */
function daysOfKind(days: MealPlan['days'], kind: 'training' | 'rest'): MealPlan['days'] {
  const bound = days.filter(({ dayKind }) => dayKind === kind);
  return bound.length > 0 ? bound : days.filter(({ dayKind }) => dayKind === null);
}

/** The average day of a client without a program is the rest day. The training days stay, which a later program brings. */
export function withoutTraining({ planned, byKind }: PlannedDays): PlannedDays {
  return { planned: byKind.rest ?? planned, byKind };
}

function averageOfDays(mealPlan: MealPlan, days: MealPlan['days']): PlannedDay | null {
  return days.length === 0 ? null : averageDay({ ...mealPlan, days });
}
