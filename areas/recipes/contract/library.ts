import { z } from 'zod';
import { StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import { ListedAliment } from '#areas/aliments/contract/library.ts';
import { allergens, diets, foundStrengths } from '#areas/aliments/contract/taxonomy.ts';
import { attachmentOf } from '#shell/common/attachments.ts';
import {
  emptyResponse,
  idSchema,
  nextPage,
  numberInQuery,
  pageNumber,
  recordVersion,
  search,
  pastedText,
  sortFields,
  text,
  uuid,
  yesNo,
} from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { deletionRoutes } from '#shell/common/deletions.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { limits, Step } from '../contract.ts';

/** Recipes in one page of the list. */
export const recipesAPage = 25;

export const importLimits = { lines: 250, characters: 20_000, candidates: 5 } as const;

/** A typed recipe. At least one of the names is required. */
export const RecipeDraft = z.object({
  name: text(200),
  name_en: text(200).default(''),
  description: text(2000).default(''),
  description_en: text(2000).default(''),
  steps: z.array(Step).max(limits.steps).default([]),
  portions: z.number().min(0.5).max(limits.portions).default(1),
  yieldGrams: z.number().min(1).max(limits.yieldGrams).nullable().default(null),
  /** The ingredients; each food at most once. */
  components: z.array(StoredComponent).max(limits.ingredients).default([]),
  /**
   * Ingredients of the whole recipe as they were pasted that are no food yet: values, allergens and diets do not know them. Missing in
   * requests of an earlier release, which change none.
   */
  unreadLines: z.array(text(limits.lineLength).min(1)).max(limits.unreadLines).optional(),
});
export type RecipeDraft = z.output<typeof RecipeDraft>;

const Picture = attachmentOf('recipe-pictures');

/** A recipe with its foods, each once. Totals are computed from `components` and `aliments`. */
export const Recipe = RecipeDraft.extend({
  id: z.uuid(),
  version: recordVersion,
  aliments: z.array(UsedAliment),
  picture: Picture.nullable(),
});
export type Recipe = z.output<typeof Recipe>;

const amount = z.number().nullable();

/** A recipe in the list. The totals are of the whole recipe; null when they were measured for no ingredient. */
export const RecipeCard = z.object({
  id: z.uuid(),
  name: z.string(),
  name_en: z.string(),
  portions: z.number(),
  yieldGrams: amount,
  rawGrams: z.number(),
  calories: amount,
  protein_tot: amount,
  carbs_tot: amount,
  lipids_tot: amount,
  /** Names of the totals that were not measured for all ingredients. */
  incomplete: z.array(z.string()),
  ingredients: z.number().int(),
  /** Number of ingredients that are no food yet. Missing in responses of an earlier release. */
  unreadLines: z.number().int().optional(),
  /** The strongest strength by allergen. One without a strength is absent only if `declaresAllergens`. */
  allergens: z.partialRecord(z.enum(allergens), z.enum(foundStrengths)),
  declaresAllergens: z.boolean(),
  suits: z.array(z.enum(diets)),
  uses: z.number().int(),
  thumbnailUrl: z.string().nullable(),
});
export type RecipeCard = z.output<typeof RecipeCard>;

const caloriesInQuery = numberInQuery.pipe(z.number().min(0).max(100_000)).optional();

export const RecipeFilters = z.object({
  search,
  /** Only those that the caller created. */
  own: yesNo.optional(),
  /** Leaves out recipes with an ingredient that contains, may contain or is suspected to contain it, also by its name. */
  withoutAllergen: z.enum(allergens).optional(),
  suits: z.enum(diets).optional(),
  /** Calories of a portion. */
  caloriesMin: caloriesInQuery,
  caloriesMax: caloriesInQuery,
  /** Recipes that contain the food, also as an alternative. */
  alimentId: idSchema('aliments').optional(),
  ...sortFields(['name', 'calories', 'protein_tot', 'carbs_tot', 'lipids_tot', 'createdAt', 'uses']),
  page: pageNumber,
});
export type RecipeFilters = z.output<typeof RecipeFilters>;

/**
 * Units of a pasted line. `piece`: the number of units of the food, such as 2 eggs. `unstated`: a small number behind the food, which
 * counts its pieces where it has some. `to_taste`: without a quantity.
 */
export const ingredientUnits = [
  'g',
  'ml',
  'tablespoon',
  'teaspoon',
  'cup',
  'glass',
  'pinch',
  'handful',
  'scoop',
  'slice',
  'clove',
  'square',
  'portion',
  'piece',
  'unstated',
  'to_taste',
] as const;
export type IngredientUnit = (typeof ingredientUnits)[number];

/** A food of a line of pasted text, as it was understood. */
export const ParsedIngredient = z.object({
  /** The line as it was pasted, or its part that names this food. */
  text: z.string(),
  /** Position of the line among the lines with words, from 0. */
  lineIndex: z.number().int(),
  count: z.number().nullable(),
  unit: z.enum(ingredientUnits).nullable(),
  /** The words of the food. */
  food: z.string(),
  /** The range of which `count` is the mean, as it was typed: `150-200 g`. Empty without one. */
  range: z.string(),
  /** Words of the text that are neither quantity nor food, such as those in brackets. */
  unread: z.string(),
  /** Whether it may be eaten instead of the last food before it that is no alternative: `(oppure 60 g prosciutto)`. */
  isAlternative: z.boolean(),
  /**
   * Of the foods of one block that begins with `oppure`, which may be another option of the meal: the position of its first line.
   * `isLikely`: several foods stand before it, so that it is rather that than an alternative of one food.
   */
  option: z.object({ line: z.number().int(), isLikely: z.boolean() }).optional(),
  /**
   * The household measure that is written beside a weight: `latte 150 ml (1 tazza)`. Pieces have the name of what is counted. The weight
   * may be that of each: `2 petti di pollo 150 g`.
   */
  measure: z
    .object({
      count: z.number(),
      unit: z.enum(ingredientUnits),
      name: z.string(),
      mayBeWeighedEach: z.boolean().optional(),
    })
    .optional(),
  /** The package that is counted: `vasetto` of `1 vasetto di yogurt`. */
  container: z.string().optional(),
  /** Whether the text only says what is not eaten, `niente latte`; it names no food then. */
  isExclusion: z.boolean().optional(),
  /** Whether the text is a note, `Nota: pesare a crudo`; it names no food then, whatever it says. */
  isNote: z.boolean().optional(),
  /** Whether the quantity may be that of another food of the text: `riso con piselli 80 g`. */
  isQuantityShared: z.boolean().optional(),
  /** Whether the number may mean something else: `1,000 g` in an Italian text. */
  isQuantityDoubtful: z.boolean().optional(),
});
export type ParsedIngredient = z.output<typeof ParsedIngredient>;

/** A line with the foods that it may mean, the best one first. */
export const IngredientLine = ParsedIngredient.extend({
  candidates: z.array(ListedAliment),
  /** Whether the foods have only similar or fewer words. */
  isSimilarOnly: z.boolean(),
  /** The recipes of the account with exactly the written name, for the meals that may have them. Missing without any. */
  recipes: z.array(Recipe).optional(),
});
export type IngredientLine = z.output<typeof IngredientLine>;

const [view, create, update, remove] = ['view recipes', 'create recipes', 'update recipes', 'delete recipes'] as const;
const oneRecipe = z.object({ recipe: Recipe });
const names = z.object({ name: text(200), name_en: text(200) });

export const recipeRoutes = defineRoutes({
  list: {
    endpoint: 'GET /recipes',
    permission: view,
    query: RecipeFilters,
    response: z.object({ recipes: z.array(RecipeCard), nextPage }),
  },
  /** The foods of listed recipes, to check them. Recipes that do not exist are missing. */
  foods: {
    endpoint: 'POST /recipes/foods',
    permission: view,
    body: z.object({ ids: z.array(uuid).min(1).max(recipesAPage) }),
    response: z.object({
      recipes: z.array(z.object({ id: z.uuid(), aliments: z.array(UsedAliment) })).max(recipesAPage),
    }),
  },
  options: {
    endpoint: 'GET /recipes/multiselect-options',
    permission: view,
    query: z.object({ search }),
    response: z.object({ options: z.array(z.object({ value: z.uuid(), label: z.string() })) }),
  },
  get: { endpoint: 'GET /recipes/:id', permission: view, response: oneRecipe },
  create: { endpoint: 'POST /recipes', isIdempotent: true, permission: create, body: RecipeDraft, response: oneRecipe },
  update: {
    endpoint: 'PUT /recipes/:id',
    permission: update,
    body: RecipeDraft.extend({ version: recordVersion }),
    response: oneRecipe,
  },
  /** Meal plans keep their copy. */
  delete: { endpoint: 'DELETE /recipes/:id', permission: remove, response: emptyResponse },
  ...deletionRoutes({ path: '/recipes', noun: 'recipes', remove }),
  clone: {
    endpoint: 'POST /recipes/:id/clone',
    isIdempotent: true,
    permission: create,
    body: z.object({ names }),
    response: oneRecipe,
  },
  setPicture: {
    endpoint: 'POST /recipes/:id/picture',
    permission: update,
    upload: uploadPolicies.recipePicture,
    response: oneRecipe,
  },
  deletePicture: { endpoint: 'DELETE /recipes/:id/picture', permission: update, response: oneRecipe },
  /** Reads pasted ingredients, one per line, and searches all foods in one request. Nothing is stored. */
  parseIngredients: {
    endpoint: 'POST /recipes/parse-ingredients',
    permission: view,
    isHeavy: true,
    /** `withRecipes`: a line can be a recipe, as in a meal; the ingredients of a recipe are foods only. */
    body: z.object({ text: pastedText(importLimits.characters), withRecipes: z.boolean().default(false) }),
    response: z.object({ lines: z.array(IngredientLine) }),
  },
  /** Pictures of recipes in the client's meal plan, by the ids that it names. Those that no longer exist are missing. */
  ownPictures: {
    endpoint: 'POST /my/recipe-pictures',
    permission: 'view own nutrition',
    body: z.object({ ids: z.array(uuid).min(1).max(300) }),
    response: z.object({ pictures: z.array(Picture) }),
  },
});

/** A recipe of the account changed. To the team. */
export const recipeChanged = defineLiveEvent('recipe.changed', z.object({}));

export const recipeProblems = defineProblems('recipes', {
  name_missing: 422,
  too_many_lines: 422,
});
