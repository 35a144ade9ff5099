import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { mealPlanSettingRoutes } from '#areas/meal-plans/contract/settings.ts';
import { mapComponents } from '#areas/meal-plans/rules/content.ts';
import type { TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { type Diet, type MealReport, mealRoutes, type Swap } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let server: TestServer;
let diet: DietStudio;

beforeAll(async () => {
  diet = await openDietStudio((content, { food }) => {
    const names = { custom_name: '', custom_name_en: '' };
    const rice = { uuid: riceId, alimentId: food.rice.id, quantity: 80, portion: null, ...names };
    return {
      swaps: { mode: 'equivalents', energyTolerancePercent: 15 },
      aliments: [...content.aliments, food.rice],
      days: content.days.map((day) =>
        mapComponents(day, (component) => ({
          ...component,
          alternatives: component.alimentId === food.pasta.id ? [rice] : [],
        })),
      ),
    };
  });
  server = diet.server;
});

const riceId = newId();

async function readDays(token = diet.studio.client): Promise<Diet> {
  return (await server.ask(mealRoutes.days.own, {}, token)).data.diet;
}

async function pastaOf(): Promise<string> {
  const [first] = (await readDays()).days;
  return first?.day?.meals[0]?.mealComponents[0]?.components[0]?.uuid ?? '';
}

/** Reports breakfast with another food instead of the pasta; each report is later than the one before. */
let seconds = 0;
async function swap(changes: Partial<Swap>, token = diet.studio.client) {
  seconds += 1;
  const loggedAt = new Date(Date.now() + seconds * 1000).toISOString();
  const swapped: Swap = {
    componentId: await pastaOf(),
    alternativeId: riceId,
    alimentId: diet.food.rice.id,
    quantity: 80,
    portion: null,
    ...changes,
  };
  const meals: MealReport[] = [{ ...diet.report(), state: 'swapped', swaps: [swapped], loggedAt }];
  const request = { sentAt: new Date().toISOString(), meals };
  const answer =
    token === diet.studio.client
      ? await server.ask(mealRoutes.sync.own, request, token)
      : await server.ask(mealRoutes.sync.client, { clientId: diet.clientId, ...request }, token);
  return answer.data;
}

function showNumbers(shown: boolean) {
  const choices = { showsCalories: shown, showsMacros: shown };
  return server.ask(mealPlanSettingRoutes.saveSettings, choices, diet.studio.admin);
}

const hasValues = ({ calories, protein_tot, micronutrients }: UsedAliment) =>
  (calories ?? protein_tot ?? micronutrients.iron ?? null) !== null;

describe('a swap', () => {
  test('for the planned alternative is stored with the food of the published meal plan', async () => {
    const { entries, refused } = await swap({});

    expect(refused).toEqual([]);
    expect(entries[0]).toMatchObject({
      state: 'swapped',
      isNew: true,
      swaps: [{ alimentId: diet.food.rice.id, quantity: 80, aliment: { name: diet.food.rice.name } }],
    });
  });

  test('for a client from whom numbers are hidden is answered without values', async () => {
    await showNumbers(false);
    const { entries } = await swap({});
    await showNumbers(true);

    const foods = entries.flatMap(({ swaps }) => swaps.map(({ aliment }) => aliment));
    expect(foods).toMatchObject([{ name: diet.food.rice.name }]);
    expect(foods.filter(hasValues)).toEqual([]);
  });

  test('for 500 g of oil, or a food of nobody, is refused and changes nothing', async () => {
    const oil = await swap({ alternativeId: null, alimentId: diet.food.oil.id, quantity: 500 });
    const unknown = await swap({ alternativeId: null, alimentId: newId() });

    expect(oil.refused).toMatchObject([{ problem: 'swap_other_kind' }]);
    expect(unknown.refused).toMatchObject([{ problem: 'not_planned' }]);
    const { entries } = await readDays();
    expect(entries[0]?.swaps[0]?.quantity).toBe(80);
  });

  test('for milk is refused to a client with an intolerance to milk, but a professional may report it', async () => {
    const milk = { alternativeId: null, alimentId: diet.food.milk.id, quantity: 1200 };
    const { profile } = (await server.ask(dietaryProfileRoutes.get.own, {}, diet.studio.client)).data;
    expect(profile.allergies.map(({ allergen }) => allergen)).toContain('milk');

    const byClient = await swap(milk);
    const byProfessional = await swap(milk, diet.studio.admin);

    expect(byClient.refused).toMatchObject([{ problem: 'swap_allergen' }]);
    expect(byProfessional.entries[0]).toMatchObject({
      isByProfessional: true,
      isNew: false,
      swaps: [{ quantity: 1200 }],
    });
  });
});

describe('a new published version', () => {
  test('leaves what was reported before as it was, and a report about the replaced version is still accepted', async () => {
    const before = await readDays();
    const mealPlanId = before.plans[0]?.mealPlanId ?? '';
    const mealPlan = await diet.read(mealPlanId);
    const later = mealPlan.days.map(({ meals: [breakfast, snack, ...others], ...day }) => ({
      ...day,
      meals: breakfast && snack ? [{ ...snack, mealComponents: breakfast.mealComponents }, ...others] : [],
    }));
    await diet.save(mealPlan, { days: later });
    const { version } = await diet.read(mealPlanId);
    const published = await askConfirmingLowEnergy(
      server,
      mealPlanRoutes.publish,
      { id: mealPlanId, version },
      diet.studio.admin,
    );
    expect(published.status).toBe(200);

    const after = await readDays();

    expect(after.days[0]?.publishedId).not.toBe(before.days[0]?.publishedId);
    expect(after.days[0]?.day?.meals.map(({ id }) => id)).not.toContain(diet.mealIds[0]);
    expect(after.entries).toEqual(before.entries);
    const late = { ...diet.report(), state: 'skipped' as const, loggedAt: new Date(Date.now() + 90_000).toISOString() };
    const request = { sentAt: new Date().toISOString(), meals: [late] };
    expect((await server.ask(mealRoutes.sync.own, request, diet.studio.client)).data.refused).toEqual([]);
  });
});

test('numbers that are hidden from the client are not in the response, but in that of the professional', async () => {
  await showNumbers(false);

  const own = await readDays();
  const days = { clientId: diet.clientId, from: diet.today };
  const seen = (await server.ask(mealRoutes.days.client, days, diet.studio.admin)).data.diet;

  const foods = [
    ...own.plans.flatMap(({ aliments }) => aliments),
    ...own.entries.flatMap(({ swaps }) => swaps.map((one) => one.aliment)),
  ];
  expect(own).toMatchObject({ showsCalories: false, showsMacros: false });
  expect(foods.filter(hasValues)).toEqual([]);
  expect(seen.entries.length).toBe(own.entries.length);
});
