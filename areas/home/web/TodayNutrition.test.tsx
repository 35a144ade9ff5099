import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { assignedMacro } from '#areas/macros/example.ts';
import { mealRoutes } from '#areas/meals/contract.ts';
import { clearCached, readCached } from '#shell/web/api/cached-query.ts';
import { cacheSession, saveToken } from '#shell/web/api/token.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { precacheNutrition, TodayNutrition } from './TodayNutrition.tsx';

beforeEach(clearCached);

test('Today shows the targets of a client who has no meal plan', async () => {
  respond(clientMacroRoutes.list.own, { current: null, macros: [assignedMacro], isHidden: false, nextPage: 0 });
  await show(true);

  const targets = await screen.findByRole('region', { name: 'I miei obiettivi' });
  expect(within(targets).getByText('2.140 kcal')).toBeTruthy();
  expect(within(targets).getByText('1.800 kcal')).toBeTruthy();
  expect(within(targets).getByText('Ricomposizione · Dal 1 nov 2026')).toBeTruthy();
});

test('Today leads to the targets while they cannot be loaded', async () => {
  respondWithError(clientMacroRoutes.list.own, 500, {});
  await show(true);

  expect(await screen.findByText('Pasti')).toBeTruthy();
  expect(requestsTo(mealRoutes.days.own)).toEqual([]);
});

test('Today of a client without targets does not request them', async () => {
  await show(false);

  expect(await screen.findByText('Pasti')).toBeTruthy();
  expect(requestsTo(clientMacroRoutes.list.own)).toEqual([]);
});

/** The meals stay what is shown meanwhile, because the server does not respond with any. */
function show(showsTargets: boolean) {
  respondWithError(mealRoutes.days.own, 503, {});
  respondWithError(dietaryProfileRoutes.get.own, 503, {});
  const meals = 'Pasti';
  return renderScreen(() => <TodayNutrition showsTargets={showsTargets}>{meals}</TodayNutrition>, {
    user: { roles: ['client'], clientId: assignedMacro.clientId },
    permissions: ['view own nutrition'],
  });
}

test('the targets of a client are stored on the device ahead, as the meals are', async () => {
  saveToken('gettone');
  const { clientId } = assignedMacro;
  cacheSession({ user: { clientId, timeZone: 'Europe/Rome', roles: ['client'] }, permissions: ['view own nutrition'] });
  respond(clientMacroRoutes.list.own, { current: null, macros: [assignedMacro], isHidden: false, nextPage: 0 });
  await show(false);
  await precacheNutrition({ meals: false, targets: true });

  const cached = { route: clientMacroRoutes.list.own, request: {} };
  expect((await readCached(assignedMacro.clientId, cached))?.response.macros).toHaveLength(1);
});
