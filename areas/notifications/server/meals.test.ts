import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { today } from '#areas/meal-plans/server/testing/open-meal-plans.ts';
import { clientMealRoutes, type MealReport, mealRoutes } from '#areas/meals/contract.ts';
import { type DietStudio, openDietStudio } from '#areas/meals/server/testing/diet-studio.ts';
import { runJob } from '#database/testing/run-job.ts';
import { notificationRoutes } from '../contract.ts';
import { notifyDaily } from './operations/daily.ts';

let diet: DietStudio;

beforeAll(async () => {
  diet = await openDietStudio();
});

beforeEach(async () => {
  await diet.server.owner.query('delete from notifications where account_id = $1', [diet.studio.accountId]);
});

async function report(changes: Partial<MealReport>, token = diet.studio.client) {
  const meals = [{ ...diet.report(), ...changes }];
  const request = { sentAt: new Date().toISOString(), meals };
  if (token === diet.studio.client) return diet.server.ask(mealRoutes.sync.own, request, token);
  return diet.server.ask(mealRoutes.sync.client, { clientId: diet.clientId, ...request }, token);
}

async function listOf(token: string) {
  const { notifications } = (await diet.server.ask(notificationRoutes.list, {}, token)).data;
  return notifications.map(({ kind, params }) => ({ kind, ...params }));
}

const kindsOf = async (token: string) => (await listOf(token)).map(({ kind }) => kind);

test('the professional is told once a day of reported meals, and once of what is to be read, until it is read', async () => {
  await report({ state: 'as_planned' });
  await report({ state: 'free', mealId: diet.mealIds[1] ?? '' });
  expect(await kindsOf(diet.studio.admin)).toEqual(['meals_reported']);

  await report({ state: 'skipped', mealId: diet.mealIds[2] ?? '' });
  await report({ state: 'as_planned', note: 'Avevo fame', mealId: diet.mealIds[3] ?? '' });
  expect(await kindsOf(diet.studio.admin)).toEqual(['meals_noted', 'meals_reported']);
  expect(await kindsOf(diet.studio.client)).toEqual([]);

  await diet.server.ask(clientMealRoutes.markRead, { clientId: diet.clientId, until: today() }, diet.studio.admin);
  const unread = (await diet.server.ask(notificationRoutes.list, { unread: true }, diet.studio.admin)).data;
  expect(unread.notifications).toEqual([]);
});

test('reports about days that are long past, and those of a professional, tell nobody', async () => {
  await report({ date: today(-3), state: 'skipped' });
  await report({ state: 'skipped', note: 'Da me' }, diet.studio.admin);

  expect(await kindsOf(diet.studio.admin)).toEqual([]);
});

test('a new allergy of the client tells the professional which foods of the published meal plan are concerned, once', async () => {
  const { profile, version } = (await diet.server.ask(dietaryProfileRoutes.get.own, {}, diet.studio.client)).data;
  const { excludedAliments, ...stored } = profile;
  const draft = { ...stored, excludedAlimentIds: excludedAliments.map(({ id }) => id), version };
  const save = (changes: object) =>
    diet.server.ask(dietaryProfileRoutes.save.own, { ...draft, ...changes }, diet.studio.client);

  const allergies = [...stored.allergies, { allergen: 'gluten' as const, severity: 'allergy' as const }];
  await save({ allergies });
  const [first] = await listOf(diet.studio.admin);
  await save({ allergies, note: 'Diagnosi di marzo', version: version + 1 });

  expect(first).toMatchObject({ kind: 'diet_conflicts', count: 1, foods: expect.stringMatching(/pasta/i) });
  expect(await kindsOf(diet.studio.admin)).toEqual(['diet_conflicts']);

  await report({
    mealId: diet.mealIds[0] ?? '',
    state: 'as_planned',
    loggedAt: new Date(Date.now() + 1000).toISOString(),
  });
  expect(await kindsOf(diet.studio.admin)).toEqual(['meals_noted', 'diet_conflicts']);
});

test('a meal plan that ends within a week tells the professional once, unless the next one is published', async () => {
  const values = [diet.clientId, today(5), today()];
  await diet.asOwner(
    `update meal_plans set ends_on = case when starts_on <= $3 then $2 else ends_on end,
       archived_at = case when starts_on > $3 then now() end
     where client_id = $1`,
    values,
  );
  const { accountId } = diet.studio;
  const runDaily = () => runJob(diet.server, diet.studio, (scope) => notifyDaily(scope, { accountId }));
  const ofMealPlans = async () => (await kindsOf(diet.studio.admin)).filter((kind) => kind === 'meal_plan_expiring');
  const expiring = async () => (await diet.server.ask(mealPlanRoutes.expiring, {}, diet.studio.admin)).data.mealPlans;

  await runDaily();
  await runDaily();
  expect(await ofMealPlans()).toEqual((await expiring()).map(() => 'meal_plan_expiring'));
  expect((await expiring()).map(({ endsOn }) => endsOn)).toEqual([today(5)]);

  const next = await diet.createFilled([[diet.food.rice, 80]]);
  await diet.assign(next.id, { clientIds: [diet.clientId], startsOn: today(6) });
  expect(await expiring()).toEqual([]);
});
