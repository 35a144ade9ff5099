import { clamped } from '#shell/common/numbers.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { type Day, limits, type MealPlan } from '../contract.ts';
import { newMeal } from './edit-meals.ts';
import { emptyTotals } from './empty-totals.ts';
import type { MealHeading } from './titles.ts';

interface NewDays {
  /** Meals of a new day, from the settings of the account. */
  headings: readonly MealHeading[];
  newId: () => string;
}

interface NewMealPlan extends NewDays {
  title: string;
  duration: number;
  include_alternatives_in_macro: boolean;
}

const newMealPlanFields = {
  description: '',
  description_en: '',
  isDraft: true,
  schedule: 'in_order',
  targets: { day: null, training: null, rest: null },
  waterMl: null,
  swaps: { mode: 'alternatives', energyTolerancePercent: 15 },
} as const;

const newDayFields = { name: '', weekday: null, dayKind: null, description: '', description_en: '' } as const;

/** Returns a draft with one day. */
export function newMealPlan({ title, duration, include_alternatives_in_macro, ...newDays }: NewMealPlan): MealPlan {
  const { micronutrients: _, ...totals } = emptyTotals();
  const mealPlan: MealPlan = {
    ...newMealPlanFields,
    title,
    include_alternatives_in_macro,
    duration,
    days: [],
    ...totals,
    protein_percent: 0,
    carbs_percent: 0,
    lipids_percent: 0,
  };
  return withDayAdded(mealPlan, newDays);
}

export function mayAddDay(mealPlan: MealPlan): boolean {
  return mealPlan.days.length < limits.days;
}

/** Appends a day without a name: screens name it by its weekday or its number, in the language of the reader. */
export function withDayAdded(mealPlan: MealPlan, { headings, newId }: NewDays): MealPlan {
  const meals = headings.map((heading) => newMeal(heading, newId));
  const day: Day = { ...newDayFields, id: newId(), meals, ...emptyTotals() };
  return { ...mealPlan, days: [...mealPlan.days, day] };
}

/** Deletes a day. A meal plan has at least one day: deleting the only one removes its meals instead. */
export function withDayDeleted(mealPlan: MealPlan, id: string): MealPlan {
  if (mealPlan.days.length === 1) return withDayChanged(mealPlan, id, (day) => ({ ...day, meals: [] }));
  const days = mealPlan.days.filter((day) => day.id !== id);
  return days.length === mealPlan.days.length ? mealPlan : { ...mealPlan, days };
}

/** Moves the day to `toPosition`, counted from 1; positions outside the range are clamped. Days keep their names. */
export function withDayMoved(mealPlan: MealPlan, id: string, toPosition: number): MealPlan {
  const others = mealPlan.days.filter((day) => day.id !== id);
  const index = clamped(toPosition, 1, mealPlan.days.length) - 1;
  return { ...mealPlan, days: others.toSpliced(index, 0, getDay(mealPlan, id)) };
}

/** Replaces a day by the copy that `change` returns, as in `(day) => ({ ...day, name })`. */
export function withDayChanged(mealPlan: MealPlan, id: string, change: (day: Day) => Day): MealPlan {
  return withChanges(mealPlan, { days: mapShared(mealPlan.days, (day) => (day.id === id ? change(day) : day)) });
}

export function getDay(mealPlan: MealPlan, id: string): Day {
  const day = mealPlan.days.find((one) => one.id === id);
  if (day === undefined) throw new Error(`getDay: no day ${id}`);
  return day;
}
