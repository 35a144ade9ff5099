import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import { alimentsIn } from '#areas/aliments/rules/stored.ts';
import { storedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { type Diet, mealRoutes } from '../../contract.ts';

export const clientId = '0199a000-0000-7000-8000-00000000c001';
export const publishedId = '0199a000-0000-7000-8000-00000000c002';
export const today = todayIn('Europe/Rome');

const { mealPlanId, plan, days } = storedExample();

/** The first day of the example meal plan on every date of the two weeks from Monday on. */
export function exampleDiet(changes: Partial<Diet> = {}): Diet {
  const monday = mondayOf(today);
  return {
    today,
    showsCalories: true,
    showsMacros: true,
    isConsentWithdrawn: false,
    plans: [{ publishedId, mealPlanId, note: '', ...plan }],
    days: Array.from({ length: 14 }, (_, index) => ({
      date: addDays(monday, index),
      publishedId,
      day: days[0] ?? null,
      reported: [],
    })),
    entries: [],
    conflicts: [],
    drinks: [],
    shopping: null,
    ticks: [],
    ...changes,
  };
}

export function answerDiet(diet: Diet, profile: DietaryProfile = emptyProfile, profileVersion = 1): void {
  respond(mealRoutes.days.own, { diet });
  respond(dietaryProfileRoutes.get.own, {
    profile,
    version: profileVersion,
    asksStates: false,
    changes: [],
    hasAnsweredAllergies: false,
  });
}

function storedExample() {
  const components = exampleMealPlan.days.flatMap((day) =>
    day.meals.flatMap((meal) => meal.mealComponents.flatMap((one) => one.components)),
  );
  const recipes = exampleMealPlan.days.flatMap((day) =>
    day.meals.flatMap((meal) => meal.mealComponents.flatMap(({ recipe }) => recipe ?? [])),
  );
  const aliments = alimentsIn(components);
  const before = { ...exampleMealPlan, aliments, recipes, days: [] };
  const content = storedMealPlan(exampleMealPlan, before);
  const { title, description, description_en, targets, swaps, include_alternatives_in_macro } = content;
  return {
    mealPlanId: '0199a000-0000-7000-8000-00000000c003',
    days: content.days,
    plan: {
      title,
      description,
      description_en,
      targets,
      swaps,
      include_alternatives_in_macro,
      waterMl: 2000,
      aliments,
      recipes,
    },
  };
}
