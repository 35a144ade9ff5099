import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { advanceClock, stopClock } from '#shell/web/testing/clock.ts';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { createDietStore } from '../device/diet-store.ts';
import { ShoppingScreen } from '../shopping/ShoppingScreen.tsx';
import { answerDiet, clientId, exampleDiet, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

const meal = async (name: string) => within(await screen.findByRole('region', { name }));
const statesOnDevice = () =>
  createDietStore(clientId)
    .read()
    .reports.map(({ report }) => [report.state, report.swaps.length]);

async function chooseRice() {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  const shown = await showDiet(NutritionScreen);
  const lunch = await meal('Pranzo');
  await userEvent.click(await lunch.findByRole('button', { name: /Scegli Riso bianco crudo/ }));
  await lunch.findByText(/invece di Pasta secca/);
  return { lunch, ...shown };
}

beforeEach(stopClock);
const waitForSingleTap = () => advanceClock(600);

test('a chosen alternative is not eaten: no meal is logged, and rice is on the shopping list', async () => {
  const { lunch, unmount } = await chooseRice();

  expect(statesOnDevice()).toEqual([['planned', 1]]);
  expect(screen.getByText('Pasti registrati: 0 su 4')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Mangiato finora' })).getByText('0 kcal')).toBeTruthy();
  expect(lunch.queryByText('Con sostituzioni')).toBeNull();
  expect(lunch.queryByRole('button', { name: 'Annulla' })).toBeNull();

  unmount();
  await showDiet(ShoppingScreen);
  // 80 g of pasta less, and 80 g of rice more, of seven days.
  expect(await screen.findByRole('checkbox', { name: /Pasta secca.*480 g/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /Riso bianco crudo.*80 g/ })).toBeTruthy();
});

test('a second tap says that the chosen food was eaten, and an undo brings the choice back', async () => {
  const { lunch } = await chooseRice();
  waitForSingleTap();

  await userEvent.click(lunch.getByRole('button', { name: 'Come ho scelto' }));
  expect(await lunch.findByText('Con sostituzioni')).toBeTruthy();
  expect(screen.getByText('Pasti registrati: 1 su 4')).toBeTruthy();
  expect(statesOnDevice()).toEqual([['swapped', 1]]);

  waitForSingleTap();
  await userEvent.click(lunch.getByRole('button', { name: 'Annulla' }));
  expect(await lunch.findByRole('button', { name: 'Come ho scelto' })).toBeTruthy();
  expect(statesOnDevice()).toEqual([['planned', 1]]);
});

test('the second tap of a double tap on an alternative eats nothing', async () => {
  const { lunch } = await chooseRice();

  await userEvent.click(lunch.getByRole('button', { name: 'Come ho scelto' }));

  expect(statesOnDevice()).toEqual([['planned', 1]]);
});

test('the planned food that is put back at an eaten meal was eaten as planned', async () => {
  const { lunch } = await chooseRice();
  waitForSingleTap();
  await userEvent.click(lunch.getByRole('button', { name: 'Come ho scelto' }));

  await userEvent.click(await lunch.findByRole('button', { name: 'Rimetti Pasta secca' }));

  expect(await lunch.findByText('Come da piano')).toBeTruthy();
  expect(statesOnDevice()).toEqual([['as_planned', 0]]);
});

test('“all as planned” keeps the choices: the chosen meal was eaten with its swap', async () => {
  await chooseRice();

  await userEvent.click(await screen.findByRole('button', { name: 'Tutto come da piano' }));

  expect(await screen.findByText('Pasti registrati: 4 su 4')).toBeTruthy();
  expect(statesOnDevice().toSorted()).toEqual([
    ['as_planned', 0],
    ['as_planned', 0],
    ['as_planned', 0],
    ['swapped', 1],
  ]);
});

test('on a day to come a choice changes what is planned, and nothing can be said to be eaten', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen, addDays(today, 1));
  const lunch = await meal('Pranzo');
  const planned = await meal('In programma');
  const before = planned.getByText(/kcal/).textContent;

  await userEvent.click(await lunch.findByRole('button', { name: /Scegli Riso bianco crudo/ }));

  expect(await lunch.findByText(/invece di Pasta secca/)).toBeTruthy();
  expect(planned.getByText(/kcal/).textContent).not.toBe(before);
  expect(lunch.queryByRole('button', { name: /^Come/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /pasti registrati 0 su 4/ })).toHaveLength(7);
  await userEvent.click(lunch.getByRole('button', { name: 'Altro su Pranzo' }));
  expect(await screen.findByRole('menuitem', { name: "L'ho saltato" })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Ho mangiato libero' })).toBeNull();
});

test('a second tap that lands on “Annulla” in the place of the first one undoes nothing', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  const lunch = await meal('Pranzo');

  await userEvent.dblClick(await lunch.findByRole('button', { name: 'Come da piano' }));
  await userEvent.click(await lunch.findByRole('button', { name: 'Annulla' }));
  expect(lunch.getByRole('button', { name: 'Annulla' })).toBeTruthy();

  waitForSingleTap();
  await userEvent.click(lunch.getByRole('button', { name: 'Annulla' }));
  expect(await lunch.findByRole('button', { name: 'Come da piano' })).toBeTruthy();
});
