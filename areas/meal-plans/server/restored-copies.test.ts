import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestStudio } from '#database/testing/studio.ts';
import { addDays } from '#shell/common/dates.ts';
import type { MealPlanRecord } from '../contract/document.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

let plans: MealPlans;
let template: MealPlanRecord;
let clientId: string;

beforeAll(async () => {
  plans = await openMealPlans();
  template = await plans.createFilled([[plans.food.pasta, 80]], [[plans.food.rice, 70]]);
});

beforeEach(async () => {
  clientId = await plans.addClient();
});

const assign = async (startsOn: string) =>
  (await plans.assign(template.id, { clientIds: [clientId], startsOn, overlap: 'replace' }))[0] ?? '';

async function takeAway(id: string): Promise<void> {
  const reply = await plans.server.ask(mealPlanRoutes.unassignUserMealPlan, { id }, plans.studio.admin);
  expect(reply.status).toBe(200);
}

const restore = (id: string, token = plans.studio.admin) => plans.server.ask(mealPlanRoutes.undelete, { id }, token);

/** First and last day by id of what the client has. */
async function followed(): Promise<Record<string, [string, string]>> {
  const reply = await plans.server.ask(clientMealPlanRoutes.list.client, { clientId }, plans.studio.admin);
  return Object.fromEntries(reply.data.mealPlans.map(({ id, startsOn, endsOn }) => [id, [startsOn, endsOn]]));
}

const deletedOf = async (id = clientId) =>
  (await plans.server.ask(mealPlanRoutes.deleted, { clientId: id }, plans.studio.admin)).data.deleted;

test('a meal plan that a client follows and that was taken away is listed, and goes on until its last day once it is restored', async () => {
  const id = await assign(today(-3));
  await takeAway(id);
  expect(await followed()).toEqual({});
  expect(await deletedOf()).toMatchObject([{ id, title: 'Equilibrato' }]);

  expect(await restore(id)).toMatchObject({ status: 200, data: { alongside: [] } });
  expect(await followed()).toEqual({ [id]: [today(-3), today(24)] });
  expect(await deletedOf()).toEqual([]);
});

test('one that had not begun comes back with its foods, and ends again what it had replaced', async () => {
  const first = await assign(today());
  const id = await assign(today(14));
  const before = await plans.read(id);
  await takeAway(id);
  expect(await followed()).toEqual({ [first]: [today(), today(27)] });
  expect(await deletedOf()).toMatchObject([{ id }]);

  expect((await restore(id)).data).toEqual({ alongside: [] });
  expect(await followed()).toEqual({ [first]: [today(), today(13)], [id]: [today(14), today(41)] });
  expect((await plans.read(id)).days).toEqual(before.days);
});

test('one for which another was assigned meanwhile ends before that one', async () => {
  const id = await assign(today(-3));
  await takeAway(id);
  const next = await assign(today(10));

  expect((await restore(id)).data).toEqual({ alongside: [] });
  expect(await followed()).toEqual({ [id]: [today(-3), today(9)], [next]: [today(10), today(37)] });
});

test('a running one that a coming one replaces ends before that one again', async () => {
  const [running, coming] = [await assign(today(-3)), await assign(today(6))];
  await takeAway(running);
  expect((await restore(running)).status).toBe(200);
  expect(await followed()).toEqual({ [running]: [today(-3), today(5)], [coming]: [today(6), today(33)] });

  await takeAway(running);
  await takeAway(coming);
  for (const id of [coming, running]) expect((await restore(id)).status).toBe(200);
  expect(await followed()).toEqual({ [running]: [today(-3), today(5)], [coming]: [today(6), today(33)] });
});

test('of one that begins on the day of another that was assigned meanwhile, the other one is named', async () => {
  const id = await assign(today(10));
  await takeAway(id);
  await assign(today(10));

  expect((await restore(id)).data.alongside).toMatchObject([{ startsOn: today(10), endsOn: today(37) }]);
});

test('what is taken away is not followed and not published while it is deleted', async () => {
  const id = await assign(addDays(today(), 2));
  await takeAway(id);

  const shown = await plans.server.owner.query(
    `select from meal_plans where id = $1 and deleted_at is null and archived_at is null`,
    [id],
  );
  expect(shown.rowCount).toBe(0);
  expect((await plans.server.ask(mealPlanRoutes.get, { id }, plans.studio.admin)).status).toBe(404);
  expect((await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin)).status).toBe(404);
});

test('twenty restorations at once restore it once', async () => {
  const first = await assign(today());
  const id = await assign(today(14));
  await takeAway(id);
  const replies = await Promise.all(Array.from({ length: 20 }, () => restore(id)));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await followed()).toEqual({ [first]: [today(), today(13)], [id]: [today(14), today(41)] });
});

test('for another studio it does not exist', async () => {
  const [begun, later] = [await assign(today(-3)), await assign(today(40))];
  await takeAway(begun);
  await takeAway(later);
  const other = await openTestStudio(plans.server);

  for (const id of [begun, later]) expect(await restore(id, other.admin)).toMatchObject({ status: 404 });
  const reply = await plans.server.ask(mealPlanRoutes.deleted, { clientId }, other.admin);
  expect(reply.status).toBe(404);
  expect(await followed()).toEqual({});
});
