import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { diffDocuments } from '#shell/common/documents/changes.ts';
import { newId } from '#shell/common/ids.ts';
import type { MealPlanRecord } from '../contract/document.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { componentOf, type MealPlans, openMealPlans, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;
let template: MealPlanRecord;

beforeAll(async () => {
  plans = await openMealPlans();
  template = await plans.createFilled([[plans.food.pasta, 80]]);
});

const create = (request: object) =>
  plans.server.ask(mealPlanRoutes.create, { title: 'Prova', ...request }, plans.studio.admin);

test('a new meal plan is a draft whose days have the usual five meals', async () => {
  const { mealPlan } = (await create({ days: 2 })).data;

  expect(mealPlan).toMatchObject({ title: 'Prova', isDraft: true, isCustom: false, version: 1, duration: 28 });
  expect(mealPlan.days.map(({ name }) => name)).toEqual(['', '']);
  expect(mealPlan.days[0]?.meals.map((meal) => meal.meal_type)).toEqual([
    'breakfast',
    'mid_morning_snack',
    'lunch',
    'snack',
    'dinner',
  ]);
});

test('a saved food counts in the list: 80 g of pasta have the calories of the library', async () => {
  const { mealPlans } = (await plans.server.ask(mealPlanRoutes.list, { search: 'Equilibrato' }, plans.studio.admin))
    .data;
  const expected = Math.round((plans.food.pasta.calories ?? 0) * 0.8 * 10) / 10;

  expect(mealPlans[0]).toMatchObject({ calories: expected, days: 1, duration: 28, isDraft: false, assigned: 0 });
});

test('two measures of 10 g stay 20 g with the same calories after saving, reopening and another edit', async () => {
  const before = await plans.createFilled([[plans.food.oil, 20]]);
  const [row] = before.days[0]?.meals[0]?.mealComponents ?? [];
  const uuid = row?.components[0]?.uuid ?? '';
  const portion = { label: 'cucchiaio', label_en: 'tablespoon', grams: 10, count: 2 };
  const calories = async () => {
    const { mealPlan } = (await plans.server.ask(mealPlanRoutes.detailForAssign, { id: before.id }, plans.studio.admin))
      .data;
    return mealPlan.calories;
  };
  const expected = await calories();
  const changes = [{ id: uuid, fields: { portion } }];
  const request = { id: before.id, version: before.version, saveId: newId(), changes };
  await plans.server.ask(mealPlanRoutes.save, request, plans.studio.admin);
  const reopened = await plans.read(before.id);
  await plans.save(reopened, { description: 'Altro' });
  const again = await plans.read(before.id);

  expect(again.days[0]?.meals[0]?.mealComponents[0]?.components[0]).toMatchObject({ quantity: 20, portion });
  expect(await calories()).toBe(expected);
  expect(expected).toBeCloseTo((plans.food.oil.calories ?? 0) / 5, 0);
});

describe('the copies of foods', () => {
  test('have the values of the database, whatever the request says', async () => {
    const { mealPlan } = (await create({})).data;
    const invented = { ...plans.food.rice, calories: 1, name: 'Riso magico', micronutrients: {} };
    await plans.save(mealPlan, withFoods(mealPlan, [[invented, 70]]));
    const [stored] = (await plans.read(mealPlan.id)).aliments;

    expect(stored).toMatchObject({ name: plans.food.rice.name, calories: plans.food.rice.calories });
    expect(stored?.micronutrients).toEqual(plans.food.rice.micronutrients);
  });

  test('are not changed by a request that edits one that is already there', async () => {
    const changes = [{ id: plans.food.pasta.id, fields: { calories: 9999, name: 'Altro' } }];
    const { id, version } = await plans.read(template.id);
    const saved = await plans.server.ask(
      mealPlanRoutes.save,
      { id, version, saveId: newId(), changes },
      plans.studio.admin,
    );

    expect(saved.status).toBe(200);
    expect((await plans.read(id)).aliments).toEqual(template.aliments);
  });

  test('stay as they were when the own food is edited, deleted or archived', async () => {
    const own = (
      await plans.server.ask(alimentRoutes.create, { ...alimentDraft, name: 'Torta della casa' }, plans.studio.admin)
    ).data.aliment;
    const mealPlan = await plans.createFilled([[own, 120]]);
    const before = JSON.stringify(mealPlan.aliments);
    await plans.server.ask(alimentRoutes.update, { ...own, calories: 1 }, plans.studio.admin);
    await plans.server.ask(alimentRoutes.delete, { id: own.id }, plans.studio.admin);

    expect(JSON.stringify((await plans.read(mealPlan.id)).aliments)).toBe(before);
    const { aliment } = (await plans.server.ask(alimentRoutes.get, { id: own.id }, plans.studio.admin)).data;
    expect(aliment.isArchived).toBe(true);
  });

  test('are known as own foods or foods of the library', async () => {
    const draft = { ...alimentDraft, name: 'Crostata della casa' };
    const own = (await plans.server.ask(alimentRoutes.create, draft, plans.studio.admin)).data.aliment;
    const { aliments } = await plans.createFilled([
      [own, 120],
      [plans.food.pasta, 80],
    ]);

    expect(aliments.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  });

  test('that no component names any more are removed', async () => {
    const mealPlan = await plans.createFilled([
      [plans.food.pasta, 80],
      [plans.food.oil, 10],
    ]);
    const [first] = mealPlan.days[0]?.meals[0]?.mealComponents ?? [];
    const days = mealPlan.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal, index) => (index === 0 && first ? { ...meal, mealComponents: [first] } : meal)),
    }));
    await plans.save(mealPlan, { days });

    expect((await plans.read(mealPlan.id)).aliments.map(({ id }) => id)).toEqual([plans.food.pasta.id]);
  });
});

test('a component brings its food with it, also when the request does not list it', async () => {
  const before = await plans.createFilled([[plans.food.pasta, 80]]);
  const filled = withFoods(before, [[plans.food.oil, 10]]);
  await plans.save(before, { ...filled, aliments: before.aliments });
  const { aliments } = await plans.read(before.id);

  expect(aliments.map(({ id }) => id)).toEqual([plans.food.pasta.id, plans.food.oil.id]);
  expect(aliments[1]?.calories).toBe(plans.food.oil.calories);
});

describe('a save is refused', () => {
  beforeEach(async () => {
    template = await plans.createFilled([[plans.food.pasta, 80]]);
  });

  test('with a food of another account, and with one that does not exist', async () => {
    const other = await openTestStudio(plans.server);
    const foreign = { ...plans.food.pasta, id: other.ids['aliments'] ?? '' };

    for (const aliment of [foreign, { ...plans.food.pasta, id: newId() }]) {
      const refused = await plans.save(template, withFoods(template, [[aliment, 50]]));
      expect(refused).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  test('with a recipe of another account', async () => {
    const [day] = template.days;
    const meals = day?.meals.map((meal, index) =>
      index === 0
        ? {
            ...meal,
            mealComponents: [
              {
                id: newId(),
                line: '',
                line_en: '',
                lineKind: null,
                recipeId: newId(),
                components: [componentOf(plans.food.pasta, 5)],
              },
            ],
          }
        : meal,
    );
    const refused = await plans.save(template, { days: day && meals ? [{ ...day, meals }] : [] });

    expect(refused.status).toBe(404);
  });

  test('with the same id twice', async () => {
    const component = componentOf(plans.food.pasta, 10);
    const [day] = template.days;
    const [meal] = day?.meals ?? [];
    if (!day || !meal) throw new Error('no meal');
    const twice = [1, 2].map(() => ({
      id: newId(),
      line: '',
      line_en: '',
      lineKind: null,
      recipeId: null,
      components: [component],
    }));
    const content = { ...template, days: [{ ...day, meals: [{ ...meal, mealComponents: twice }] }] };

    expect((await create({ content })).status).toBe(422);
  });

  test('with negative grams, a duration of 0 days and a control character', async () => {
    const [row] = template.days[0]?.meals[0]?.mealComponents ?? [];
    const uuid = row?.components[0]?.uuid ?? '';
    const saved = async (fields: Record<string, unknown>, id = '') => {
      const { version } = await plans.read(template.id);
      const request = { id: template.id, version, saveId: newId(), changes: [{ id, fields }] };
      return (await plans.server.ask(mealPlanRoutes.save, request, plans.studio.admin)).status;
    };

    expect([
      await saved({ quantity: -1 }, uuid),
      await saved({ quantity: '80' }, uuid),
      await saved({ duration: 0 }),
      await saved({ title: 'Ciao\u0000' }),
      await saved({ days: 'tutti' }),
    ]).toEqual([422, 422, 422, 422, 422]);
  });
});

test('the second of two tabs gets a conflict with the present document, and nothing is lost', async () => {
  const opened = await plans.createFilled([[plans.food.pasta, 80]]);
  await plans.save(opened, { title: 'Prima scheda' });
  const second = await plans.save(opened, { description: 'Seconda scheda' });

  expect(second).toMatchObject({ status: 409, code: 'version_conflict' });
  expect(second.data).toMatchObject({ document: { version: opened.version + 1, content: { title: 'Prima scheda' } } });
});

test('an earlier version is restored with its foods', async () => {
  const opened = await plans.createFilled([[plans.food.pasta, 80]]);
  await plans.asOwner(`update meal_plans set session_started_at = now() - interval '2 hours' where id = $1`, [
    opened.id,
  ]);
  await plans.save(opened, { days: [], aliments: [] });
  const { versions } = (await plans.server.ask(mealPlanRoutes.versions, { id: opened.id }, plans.studio.admin)).data;
  const earlier = versions.find(({ version }) => version === opened.version);
  const request = { id: opened.id, version: earlier?.version ?? 0, current: opened.version + 1, saveId: newId() };
  await plans.server.ask(mealPlanRoutes.restore, request, plans.studio.admin);
  const restored = await plans.read(opened.id);

  expect(diffDocuments(restored.days, opened.days)).toEqual([]);
  expect(restored.aliments).toEqual(opened.aliments);
});

test('28 days of 9 meals of 20 rows are saved and opened, one edit writes little', async () => {
  const { mealPlan } = (await create({ days: 28 })).data;
  const foods = [plans.food.pasta, plans.food.rice, plans.food.milk, plans.food.chicken, plans.food.oil];
  const rows = () =>
    Array.from({ length: 20 }, (_, index) => ({
      id: newId(),
      line: '',
      line_en: '',
      lineKind: null,
      recipeId: null,
      components: [componentOf(foods[index % foods.length] ?? plans.food.pasta, 10 + index)],
    }));
  const [model] = mealPlan.days[0]?.meals ?? [];
  if (!model) throw new Error('no meal');
  const meals = () => Array.from({ length: 9 }, () => ({ ...model, id: newId(), mealComponents: rows() }));
  const days = mealPlan.days.map((day) => ({ ...day, meals: meals() }));
  const saved = await plans.save(mealPlan, { days, aliments: foods });
  const opened = await plans.read(mealPlan.id);
  const edited = await plans.save(opened, { description: 'Una modifica' });

  expect([saved.status, edited.status]).toEqual([200, 200]);
  expect(opened.days.flatMap((day) => day.meals.flatMap((meal) => meal.mealComponents))).toHaveLength(5040);
  expect(opened.aliments).toHaveLength(5);
});
