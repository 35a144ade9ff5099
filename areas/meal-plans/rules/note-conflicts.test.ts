import { expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { alimentsIn } from '#areas/aliments/rules/stored.ts';
import { MealPlanContent } from '../contract/document.ts';
import { exampleMealPlan } from '../example.ts';
import { mapComponents } from './content.ts';
import { noteConflicts } from './note-conflicts.ts';
import { storedMealPlan } from './stored.ts';

const planned = MealPlanContent.parse(
  storedMealPlan(exampleMealPlan, { ...exampleMealPlan, aliments: [], recipes: [], days: [] }),
);
const allergicToNuts: DietaryProfile = { ...emptyProfile, allergies: [{ allergen: 'nuts', severity: 'allergy' }] };
const lineOf = (line: string) => ({
  id: crypto.randomUUID(),
  line,
  line_en: '',
  lineKind: null,
  recipeId: null,
  components: [],
});

/** A meal plan of two days, with a line in the first meal of each, and a description of the first meal. */
function withNotes({ line = '', meal = '', title = '', plan = '', isFree = false }): MealPlanContent {
  const days = [0, 1].flatMap((index) => planned.days[index] ?? planned.days[0] ?? []);
  return {
    ...planned,
    description: plan,
    days: days.map((day) => ({
      ...day,
      meals: day.meals.map((one, index) =>
        index > 0
          ? one
          : {
              ...one,
              ...{ free_meal: isFree, meal_title: title, meal_description: meal },
              mealComponents: line === '' ? [] : [lineOf(line)],
            },
      ),
    })),
  };
}

test('a food of a second option that the client is allergic to is listed once, with its days', () => {
  const found = noteConflicts(withNotes({ line: 'Oppure: yogurt 125 g, noci 20 g' }), allergicToNuts, 'it');

  expect(found).toMatchObject([{ text: 'noci 20 g', days: [0, 1], reasons: [{ kind: 'allergen', allergen: 'nuts' }] }]);
});

test.each([
  ['the description of a meal', { meal: 'Con una manciata di noci' }, [0, 1]],
  ['a free meal', { meal: 'Torta di noci', isFree: true }, [0, 1]],
  ['the title of a meal', { title: 'Insalata di noci' }, [0, 1]],
  ['the description of the meal plan', { plan: 'Ogni giorno 3 noci.' }, []],
])('%s is checked too', (_, notes, days) => {
  expect(noteConflicts(withNotes(notes), allergicToNuts, 'it')).toMatchObject([{ days }]);
});

test('notes without a food in conflict, and those of a client without a profile, are not listed', () => {
  expect(noteConflicts(withNotes({ line: 'Oppure: yogurt 125 g' }), allergicToNuts, 'it')).toEqual([]);
  expect(noteConflicts(withNotes({ line: 'Oppure: noci 20 g' }), emptyProfile, 'it')).toEqual([]);
});

test('6,000 different notes are checked for 50 clients in less than a second', () => {
  const [day] = planned.days;
  const [meal] = day?.meals ?? [];
  if (!day || !meal) throw new Error('the example has no meal');
  const meals = Array.from({ length: 12 }, (_, number) => ({
    ...meal,
    mealComponents: Array.from({ length: 30 }, (__, row) => lineOf(`Oppure: yogurt ${number} g, pane ${row} g e olio`)),
  }));
  const days = Array.from({ length: 17 }, (_, number) => ({
    ...day,
    meals: meals.map((one) => ({
      ...one,
      mealComponents: one.mealComponents.map((row) => ({ ...row, line: `${row.line}, ${number} noci` })),
    })),
  }));
  const mealPlan = { ...planned, days };
  const profile = { ...allergicToNuts, excludedWords: ['cipolla', 'kiwi', 'olive'] };
  const start = performance.now();
  for (let client = 0; client < 50; client++) noteConflicts(mealPlan, { ...profile }, 'it');

  expect(performance.now() - start).toBeLessThan(1000);
});

const flourless: DietaryProfile = { ...emptyProfile, allergies: [{ allergen: 'gluten', severity: 'allergy' }] };

const rows = exampleMealPlan.days.flatMap(({ meals }) => meals.flatMap(({ mealComponents }) => mealComponents));
const aliments = alimentsIn(rows.flatMap(({ components }) => components));
const recipes = rows.flatMap(({ recipe }) => recipe ?? []);
const filled: MealPlanContent = { ...planned, aliments, recipes };

/** The recipes of the example with other steps, and its ingredients with these names. */
function withRecipe(step: string, name: string): MealPlanContent {
  return {
    ...filled,
    aliments: aliments.map((one) => ({ ...one, name, name_en: '' })),
    recipes: recipes.map((one) => ({
      ...{ ...one, name: '', name_en: '', description: '', description_en: '' },
      steps: [{ text: step, text_en: '' }],
    })),
  };
}

test.each([
  ['Manteca con una noce di burro e scola la pasta', 'Pasta senza glutine', 0],
  ['Scola le paste', 'Pasta senza glutine', 0],
  ['Servi con crostini', 'Pasta senza glutine', 1],
])('of the steps of a recipe, “%s” with the ingredient “%s” names %d foods more', (step, name, count) => {
  const found = noteConflicts(withRecipe(step, name), flourless, 'it').filter(({ text }) => step.includes(text));

  expect(found).toHaveLength(count);
});

test('the own name of a food is checked for what it names besides the food', () => {
  const named = (custom_name: string) => ({
    ...filled,
    recipes: [],
    days: planned.days.map((day) =>
      mapComponents(day, (one) => ({ ...one, custom_name, custom_name_en: '', alternatives: [] })),
    ),
  });
  const [food] = aliments;

  expect(noteConflicts(named('Insalata con le noci'), allergicToNuts, 'it')).toMatchObject([
    { text: 'Insalata con le noci' },
  ]);
  expect(noteConflicts(named(food?.name ?? ''), allergicToNuts, 'it')).toEqual([]);
});

test('the same words are read for each recipe: what the food of one explains, another one names', () => {
  const {
    aliments: foods,
    recipes: [recipe],
  } = withRecipe('Servi con pane', 'Pane senza glutine');
  const [day] = planned.days.filter(({ meals }) =>
    meals.some(({ mealComponents }) => mealComponents.some(({ recipeId }) => recipeId === recipe?.id)),
  );
  const [food] = foods;
  if (!day || !recipe || !food) throw new Error('the example has no recipe');
  const row = { id: crypto.randomUUID(), line: '', line_en: '', lineKind: null, recipeId: recipe.id, components: [] };
  const ofFood = day.meals.flatMap(({ mealComponents }) =>
    mealComponents.filter(({ recipeId }) => recipeId === recipe.id),
  );
  const days = [ofFood, [row]].map((mealComponents) => ({
    ...day,
    meals: day.meals.slice(0, 1).map((one) => ({ ...one, meal_title: '', meal_description: '', mealComponents })),
  }));

  expect(
    noteConflicts({ ...filled, aliments: foods, recipes: [recipe], days: [days[0] ?? day] }, flourless, 'it'),
  ).toEqual([]);
  expect(noteConflicts({ ...filled, aliments: foods, recipes: [recipe], days }, flourless, 'it')).toMatchObject([
    { text: 'Servi con pane', days: [1] },
  ]);
});

const littleNickel: DietaryProfile = { ...emptyProfile, isLowNickel: true };

/** The first recipe of the example with this name, and with one ingredient. */
function namedRecipe(names: Record<'name' | 'name_en', string>, ingredient: Partial<UsedAliment>): MealPlanContent {
  const row = rows.find(({ recipe }) => recipe);
  const [food] = row?.components ?? [];
  if (!row?.recipe || !food) throw new Error('the example has no recipe');
  const recipe = { ...row.recipe, description: '', description_en: '', steps: [], ...names };
  const [day] = planned.days;
  const [meal] = day?.meals ?? [];
  const stored = planned.days
    .flatMap(({ meals }) => meals.flatMap(({ mealComponents }) => mealComponents))
    .find(({ recipeId }) => recipeId === recipe.id);
  if (!day || !meal || !stored) throw new Error('the example has no recipe');
  const components = stored.components.slice(0, 1).map((one) => ({ ...one, alternatives: [] }));
  const meals = [{ ...meal, meal_title: '', meal_description: '', mealComponents: [{ ...stored, components }] }];
  const plain = { ...food.aliment, allergens: {}, category: 'other' as const, declaresAllergens: true };
  return {
    ...planned,
    aliments: [{ ...plain, id: components[0]?.alimentId ?? '', ...ingredient }],
    recipes: [recipe],
    days: [{ ...day, meals }],
  };
}

const porridge = { name: 'Porridge alla banana', name_en: 'Banana porridge' };
const salad = { name: 'Insalata di tonno e pomodoro', name_en: 'Tuna and tomato salad' };
const cake = { name: 'Torta di noci', name_en: 'Walnut cake' };

test.each<[string, Record<'name' | 'name_en', string>, Partial<UsedAliment>, DietaryProfile]>([
  ['oats', porridge, { name: 'Fiocchi d’avena', name_en: 'Rolled oats' }, littleNickel],
  ['tomatoes', salad, { name: 'Pomodori maturi, crudi', name_en: 'Tomatoes, ripe, raw' }, littleNickel],
  ['a mix with nuts', cake, { name: 'Preparato', name_en: 'Mix', allergens: { nuts: 'contains' } }, allergicToNuts],
  ['an excluded word', porridge, { name: 'Banana', name_en: 'Banana' }, { ...emptyProfile, excludedWords: ['banana'] }],
])('what the name of a recipe says of its ingredient, %s, is not listed again', (_, names, ingredient, profile) => {
  expect(noteConflicts(namedRecipe(names, ingredient), profile, 'it')).toEqual([]);
});

test.each<[string, Partial<UsedAliment>]>([
  ['declares nothing', { name: 'Farina', name_en: 'Flour', declaresAllergens: false }],
  ['has traces of them', { name: 'Farina', name_en: 'Flour', allergens: { nuts: 'may_contain' } }],
  ['has none', { name: 'Zucchero', name_en: 'Sugar' }],
])('nuts in the name of a recipe whose ingredient %s are listed', (_, ingredient) => {
  expect(noteConflicts(namedRecipe(cake, ingredient), allergicToNuts, 'it')).toMatchObject([{ text: 'Torta di noci' }]);
});

test.each([
  ['it', cake, ['Torta di noci']],
  ['en', cake, ['Walnut cake']],
  ['it', { name: 'Torta della nonna', name_en: 'Walnut cake' }, ['Walnut cake']],
  ['en', { name: 'Torta di noci', name_en: '' }, ['Torta di noci']],
] as const)('in %s, what the names %j say is listed once', (language, names, listed) => {
  const content = namedRecipe(names, { name: 'Zucchero', name_en: 'Sugar' });

  expect(noteConflicts(content, allergicToNuts, language).map(({ text }) => text)).toEqual(listed);
});
