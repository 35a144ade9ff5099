import { expect, test } from 'vitest';
import { mealRoutes } from '#areas/meals/contract.ts';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { expectCacheFollows } from '#database/testing/live-cache.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { mealPlanSettingRoutes as routes } from '../contract/settings.ts';

test('numbers that are hidden from clients, from one or all of them, disappear from their open screens', {
  timeout: 120_000,
}, async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const id = studio.ids['clients'] ?? '';
  const { rows } = await server.owner.query('select membership_id as id from clients where id = $1', [id]);
  const watch = (writes: (() => Promise<unknown>)[]) =>
    expectCacheFollows({
      server,
      recipient: { token: studio.client, membershipId: rows[0].id },
      ids: studio.ids,
      writes,
    });
  const changing = [clientMacroRoutes.list.own.endpoint, mealRoutes.days.own.endpoint];

  const ofAll = await watch([() => server.ask(routes.hideClientMacros, { hideClientMacros: true }, studio.admin)]);
  expect(ofAll).toEqual(expect.arrayContaining(changing));

  const ofOne = await watch([
    () => server.ask(routes.saveClientSettings, { id, showsCalories: true, showsMacros: true }, studio.admin),
  ]);
  expect(ofOne).toEqual(expect.arrayContaining(changing));
});
