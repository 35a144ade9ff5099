import { beforeEach, expect, test } from 'vitest';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { mealPlanSettingRoutes } from '#areas/meal-plans/contract/settings.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { macroRoutes } from '../contract/library.ts';
import { macroDraft } from '../example.ts';

const today = todayIn('Europe/Rome');
let server: TestServer;
let studio: TestStudio;

/** A client without programs, meal plans, visits and targets. */
beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  for (const table of ['macros', 'programs', 'meal_plans', 'visits', 'completed_workouts', 'meal_entries'])
    await server.owner.query(`delete from ${table} where client_id is not null`);
});

const assignTargets = (startsOn: string) =>
  server.ask(macroRoutes.create, { ...macroDraft, clientId: studio.ids['clients'], startsOn }, studio.admin);
const readToday = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today;

test('Today of a client who has targets only says so from their first day on', async () => {
  expect((await readToday()).otherCare).toBeUndefined();

  await assignTargets(addDays(today, 1));
  expect((await readToday()).otherCare).toBeUndefined();

  await assignTargets(today);
  expect((await readToday()).otherCare).toEqual({ meals: null, hasTargets: true });
});

test('Today does not name targets to a client who must not see numbers', async () => {
  await assignTargets(today);
  await server.ask(mealPlanSettingRoutes.hideClientMacros, { hideClientMacros: true }, studio.admin);

  expect((await readToday()).otherCare).toBeUndefined();
});
