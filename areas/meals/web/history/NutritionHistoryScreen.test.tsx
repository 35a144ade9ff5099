import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientMealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { addDays, mondayOf } from '#shell/common/dates.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { answerDiet, exampleDiet, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionHistoryScreen } from './NutritionHistoryScreen.tsx';

test('the history of nutrition shows the days of a week with their logged meals, and leads to each and to earlier weeks', async () => {
  await openDevice();
  answerDiet(exampleDiet());
  respond(clientMealPlanRoutes.list.own, { mealPlans: [], nextPage: 0 });
  await showDiet(NutritionHistoryScreen);

  const days = within(await screen.findByRole('region', { name: 'Giorno per giorno' }));
  const [first] = days.getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^\/my\/nutrition\?date=/);
  expect(first?.textContent).toMatch(/past[oi] registrat[oi]|Nessun pasto previsto/);

  await userEvent.click(screen.getByRole('button', { name: 'Settimana precedente' }));
  const from = addDays(mondayOf(today), -7);
  await expect.poll(() => requestsTo(mealRoutes.days.own).at(-1)?.query).toMatchObject({ from });
});

test('the history ends with the present week, also with a later date in the address', async () => {
  await openDevice();
  answerDiet(exampleDiet());
  respond(clientMealPlanRoutes.list.own, { mealPlans: [], nextPage: 0 });
  await showDiet(NutritionHistoryScreen, addDays(today, 14));

  await screen.findByRole('region', { name: 'Giorno per giorno' });
  expect(screen.getByRole('button', { name: 'Settimana successiva' })).toHaveProperty('disabled', true);
  expect(requestsTo(mealRoutes.days.own).at(-1)?.query).toMatchObject({ from: mondayOf(today) });

  await userEvent.click(screen.getByRole('button', { name: 'Settimana precedente' }));
  expect(screen.getByRole('button', { name: 'Settimana successiva' })).toHaveProperty('disabled', false);
});
