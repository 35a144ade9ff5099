import { findWithdrawn, type Subject } from '#areas/clients/server/public.ts';
import {
  findCurrentConfirmations,
  findDaysOn,
  findNextDayOn,
  type PublishedOf,
  readMealPlanSettings,
} from '#areas/meal-plans/server/public.ts';
import type { StoredMeal } from '#areas/meal-plans/contract/document.ts';
import type { StoredComponent } from '#areas/aliments/contract.ts';
import { type Diet, type DietDay, limits, type MealEntry } from '../../contract.ts';
import type { PlanOfDays } from '../../contract/plan-of-days.ts';
import { dietWithoutNumbers } from '../../rules/hidden-numbers.ts';
import { addDays } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findDietDays } from './diet-days.ts';
import { findEatenConflicts } from './eaten-conflicts.ts';
import * as parts from '../store/day-parts.ts';
import * as store from '../store/entries.ts';
import { readTodayOf } from '../store/states.ts';

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
  const today = await readTodayOf(scope, clientId);
  const first = from ?? today;
  const dates = Array.from({ length: days }, (_, index) => addDays(first, index));
  const period = { clientId, from: first, until: addDays(first, Math.min(days, limits.days) - 1) };
  const [planned, rows, drinks, shopping, ticks, { showsCalories, showsMacros }, withdrawn] = await Promise.all([
    findDaysOn(scope, period),
    store.findEntries(scope, period),
    parts.findDrinks(scope, period),
    parts.findShopping(scope, clientId),
    parts.findTicks(scope, clientId),
    readMealPlanSettings(scope, clientId),
    findWithdrawn(scope, clientId),
  ]);
  const shown = await findDietDays(scope, { clientId, dates, planned, entries: rows });
  const { versions } = shown;
  const isFollowed = planned.some(({ date }) => date === period.until);
  const nextDayOn = isFollowed ? undefined : await findNextDayOn(scope, { clientId, date: period.until });
  const entries = rows.map(toEntry);
  const eaten = scope.caller.clientId
    ? { conflicts: [] }
    : await findEatenConflicts(scope, clientId, { entries, versions });
  const mealPlanIds = [...new Set([...versions.values()].map(({ mealPlanId }) => mealPlanId))];
  const confirmed = scope.caller.clientId
    ? await findCurrentConfirmations(
        scope,
        mealPlanIds.map((mealPlanId) => ({ mealPlanId, clientId })),
      )
    : new Map<string, never>();
  const diet: Diet = {
    today,
    showsCalories,
    showsMacros,
    isConsentWithdrawn: withdrawn.includes('health_data'),
    plans: plansOf(shown.days, versions).map((one) => withConfirmed(one, confirmed)),
    days: shown.days,
    ...(nextDayOn && { nextDayOn }),
    entries: shown.entries.map(toEntry),
    ...eaten,
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
  return (await store.findEntries(scope, period)).map(toEntry);
}

function toEntry({ pictures, isAboutEaten: _, otherNotes, ...entry }: store.EntryRow): MealEntry {
  return { ...entry, ...(otherNotes.length > 0 && { otherNotes }), pictures: pictures.map(store.toMealPicture) };
}

/** Each published version of the days and of their reported meals once, with the foods and recipes that they have. */
function plansOf(days: readonly DietDay[], versions: ReadonlyMap<string, PublishedOf>): PlanOfDays[] {
  const parts = days.flatMap(({ publishedId, day, reported }) => [
    { publishedId, meals: day?.meals ?? [] },
    ...reported.map((one) => ({ publishedId: one.publishedId, meals: [one.meal] })),
  ]);
  return [...Map.groupBy(parts, ({ publishedId }) => publishedId)].flatMap(([publishedId, ofVersion]) => {
    const version = versions.get(publishedId ?? '');
    return version
      ? [
          planOf(
            version,
            ofVersion.flatMap(({ meals }) => meals),
          ),
        ]
      : [];
  });
}

function planOf(
  { publishedId, mealPlanId, content, note }: PublishedOf,
  storedMeals: readonly StoredMeal[],
): PlanOfDays {
  const { title, description, description_en, targets, waterMl, swaps, include_alternatives_in_macro } = content;
  const meals = storedMeals.flatMap((meal) => meal.mealComponents);
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

type Confirmed = Awaited<ReturnType<typeof findCurrentConfirmations>>;

function withConfirmed(shown: PlanOfDays, all: Confirmed): PlanOfDays {
  const confirmed = all.get(shown.mealPlanId)?.map(({ mealPlanId: _, isCurrent: __, ...one }) => one);
  return confirmed ? { ...shown, confirmed } : shown;
}

function alimentIdsOf({ alimentId, alternatives }: StoredComponent): string[] {
  return [alimentId, ...alternatives.map((alternative) => alternative.alimentId)];
}
