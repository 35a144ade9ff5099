import { clamped } from '#shell/common/numbers.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { type Day, limits, type MealPlan } from '../contract.ts';
import { newMeal } from './edit-meals.ts';
import { emptyTotals } from './empty-totals.ts';
import { type MealHeading, nextDayName } from './titles.ts';

interface NewDays {
  /** `Giorno`, `Day`: the number comes with it. */
  prefix: string;
  /** The meals a new day starts with, by the account's settings. */
  headings: readonly MealHeading[];
  newId: () => string;
}

interface NewMealPlan extends NewDays {
  title: string;
  duration: number;
  include_alternatives_in_macro: boolean;
}

/** A draft of the library with one day. */
export function newMealPlan({ title, duration, include_alternatives_in_macro, ...newDays }: NewMealPlan): MealPlan {
  const { micronutrients: _, ...totals } = emptyTotals();
  const plan: MealPlan = {
    id: newDays.newId(),
    title,
    version: 1,
    isDraft: true,
    isCustom: false,
    include_alternatives_in_macro,
    duration,
    days: [],
    ...totals,
    protein_percent: 0,
    carbs_percent: 0,
    lipids_percent: 0,
  };
  return withDayAdded(plan, newDays);
}

export function mayAddDay(plan: MealPlan): boolean {
  return plan.days.length < limits.days;
}

/** Goes last, named with its number. */
export function withDayAdded(plan: MealPlan, { prefix, headings, newId }: NewDays): MealPlan {
  const meals = headings.map((heading) => newMeal(heading, newId));
  const day: Day = { id: newId(), name: nextDayName(plan.days, prefix), meals, ...emptyTotals() };
  return { ...plan, days: [...plan.days, day] };
}

/** A plan keeps one day: deleting the only one empties its meals. */
export function withDayDeleted(plan: MealPlan, id: string): MealPlan {
  if (plan.days.length === 1) return withDayChanged(plan, id, (day) => ({ ...day, meals: [] }));
  const days = plan.days.filter((day) => day.id !== id);
  return days.length === plan.days.length ? plan : { ...plan, days };
}

/** It is the `toPosition`th day afterwards, counted from 1; past either end means that end. Days keep their names. */
export function withDayMoved(plan: MealPlan, id: string, toPosition: number): MealPlan {
  const others = plan.days.filter((day) => day.id !== id);
  const index = clamped(toPosition, 1, plan.days.length) - 1;
  return { ...plan, days: others.toSpliced(index, 0, getDay(plan, id)) };
}

/** `change` makes the changed copy: `(day) => ({ ...day, name })`. */
export function withDayChanged(plan: MealPlan, id: string, change: (day: Day) => Day): MealPlan {
  return withChanges(plan, { days: mapShared(plan.days, (day) => (day.id === id ? change(day) : day)) });
}

export function getDay(plan: MealPlan, id: string): Day {
  const day = plan.days.find((one) => one.id === id);
  if (day === undefined) throw new Error(`getDay: no day ${id}`);
  return day;
}
