import type { EnergyByKind } from '#areas/macros/rules/energy-difference.ts';
import { dayKinds, type MealPlan } from '../contract.ts';
import { averageDay } from './totals.ts';

/** The energies of an average day with and without training, of a meal plan whose days follow the training; empty for others. */
export function energyByKind(mealPlan: MealPlan): EnergyByKind {
  if (mealPlan.schedule !== 'training') return {};
  const kinds = dayKinds.flatMap((kind) => {
    const energy = energyOfDays(mealPlan, daysOfKind(mealPlan.days, kind));
    return energy ? [[kind, energy] as const] : [];
  });
  return Object.fromEntries(kinds);
}

/** A kind without days of its own has those that are bound to none, as in `dayOn`. */
function daysOfKind(days: MealPlan['days'], kind: 'training' | 'rest'): MealPlan['days'] {
  const bound = days.filter(({ dayKind }) => dayKind === kind);
  return bound.length > 0 ? bound : days.filter(({ dayKind }) => dayKind === null);
}

function energyOfDays(mealPlan: MealPlan, days: MealPlan['days']): EnergyByKind['training'] | null {
  if (days.length === 0) return null;
  const { calories, incomplete } = averageDay({ ...mealPlan, days });
  return calories === null ? null : { kcal: calories, isAtLeast: incomplete.includes('calories') };
}
