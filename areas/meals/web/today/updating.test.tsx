import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { mondayOf } from '#shell/common/dates.ts';
import { cacheKeyOf, cacheStore } from '#shell/web/api/cached-query.ts';
import { holdResponses } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { cachedDiet } from '../queries.ts';
import { answerDiet, clientId, exampleDiet, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { MealsOfToday } from './MealsOfToday.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

const StartPage = () => <MealsOfToday>{'Un momento'}</MealsOfToday>;
const screens = { 'the day of the meals': NutritionScreen, 'the start page': StartPage };

function glutenDiet() {
  const diet = exampleDiet();
  const gluten = { gluten: 'contains' as const };
  const plans = diet.plans.map((published) => ({
    ...published,
    aliments: published.aliments.map((one) => (/^Pasta/.test(one.name) ? { ...one, allergens: gluten } : one)),
  }));
  return { ...diet, plans };
}
const coeliac = { ...emptyProfile, isGlutenFree: true };

test.each(Object.entries(screens))('meals are not shown on %s before the profile is known', async (_, Screen) => {
  answerDiet(glutenDiet(), coeliac);
  const release = holdResponses(dietaryProfileRoutes.get.own);
  await showDiet(Screen);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText(/Pasta secca/)).toBeNull();

  release();

  expect((await screen.findAllByText(/Pasta secca/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Non è senza glutine/).length).toBeGreaterThan(0);
});

test.each(Object.entries(screens))(
  'meals that are stored on the device have their warnings on %s, and say that they are updating until the server responds',
  async (_, Screen) => {
    answerDiet(glutenDiet(), coeliac);
    const cached = cachedDiet(mondayOf(today));
    await set(cacheKeyOf(clientId, cached), { response: { diet: glutenDiet() }, fetchedAt: 0 }, cacheStore);
    const release = holdResponses(mealRoutes.days.own);
    await showDiet(Screen);
    expect((await screen.findAllByText(/Non è senza glutine/)).length).toBeGreaterThan(0);
    expect(screen.getByText(/in aggiornamento/)).toBeTruthy();

    release();

    await expect.poll(() => screen.queryByText(/in aggiornamento/)).toBeNull();
    expect(screen.getAllByText(/Non è senza glutine/).length).toBeGreaterThan(0);
  },
);
