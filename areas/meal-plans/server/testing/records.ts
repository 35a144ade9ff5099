import { findByIds } from '#areas/aliments/server/public.ts';
import { type CreateRecords, recordOf } from '#database/testing/records.ts';

import { createMealPlan } from '../operations/meal-plans.ts';
import { createSavedMeal } from '../operations/saved-meals.ts';
import { assignMealPlan } from '../operations/assignment.ts';
import { listPublished } from '../operations/publish.ts';
import { newTemplateContent } from '../../rules/new-content.ts';
import { newId } from '#shell/common/ids.ts';
import { found } from '#shell/common/problem.ts';
import { withFoods } from './open-meal-plans.ts';
import type { MealPlanRecord } from '../../contract/document.ts';

/** Creates a template, and a client's copy of it that starts in the future, with a published version. */
export const createRecords: CreateRecords = async ({ admin, ids }) => {
  const foods = await findByIds(admin, [recordOf(ids, 'aliments')]);
  const settings = {
    headings: [{ meal_type: 'lunch', meal_title: '', meal_title_en: '' }],
    include_alternatives_in_macro: false,
  } as const;
  const empty = newTemplateContent({
    title: 'Piano riservato',
    days: 1,
    duration: 28,
    ...settings,
    newId,
  });
  const filled = withFoods(
    { ...empty, isDraft: false },
    foods.map((aliment) => [aliment, 100]),
  );
  const created = await createMealPlan(admin, {
    title: filled.title,
    days: 1,
    duration: undefined,
    sourceId: null,
    content: filled,
  });
  const { mealPlan }: { mealPlan: MealPlanRecord } = JSON.parse(created.text);
  const clientId = recordOf(ids, 'clients');
  const { copyIds } = await assignMealPlan(admin, {
    id: mealPlan.id,
    clientIds: [clientId],
    groupIds: [],
    startsOn: '2199-01-01',
    note: null,
    overlap: 'keep',
    conflictNote: 'Nota di prova',
    confirmedAllergies: [],
    confirmedLowEnergy: [{ clientId, kind: 'below1000', kcal: 1 }],
    isPublished: true,
  });
  const { aliments, recipes, days } = filled;
  const meal = found(days[0]?.meals[0]);
  const { savedMeal } = await createSavedMeal(admin, {
    title: 'Pranzo riservato',
    content: { meal, aliments, recipes },
  });
  const copyId = copyIds[0] ?? '';
  const [published] = await listPublished(admin, copyId);
  return {
    shared: { 'meal-plans': mealPlan.id, 'saved-meals': savedMeal.id },
    personal: { 'client-meal-plans': copyId, 'published-meal-plans': published?.id ?? '' },
  };
};
