import type { Subject } from '#areas/clients/server/public.ts';
import { type ClientDay, findDaysOn, readMealPlanSettings } from '#areas/meal-plans/server/public.ts';
import type { StoredComponent } from '#areas/aliments/contract.ts';
import { type Diet, limits, type MealEntry, type PlanOfDays } from '../../contract.ts';
import { dietWithoutNumbers } from '../../rules/hidden-numbers.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findEatenConflicts } from './eaten-conflicts.ts';
import * as parts from '../store/day-parts.ts';
import * as store from '../store/entries.ts';

interface Requested {
  from?: string | undefined;
  days: number;
}

/** The days of a client from `from` on, with what was reported about them. Numbers that the client may not see are null. */
export async function readDiet(
  scope: Scope,
  { clientId }: Subject,
  { from, days }: Requested,
): Promise<{ diet: Diet }> {
  const today = todayIn(scope.caller.timeZone);
  const first = from ?? today;
  const period = { clientId, from: first, until: addDays(first, Math.min(days, limits.days) - 1) };
  const [planned, entries, drinks, shopping, ticks, { showsCalories, showsMacros }] = await Promise.all([
    findDaysOn(scope, period),
    findEntries(scope, period),
    parts.findDrinks(scope, period),
    parts.findShopping(scope, clientId),
    parts.findTicks(scope, clientId),
    readMealPlanSettings(scope, clientId),
  ]);
  const conflicts = scope.caller.clientId ? [] : await findEatenConflicts(scope, clientId, entries);
  const byDate = new Map(planned.map((one) => [one.date, one]));
  const diet: Diet = {
    today,
    showsCalories,
    showsMacros,
    plans: plansOf(planned),
    days: Array.from({ length: days }, (_, index) => {
      const date = addDays(first, index);
      const found = byDate.get(date);
      return { date, publishedId: found?.publishedId ?? null, day: found?.day ?? null };
    }),
    entries,
    conflicts,
    drinks,
    shopping: shopping ?? null,
    ticks,
  };
  return { diet: scope.caller.clientId ? dietWithoutNumbers(diet) : diet };
}

/** The reports about the days of a period, as responses contain them. */
export async function findEntries(
  scope: Scope,
  period: { clientId: string; from: string; until: string },
): Promise<MealEntry[]> {
  const rows = await store.findEntries(scope, period);
  return rows.map(({ pictures, ...entry }) => ({
    ...entry,
    pictures: pictures.map(store.toMealPicture),
  }));
}

/** Each published version once, with the foods and recipes of its days in the period. */
function plansOf(planned: readonly ClientDay[]): PlanOfDays[] {
  return [...Map.groupBy(planned, ({ publishedId }) => publishedId).values()].flatMap((days) => {
    const [one] = days;
    return one ? [planOf(one, days)] : [];
  });
}

function planOf({ publishedId, mealPlanId, content, note }: ClientDay, days: readonly ClientDay[]): PlanOfDays {
  const { title, description, description_en, targets, waterMl, swaps, include_alternatives_in_macro } = content;
  const meals = days.flatMap(({ day }) => day?.meals ?? []).flatMap((meal) => meal.mealComponents);
  const recipeIds = new Set(meals.map(({ recipeId }) => recipeId));
  const alimentIds = new Set(meals.flatMap(({ components }) => components.flatMap(alimentIdsOf)));
  return {
    publishedId,
    mealPlanId,
    title,
    note,
    description,
    description_en,
    targets,
    waterMl,
    swaps,
    include_alternatives_in_macro,
    aliments: content.aliments.filter(({ id }) => alimentIds.has(id)),
    recipes: content.recipes.filter(({ id }) => recipeIds.has(id)),
  };
}

function alimentIdsOf({ alimentId, alternatives }: StoredComponent): string[] {
  return [alimentId, ...alternatives.map((alternative) => alternative.alimentId)];
}
