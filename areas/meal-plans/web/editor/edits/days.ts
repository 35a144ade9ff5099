import { newId } from '#shell/common/ids.ts';
import { withChanges } from '#shell/common/structural-sharing.ts';
import type { Day, Meal, MealPlan } from '../../../contract.ts';
import { cloneDay } from '../../../rules/copies.ts';
import { withDayCopied } from '../../../rules/copy-days.ts';
import { type MealsCopied, withMealCopiedTo } from '../../../rules/copy-meals.ts';
import { getDay, withDayAdded, withDayChanged, withDayDeleted, withDayMoved } from '../../../rules/edit-days.ts';
import { newMeal, withMealAdded, withMealChanged, withMealDeleted, withMealMoved } from '../../../rules/edit-meals.ts';
import type { MealHeading } from '../../../rules/titles.ts';
import type { EditorStore } from '../context.tsx';
import { mealPlanOf } from '../state/meal-plan-of.ts';
import { changeMealPlan } from './change.ts';

/** Adds a day with the meals of the last day, without their food, and returns its id. */
export function addDay(store: EditorStore): string {
  const headings = mealPlanOf(store.getState().content).days.at(-1)?.meals ?? [];
  changeMealPlan(store, (mealPlan) => withDayAdded(mealPlan, { headings, newId }));
  return mealPlanOf(store.getState().content).days.at(-1)?.id ?? '';
}

/** Adds a copy without name and weekday after the day, and returns its id. */
export function duplicateDay(store: EditorStore, id: string): string {
  const mealPlan = mealPlanOf(store.getState().content);
  const day = getDay(mealPlan, id);
  const copy = { ...cloneDay(day, newId), name: '', weekday: null };
  changeMealPlan(store, (mealPlan) => {
    const index = mealPlan.days.findIndex((one) => one.id === id);
    return withChanges(mealPlan, { days: mealPlan.days.toSpliced(index + 1, 0, copy) });
  });
  return copy.id;
}

export function deleteDay(store: EditorStore, id: string): void {
  changeMealPlan(store, (mealPlan) => withDayDeleted(mealPlan, id));
}

/** Moves a day to a position counted from 1. */
export function moveDay(store: EditorStore, id: string, position: number): void {
  changeMealPlan(store, (mealPlan) => withDayMoved(mealPlan, id, position));
}

type DayFields = Pick<Day, 'name' | 'weekday' | 'dayKind' | 'description' | 'description_en'>;

export function setDayFields(store: EditorStore, id: string, fields: Partial<DayFields>): void {
  const merge = `day ${id} ${Object.keys(fields)}`;
  changeMealPlan(store, (mealPlan) => withDayChanged(mealPlan, id, (day) => withChanges<Day>(day, fields)), merge);
}

/** Copies the meals of a day to positions counted from 1; returns the numbers for the message. */
export function copyDay(
  store: EditorStore,
  dayId: string,
  toPositions: readonly number[],
): { overwritten: number; added: number } {
  const before = mealPlanOf(store.getState().content);
  const { mealPlan, overwritten, added } = withDayCopied(before, { dayId, toPositions, newId });
  changeMealPlan(store, () => mealPlan);
  return { overwritten, added };
}

/** Copies a meal to other days; returns the numbers for the message. */
export function copyMeal(
  store: EditorStore,
  mealId: string,
  toDayIds: readonly string[],
): Omit<MealsCopied, 'mealPlan'> {
  const before = mealPlanOf(store.getState().content);
  const { mealPlan, ...counts } = withMealCopiedTo(before, { mealId, toDayIds, newId });
  changeMealPlan(store, () => mealPlan);
  return counts;
}

/** Adds a meal at its time of the day and returns its id. */
export function addMeal(store: EditorStore, dayId: string, heading: MealHeading): string {
  const meal = newMeal(heading, newId);
  changeMealPlan(store, (mealPlan) => mealPlanWith(mealPlan, dayId, meal));
  return meal.id;
}

function mealPlanWith(mealPlan: MealPlan, dayId: string, meal: Meal): MealPlan {
  const added = withMealAdded(mealPlan, { dayId, meal });
  return added.kind === 'added' ? added.mealPlan : mealPlan;
}

/** Adds a pasted meal with new ids to a day. */
export function addCopiedMeal(store: EditorStore, dayId: string, copy: Meal): void {
  changeMealPlan(store, (mealPlan) => mealPlanWith(mealPlan, dayId, copy));
}

export function deleteMeal(store: EditorStore, id: string): void {
  changeMealPlan(store, (mealPlan) => withMealDeleted(mealPlan, id));
}

/** Moves a meal to a position of its day counted from 1. */
export function moveMeal(store: EditorStore, id: string, position: number): void {
  changeMealPlan(store, (mealPlan) => withMealMoved(mealPlan, id, position));
}

type MealFields = Pick<
  Meal,
  | 'meal_title'
  | 'meal_title_en'
  | 'meal_type'
  | 'time'
  | 'energyPercent'
  | 'free_meal'
  | 'meal_description'
  | 'meal_description_en'
>;

export function setMealFields(store: EditorStore, id: string, fields: Partial<MealFields>): void {
  const merge = `meal ${id} ${Object.keys(fields)}`;
  changeMealPlan(store, (mealPlan) => withMealChanged(mealPlan, id, (meal) => withChanges<Meal>(meal, fields)), merge);
}
