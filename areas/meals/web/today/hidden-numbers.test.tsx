import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { assignedMacro } from '#areas/macros/example.ts';
import { addDays, mondayOf } from '#shell/common/dates.ts';
import { cacheKeyOf, type CachedRoute, cacheStore, readCached } from '#shell/web/api/cached-query.ts';
import type { ApiResponse, Route } from '#shell/common/route.ts';
import { holdResponses, respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { cachedDiet } from '../queries.ts';
import { answerDiet, clientId, exampleDiet, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

const numbers = /\d kcal/;
const monday = mondayOf(today);
const lastWeek = cachedDiet(addDays(monday, -7));
const ownTargets = { route: clientMacroRoutes.list.own, request: {} };

function storeOnDevice<R extends Route>(cached: CachedRoute<R>, response: ApiResponse<R>): Promise<void> {
  return set(cacheKeyOf(clientId, cached), { response, fetchedAt: 1 }, cacheStore);
}

test('a stored day shows its meals at once, and its numbers only once the server says that they may be seen', async () => {
  answerDiet(exampleDiet());
  await storeOnDevice(cachedDiet(monday), { diet: exampleDiet() });
  const release = holdResponses(mealRoutes.days.own);
  await showDiet(NutritionScreen);
  expect((await screen.findAllByText(/Pasta secca/)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(numbers)).toEqual([]);

  release();
  expect((await screen.findAllByText(numbers)).length).toBeGreaterThan(0);
});

test('without a connection a stored day has the numbers that it was stored with', async () => {
  await storeOnDevice(cachedDiet(monday), { diet: exampleDiet() });
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.days.own, 503, {});
  await showDiet(NutritionScreen);

  expect((await screen.findAllByText(numbers)).length).toBeGreaterThan(0);
});

test('once the server hides the numbers, no stored day or target of the client has them', async () => {
  await storeOnDevice(lastWeek, { diet: exampleDiet() });
  await storeOnDevice(ownTargets, { current: assignedMacro, macros: [assignedMacro], isHidden: false, nextPage: 0 });
  answerDiet(exampleDiet({ showsCalories: false, showsMacros: true }));
  await showDiet(NutritionScreen);
  await screen.findAllByText(/Pasta secca/);

  await waitFor(async () => expect((await readCached(clientId, lastWeek))?.response.diet.showsCalories).toBe(false));
  const { diet } = (await readCached(clientId, lastWeek))?.response ?? {};
  expect(
    diet?.plans.flatMap(({ aliments }) => aliments.map(({ calories }) => calories)).every((one) => one === null),
  ).toBe(true);
  await waitFor(async () =>
    expect((await readCached(clientId, ownTargets))?.response).toMatchObject({ current: null, macros: [] }),
  );
});
