import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnsOf } from '#areas/meal-plans/server/document.ts';
import { MealPlanContent } from '#areas/meal-plans/contract/document.ts';
import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import { storedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import { lineToCheck } from '#areas/meal-plans/rules/testing/lines.ts';
import { newId } from '#shell/common/ids.ts';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000ab';
const empty = { ...exampleMealPlan, aliments: [], recipes: [], days: [] };
const content = MealPlanContent.parse(storedMealPlan(exampleMealPlan, empty));
const [first, withFreeMeal] = content.days;
if (!first || !withFreeMeal) throw new Error('the example has two days');

const foodsOf = (days: MealPlanContent['days']) =>
  days.flatMap((day) => day.meals).flatMap((meal) => meal.mealComponents);
const onlyAlternatives = foodsOf([first])
  .flatMap(({ components }) => components)
  .flatMap(({ alternatives }) => alternatives.map(({ alimentId }) => alimentId))
  .filter(
    (id) => !foodsOf(content.days).some(({ components }) => components.some(({ alimentId }) => alimentId === id)),
  );

/** The content with foods whose protein is not measured. */
const unmeasured = (ids: readonly string[], included = false): MealPlanContent => ({
  ...content,
  include_alternatives_in_macro: included,
  aliments: content.aliments.map((food) => (ids.includes(food.id) ? { ...food, protein_tot: null } : food)),
});
const line = lineToCheck('come lunedì');
const withLine = (day: MealPlanContent['days'][number]) => ({
  ...day,
  meals: day.meals.map((meal, index) =>
    index === 0 ? { ...meal, mealComponents: [...meal.mealComponents, line] } : meal,
  ),
});

const cases: Record<string, MealPlanContent> = {
  'complete, with a day that a free meal leaves out': content,
  'only days with a free meal': { ...content, days: [withFreeMeal] },
  'a line that is no food on a day that counts': { ...content, days: [withLine(first), withFreeMeal] },
  'a line that is no food on a day that is left out': { ...content, days: [first, withLine(withFreeMeal)] },
  'an alternative without protein': unmeasured(onlyAlternatives),
  'an alternative without protein, of which the mean is computed': unmeasured(onlyAlternatives, true),
  'a food without protein': unmeasured(foodsOf([first]).flatMap(({ components }) => components[0]?.alimentId ?? [])),
  'no days': { ...content, days: [] },
};

let db: pg.Client;
const found = new Map<string, string[]>();

beforeAll(async () => {
  const old = await databaseBefore('0244_incomplete_totals_of_old_meal_plans.sql');
  db = old.db;
  await db.query(`insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now())`);
  for (const [title, document] of Object.entries(cases))
    await db.query(
      `insert into meal_plans (account_id, id, content, title, is_draft, day_count, duration)
      values ('${account}', $1, $2, $3, false, 1, 28)`,
      [newId(), JSON.stringify(document), title],
    );
  await old.migrate();
  const { rows } = await db.query<{ title: string; incomplete: string[] }>('select title, incomplete from meal_plans');
  for (const { title, incomplete } of rows) found.set(title, incomplete);
});

afterAll(() => db.end());

test('the cases have complete and incomplete totals, and foods that are alternatives only', () => {
  expect(onlyAlternatives.length).toBeGreaterThan(0);
  expect(new Set(Object.values(cases).map((one) => columnsOf(one).incomplete.length))).toEqual(new Set([0, 1, 4]));
});

test.each(Object.keys(cases))('a meal plan with %s has the incomplete totals that a save computes', (title) => {
  const document = cases[title];

  expect(found.get(title)).toEqual(document && columnsOf(document).incomplete);
});
