import { z } from 'zod';
import { UsedAliment } from '#areas/aliments/contract.ts';
import { totalFields } from '#areas/aliments/contract/totals.ts';
import { UsedRecipe } from '#areas/recipes/contract.ts';
import {
  emptyResponse,
  idSchema,
  nextPage,
  pageNumber,
  recordVersion,
  requiredText,
  search,
} from '#shell/common/fields.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { limits } from '../contract.ts';
import { StoredMeal } from './document.ts';

export const maxSavedMealTitle = 120;

/** A meal with its foods and recipes, each once. */
export const SavedMealContent = z.object({
  meal: StoredMeal,
  aliments: z.array(UsedAliment).max(limits.componentsAMeal * limits.ingredients),
  recipes: z.array(UsedRecipe).max(limits.componentsAMeal),
});
export type SavedMealContent = z.output<typeof SavedMealContent>;

/** A saved meal in the list. Null: not measured; `incomplete` lists the totals that are less than what is eaten. */
export const SavedMealCard = z.object({
  id: z.uuid(),
  version: recordVersion,
  title: z.string(),
  rows: z.number().int(),
  calories: z.number().nullable(),
  protein_tot: z.number().nullable(),
  carbs_tot: z.number().nullable(),
  lipids_tot: z.number().nullable(),
  incomplete: totalFields.incomplete,
});
export type SavedMealCard = z.output<typeof SavedMealCard>;

const SavedMeal = SavedMealCard.extend({ content: SavedMealContent });
export type SavedMeal = z.output<typeof SavedMeal>;

const title = requiredText(maxSavedMealTitle);
const oneMeal = z.object({ savedMeal: SavedMealCard });

/** Meals that the professionals of an account saved under a name. The values of the foods in a request are ignored. */
export const savedMealRoutes = defineRoutes({
  list: {
    endpoint: 'GET /savedMeals',
    permission: 'view meal plans',
    query: z.object({ search, page: pageNumber }),
    response: z.object({ savedMeals: z.array(SavedMealCard), nextPage }),
  },
  /** The meal with its foods and recipes as they are now; those that were deleted as they were saved. */
  get: {
    endpoint: 'GET /savedMeals/:id',
    permission: 'view meal plans',
    params: z.object({ id: idSchema('saved-meals') }),
    response: z.object({ savedMeal: SavedMeal }),
  },
  create: {
    endpoint: 'POST /savedMeals',
    permission: 'create meal plans',
    isIdempotent: true,
    body: z.object({ title, content: SavedMealContent }),
    response: oneMeal,
  },
  /** Renames the meal; with `content` it also replaces it. Meals that were inserted into meal plans do not change. */
  update: {
    endpoint: 'PUT /savedMeals/:id',
    permission: 'update meal plans',
    params: z.object({ id: idSchema('saved-meals') }),
    body: z.object({ version: recordVersion, title, content: SavedMealContent.nullable().default(null) }),
    response: oneMeal,
  },
  delete: {
    endpoint: 'DELETE /savedMeals/:id',
    permission: 'delete meal plans',
    params: z.object({ id: idSchema('saved-meals') }),
    response: emptyResponse,
  },
});

/** To the professionals: a meal was saved, renamed or deleted. */
export const savedMealChanged = defineLiveEvent('saved_meal.changed', z.object({}));
