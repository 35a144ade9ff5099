import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, expect, test } from 'vitest';
import { mealPlanRoutes } from '../contract/routes.ts';
import { savedMealRoutes } from '../contract/saved-meals.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';
import {
  allergensIn,
  assignFood,
  correct,
  createGranola,
  declared,
  publishedOf,
  withNuts,
} from './testing/own-foods.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

async function publish(id: string, request: { startsOn?: string | null; conflictNote?: string } = {}) {
  const { version } = await plans.read(id);
  return askConfirmingLowEnergy(plans.server, mealPlanRoutes.publish, { id, version, ...request }, plans.studio.admin);
}

test('an allergen that is added to an own food reaches templates, drafts, what is published and saved meals; amounts stay', async () => {
  const food = await createGranola(plans);
  const { template, copyId } = await assignFood(plans, food, [await plans.addClient()]);
  const { aliments, recipes, days } = await plans.read(template.id);
  const meal = days[0]?.meals[0];
  if (!meal) throw new Error('no meal');
  const saved = { title: food.name, content: { meal, aliments, recipes } };
  const { savedMeal } = (await plans.server.ask(savedMealRoutes.create, saved, plans.studio.admin)).data;

  await correct(plans, food, { ...withNuts, suits: ['vegetarian'], calories: 499 });

  for (const content of [await plans.read(template.id), await plans.read(copyId), await publishedOf(plans, copyId)])
    expect(content.aliments).toMatchObject([{ allergens: declared, suits: ['vegetarian'], calories: food.calories }]);
  const request = { id: copyId };
  const opened = (await plans.server.ask(mealPlanRoutes.detailForEdit, request, plans.studio.admin)).data;
  expect(allergensIn(opened.mealPlan, food)).toEqual(declared);
  const read = (await plans.server.ask(savedMealRoutes.get, { id: savedMeal.id }, plans.studio.admin)).data;
  expect(allergensIn(read.savedMeal.content, food)).toEqual(declared);
});

test('the version of the meal plan stays, and what was published stays equal to the draft', async () => {
  const food = await createGranola(plans);
  const { copyId } = await assignFood(plans, food, [await plans.addClient()]);
  const before = await plans.read(copyId);

  await correct(plans, food, withNuts);

  const after = await plans.read(copyId);
  expect(after).toMatchObject({ version: before.version, saveId: before.saveId });
  await plans.save(after, { title: 'Rivisto' });
  await plans.save(await plans.read(copyId), { title: after.title });
  const { publishedVersion } = (await plans.server.ask(mealPlanRoutes.published, { id: copyId }, plans.studio.admin))
    .data;
  expect(publishedVersion).toBe(before.version + 2);
});

test('versions that ended stay as they were, also where another client still follows the same content; later ones are corrected', async () => {
  const food = await createGranola(plans);
  const clientIds = [await plans.addClient(), await plans.addClient()];
  const { copyIds } = await assignFood(plans, food, clientIds);
  const [copyId = '', other = ''] = copyIds;
  await plans.asOwner(
    `update published_meal_plans set starts_on = starts_on - 7, first_day_on = first_day_on - 7 where meal_plan_id = $1`,
    [copyId],
  );
  await plans.save(await plans.read(copyId), { title: 'Di oggi' });
  await publish(copyId);
  await plans.save(await plans.read(copyId), { title: 'Di domani' });
  await publish(copyId, { startsOn: today(1) });

  await correct(plans, food, withNuts);

  const versions = await Promise.all([0, 1, 2].map((index) => publishedOf(plans, copyId, index)));
  expect(versions.map((content) => [content.title, allergensIn(content, food)])).toEqual([
    ['Di domani', declared],
    ['Di oggi', declared],
    ['Equilibrato', {}],
  ]);
  expect(allergensIn(await publishedOf(plans, other), food)).toEqual(declared);
});

test('an earlier version that is restored has the allergens of today and the amounts of then', async () => {
  const food = await createGranola(plans);
  const first = await plans.createFilled([[food, 40]]);
  await plans.save(first, { title: 'Rivisto' }, plans.studio.nutritionist);
  await correct(plans, food, { ...withNuts, calories: 499 });

  const { version: current } = await plans.read(first.id);
  const request = { id: first.id, version: first.version, current, saveId: crypto.randomUUID() };
  await plans.server.ask(mealPlanRoutes.restore, request, plans.studio.admin);

  const restored = await plans.read(first.id);
  expect(restored.title).toBe(first.title);
  expect(restored.aliments).toMatchObject([{ allergens: declared, calories: food.calories }]);
});

test('a published version that is taken up again has the allergens of today', async () => {
  const food = await createGranola(plans);
  const { copyId } = await assignFood(plans, food, [await plans.addClient()]);
  await plans.asOwner('update published_meal_plans set starts_on = starts_on - 7 where meal_plan_id = $1', [copyId]);
  const copy = await plans.read(copyId);
  const days = copy.days.map((day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, mealComponents: [] })) }));
  await plans.save(copy, withFoods({ ...copy, days, aliments: [] }, [[plans.food.rice, 50]]));
  await publish(copyId);
  await correct(plans, food, withNuts);

  const { published } = (await plans.server.ask(mealPlanRoutes.published, { id: copyId }, plans.studio.admin)).data;
  const { version: current } = await plans.read(copyId);
  const request = { id: copyId, publishedId: published[1]?.id ?? '', current, saveId: crypto.randomUUID() };
  await plans.server.ask(mealPlanRoutes.restorePublished, request, plans.studio.admin);

  expect(allergensIn(await plans.read(copyId), food)).toEqual(declared);
});

test('copies of the same id in another studio, and other foods, stay as they are', async () => {
  const other = await openMealPlans();
  const [food, neighbour] = [await createGranola(plans), await createGranola(plans)];
  const template = await other.createFilled([[other.food.pasta, 80]]);
  await other.asOwner(`update meal_plans set content = replace(content::text, $2, $3)::jsonb where id = $1`, [
    template.id,
    other.food.pasta.id,
    food.id,
  ]);
  await other.asOwner(`update meal_plan_aliments set aliment_id = $2 where meal_plan_id = $1`, [template.id, food.id]);
  const own = await plans.createFilled([
    [food, 40],
    [neighbour, 20],
  ]);

  await correct(plans, food, withNuts);

  const ownAfter = await plans.read(own.id);
  expect([food, neighbour].map((one) => allergensIn(ownAfter, one))).toEqual([declared, {}]);
  expect(allergensIn(await other.read(template.id), food)).toEqual(other.food.pasta.allergens);
});

test('20 saves of a food and 20 of a meal plan at the same time lose neither rows nor allergens', async () => {
  const food = await createGranola(plans);
  const template = await plans.createFilled([[plans.food.rice, 70]]);
  const { copyId } = await assignFood(plans, food, [await plans.addClient()]);
  const corrections = async () => {
    let present = food;
    for (let count = 1; count <= 20; count++)
      present = await correct(plans, present, { allergens: { nuts: count % 2 ? 'contains' : 'may_contain' } });
  };
  const edits = async (id: string) => {
    for (let count = 1; count <= 20; count++) {
      const before = await plans.read(id);
      const { status } = await plans.save(before, withFoods(before, [[count % 2 ? food : plans.food.oil, count]]));
      expect(status).toBe(200);
    }
  };

  await Promise.all([corrections(), edits(template.id), edits(copyId)]);

  for (const id of [template.id, copyId]) {
    const { aliments, days } = await plans.read(id);
    expect(days[0]?.meals[0]?.mealComponents).toHaveLength(21);
    expect(aliments.find((one) => one.id === food.id)?.allergens).toEqual({ nuts: 'may_contain' });
  }
});

test('four foods of the same meal plans are corrected at the same time as the meal plans are saved', async () => {
  const foods = await Promise.all(Array.from({ length: 4 }, () => createGranola(plans)));
  const [first, second, third, fourth] = foods;
  if (!first || !second || !third || !fourth) throw new Error('no food');
  const mealPlans = await Promise.all(
    [first, second, third].map((food) =>
      plans.createFilled([
        [food, 40],
        [fourth, 20],
      ]),
    ),
  );
  const added = [second, third, first];

  await Promise.all([
    ...foods.map((food) => correct(plans, food, withNuts)),
    ...mealPlans.map((before, index) => plans.save(before, withFoods(before, [[added[index] ?? first, 10]]))),
  ]);

  for (const { id } of mealPlans) {
    const { aliments } = await plans.read(id);
    expect(aliments.map(({ allergens }) => allergens)).toEqual([declared, declared, declared]);
  }
});

test('a food that is added to a meal plan while it is corrected has the new allergens', async () => {
  for (let attempt = 0; attempt < 8; attempt++) {
    const food = await createGranola(plans);
    const before = await plans.createFilled([[plans.food.rice, 70]]);

    await Promise.all([plans.save(before, withFoods(before, [[food, 40]])), correct(plans, food, withNuts)]);

    expect(allergensIn(await plans.read(before.id), food)).toEqual(declared);
  }
});
