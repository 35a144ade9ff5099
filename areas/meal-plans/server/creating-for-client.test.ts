import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../contract/routes.ts';
import { mealPlanSettingRoutes } from '../contract/settings.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;
let clientId: string;

beforeAll(async () => {
  plans = await openMealPlans();
  clientId = plans.studio.ids['clients'] ?? '';
});

function create(request: { clientId?: string; startsOn?: string } = {}) {
  const body = { title: 'Per Anna', days: 2, clientId, startsOn: today(), ...request };
  return plans.server.ask(mealPlanRoutes.create, body, plans.studio.admin);
}

test('a meal plan created for a client is their copy, not a template, and the client sees it once it is published', async () => {
  const created = (await create()).data.mealPlan;
  const { id } = created;
  const own = async () =>
    (await plans.server.ask(clientMealPlanRoutes.list.own, {}, plans.studio.client)).data.mealPlans.map(
      ({ title }) => title,
    );
  const templates = (await plans.server.ask(mealPlanRoutes.list, { kind: 'templates' }, plans.studio.admin)).data;
  const copies = (await plans.server.ask(mealPlanRoutes.list, { kind: 'copies' }, plans.studio.admin)).data;

  expect(created).toMatchObject({ clientId, startsOn: today(), isDraft: false });
  expect(templates.mealPlans.map(({ title }) => title)).not.toContain('Per Anna');
  expect(copies.mealPlans.find((one) => one.id === id)).toMatchObject({ title: 'Per Anna', publication: 'draft' });
  expect(await own()).not.toContain('Per Anna');

  await plans.save(created, withFoods(created, [[plans.food.pasta, 80]]));
  const { version } = await plans.read(id);
  await askConfirmingLowEnergy(
    plans.server,
    mealPlanRoutes.publish,
    { id, version, startsOn: null },
    plans.studio.admin,
  );
  expect(await own()).toContain('Per Anna');
});

test('it needs the permission to change meal plans, as assigning does', async () => {
  const permissions = ['view meal plans', 'create meal plans', 'view clients'];
  await plans.asOwner('update memberships set permissions = $2 where account_id = $1 and role = $3', [
    plans.studio.accountId,
    permissions,
    'coach',
  ]);
  const body = { title: 'Per Anna', days: 2, clientId, startsOn: today() };
  const reply = await plans.server.ask(mealPlanRoutes.create, body, plans.studio.coach);

  expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
});

test('its days have the meals that are set for this client', async () => {
  const other = await plans.addClient();
  const choices = { id: other, newDayMeals: ['breakfast', 'dinner'] as const };
  await plans.server.ask(
    mealPlanSettingRoutes.saveClientSettings,
    { ...choices, newDayMeals: [...choices.newDayMeals] },
    plans.studio.admin,
  );

  const { days } = (await create({ clientId: other })).data.mealPlan;

  expect(days.map(({ meals }) => meals.map(({ meal_type }) => meal_type))).toEqual([
    ['breakfast', 'dinner'],
    ['breakfast', 'dinner'],
  ]);
});

test('20 identical requests at once create one copy', async () => {
  const other = await plans.addClient();
  const body = { title: 'Una volta', days: 2, clientId: other, startsOn: today() };
  const key = newId();
  const { server, studio } = plans;
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => server.ask(mealPlanRoutes.create, body, studio.admin, 'it', key)),
  );
  const { mealPlans } = (await server.ask(clientMealPlanRoutes.list.client, { clientId: other }, studio.admin)).data;

  expect(new Set(replies.map(({ status, data }) => `${status} ${data?.mealPlan.id}`)).size).toBe(1);
  expect(mealPlans.map(({ title }) => title)).toEqual(['Una volta']);
});

test('for a client who is not known it is not created, and without a qualification that the account requires neither', async () => {
  expect((await create({ clientId: newId() })).status).toBe(404);

  await plans.server.ask(mealPlanSettingRoutes.saveSettings, { requiresQualification: true }, plans.studio.admin);
  expect(await create()).toMatchObject({ code: 'not_qualified' });
});
