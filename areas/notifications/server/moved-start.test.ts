import { expect, test } from 'vitest';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { macroDraft } from '#areas/macros/example.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { notificationRoutes } from '../contract.ts';
import { openMealStudio } from './testing/meal-studio.ts';
import { openNotificationStudio } from './testing/notification-studio.ts';

const today = todayIn('Europe/Rome');
const [first, moved] = [addDays(today, 3), addDays(today, 10)];

test('the notification of an assigned program names the first day that the program has now', async () => {
  const server = await openTestServer();
  const { admin, client, clientId, ids, listOf } = await openNotificationStudio(server);
  const assignment = { id: ids['programs'] ?? '', clientIds: [clientId], groupIds: [], startsOn: first, note: '' };
  const { copyIds } = (await server.ask(programRoutes.assign, { ...assignment, includesAssigned: true }, admin)).data;
  const startsOn = async () => {
    const all = await listOf(client);
    return all.find(({ kind }) => kind === 'program_assigned')?.params['startsOn'];
  };
  expect(await startsOn()).toBe(first);

  const { programUser } = (await server.ask(programRoutes.programUser, { id: copyIds[0] ?? '' }, admin)).data;
  const dates = { id: copyIds[0] ?? '', version: programUser.version, startsOn: moved, note: '', days: [] };
  expect((await server.ask(programRoutes.saveProgramUser, dates, admin)).status).toBe(200);

  expect(await startsOn()).toBe(moved);
});

test('the notifications of a meal plan and of targets name the first day that they have now', async () => {
  const plans = await openMealStudio();
  const { server, studio, food } = plans;
  const { clientId } = plans;
  await server.owner.query('delete from notifications where account_id = $1', [studio.accountId]);
  const template = await plans.createFilled([[food.pasta, 80]]);
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn: first });
  const { macro } = (await server.ask(macroRoutes.create, { ...macroDraft, clientId, startsOn: first }, studio.admin))
    .data;
  const starts = async () => {
    const { notifications } = (await server.ask(notificationRoutes.list, {}, studio.client)).data;
    const startOf = (kind: string) => notifications.find((one) => one.kind === kind)?.params['startsOn'];
    return [startOf('meal_plan_published'), startOf('macro_given')];
  };
  expect(await starts()).toEqual([first, first]);

  const { copy } = (await server.ask(mealPlanRoutes.userMealPlan, { id }, studio.admin)).data;
  const dates = { id, version: copy.version, startsOn: moved, note: '' };
  expect((await server.ask(mealPlanRoutes.updateUserMealPlanDate, dates, studio.admin)).status).toBe(200);
  const macroDates = { id: macro.id, version: macro.version, startsOn: moved, note: '' };
  expect((await server.ask(macroRoutes.updateDate, macroDates, studio.admin)).status).toBe(200);

  expect(await starts()).toEqual([moved, moved]);
});

test('a meal plan that began today and is moved is announced with the new first day', async () => {
  const plans = await openMealStudio();
  const { server, studio, food } = plans;
  await server.owner.query('delete from notifications where account_id = $1', [studio.accountId]);
  const template = await plans.createFilled([[food.pasta, 80]]);
  const [id = ''] = await plans.assign(template.id, { clientIds: [studio.ids['clients'] ?? ''], startsOn: today });
  const { copy } = (await server.ask(mealPlanRoutes.userMealPlan, { id }, studio.admin)).data;
  const dates = { id, version: copy.version, startsOn: moved, note: '' };
  await server.ask(mealPlanRoutes.updateUserMealPlanDate, dates, studio.admin);

  const { notifications } = (await server.ask(notificationRoutes.list, {}, studio.client)).data;
  expect(notifications.map(({ kind, params }) => [kind, params['startsOn']])).toEqual([['meal_plan_published', moved]]);
});
