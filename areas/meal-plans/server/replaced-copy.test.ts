import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, expect, test } from 'vitest';
import type { MealPlanRecord } from '../contract/document.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

let plans: MealPlans;
let template: MealPlanRecord;

beforeAll(async () => {
  plans = await openMealPlans();
  template = await plans.createFilled([[plans.food.pasta, 80]], [[plans.food.rice, 70]]);
});

/** A copy of 28 days, published or not, and the one that replaces it in two weeks from today. */
async function replacedCopy({
  isPublished = true,
  startsOn = today(),
} = {}): Promise<{ id: string; clientId: string }> {
  const clientId = await plans.addClient();
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn, isPublished });
  await plans.assign(template.id, { clientIds: [clientId], startsOn: today(14), overlap: 'replace' });
  return { id, clientId };
}

async function saveDuration(id: string, duration: number): Promise<void> {
  expect((await plans.save(await plans.read(id), { duration })).status).toBe(200);
}

async function publishDuration(id: string, duration: number): Promise<void> {
  await saveDuration(id, duration);
  const { version } = await plans.read(id);
  const reply = await askConfirmingLowEnergy(plans.server, mealPlanRoutes.publish, { id, version }, plans.studio.admin);
  expect(reply.status).toBe(200);
}

const endOf = async ({ id, clientId }: { id: string; clientId: string }) => {
  const request = { clientId };
  const { mealPlans } = (await plans.server.ask(clientMealPlanRoutes.list.client, request, plans.studio.admin)).data;
  return mealPlans.find((one) => one.id === id)?.endsOn;
};

test.each([
  ['shorter', 7, 6],
  ['as long as its replacement leaves', 14, 13],
  ['longer', 56, 13],
])('a replaced copy that is published %s, %i days, ends after day %i', async (_, duration, last) => {
  const copy = await replacedCopy();
  await publishDuration(copy.id, duration);

  expect(await endOf(copy)).toBe(today(last));
});

test('a replaced copy that is published for a week and then for four ends the day before its replacement', async () => {
  const copy = await replacedCopy();
  await publishDuration(copy.id, 7);
  await publishDuration(copy.id, 28);

  expect(await endOf(copy)).toBe(today(13));
});

test('a draft that an earlier release ended for a new plan, made shorter and longer, ends the day before that plan', async () => {
  const copy = await replacedCopy({ isPublished: false });
  expect(await endOf(copy)).toBe(today(27));
  await plans.asOwner('update meal_plans set ends_on = $2, replaced_from = $3 where id = $1', [
    copy.id,
    today(13),
    today(14),
  ]);
  await saveDuration(copy.id, 7);
  expect(await endOf(copy)).toBe(today(6));
  await saveDuration(copy.id, 28);

  expect(await endOf(copy)).toBe(today(13));
});

test('a replaced copy with a new start runs to the end of its days', async () => {
  const copy = await replacedCopy({ startsOn: today(2) });
  const { version } = await plans.read(copy.id);
  const dates = { id: copy.id, version, startsOn: today(3), note: '' };
  expect((await plans.server.ask(mealPlanRoutes.updateUserMealPlanDate, dates, plans.studio.admin)).status).toBe(200);

  expect(await endOf(copy)).toBe(today(30));
});

test('a shorter version that is withdrawn before it starts leaves the end as it was', async () => {
  const clientId = await plans.addClient();
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn: today() });
  await saveDuration(id, 14);
  const { version } = await plans.read(id);
  const scheduled = { id, version, startsOn: today(7) };
  const { published } = (
    await askConfirmingLowEnergy(plans.server, mealPlanRoutes.publish, scheduled, plans.studio.admin)
  ).data;
  expect(await endOf({ id, clientId })).toBe(today(13));

  await plans.server.ask(mealPlanRoutes.withdraw, { id, publishedId: published.id }, plans.studio.admin);
  expect(await endOf({ id, clientId })).toBe(today(27));
});

test('a copy that is over is not published for today, unless it is made longer', async () => {
  const clientId = await plans.addClient();
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn: today(-40) });
  await saveDuration(id, 20);
  const { version } = await plans.read(id);
  const reply = await askConfirmingLowEnergy(plans.server, mealPlanRoutes.publish, { id, version }, plans.studio.admin);
  expect([reply.status, reply.code]).toEqual([422, 'after_end']);

  await publishDuration(id, 60);
  expect(await endOf({ id, clientId })).toBe(today(19));
});

test('a replaced copy goes on when its replacement is taken away before it begins', async () => {
  const copy = await replacedCopy();
  const list = (
    await plans.server.ask(clientMealPlanRoutes.list.client, { clientId: copy.clientId }, plans.studio.admin)
  ).data.mealPlans;
  const successor = list.find(({ id }) => id !== copy.id)?.id ?? '';
  expect(
    (await plans.server.ask(mealPlanRoutes.unassignUserMealPlan, { id: successor }, plans.studio.admin)).status,
  ).toBe(200);

  expect(await endOf(copy)).toBe(today(27));
  await publishDuration(copy.id, 42);
  expect(await endOf(copy)).toBe(today(41));
});

test('a deactivated client sees none of their meal plans', async () => {
  const clientId = await plans.addClient();
  await plans.assign(template.id, { clientIds: [clientId], startsOn: today(-3) });
  await plans.server.owner.query('update clients set deactivated_at = now() where id = $1', [clientId]);

  const { mealPlans } = (await plans.server.ask(clientMealPlanRoutes.list.client, { clientId }, plans.studio.admin))
    .data;
  expect(mealPlans.map(({ publication }) => publication)).toEqual(['inactive']);
});
