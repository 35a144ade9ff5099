import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { assignedMacro } from '#areas/macros/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { answerDiet, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);
beforeEach(() => answerOwnTargets(null));

test('before its first day a plan says when it begins, also when that is weeks away', async () => {
  const diet = exampleDiet();
  const [first, last] = [diet.days[0], diet.days.at(-1)];
  const before = diet.days.map((one) => (one === last ? one : { ...one, publishedId: null, day: null }));
  answerDiet({ ...diet, days: before });
  await showDiet(NutritionScreen, first?.date);
  expect(await screen.findByText(`Il tuo piano comincia il ${formatDate(last?.date ?? '')}.`)).toBeTruthy();
  cleanup();

  const none = diet.days.map((one) => ({ ...one, publishedId: null, day: null }));
  answerDiet({ ...diet, plans: [], days: none, nextDayOn: '2099-06-01' });
  await showDiet(NutritionScreen, first?.date);
  expect(await screen.findByText('Il tuo piano comincia il 1 giu 2099.')).toBeTruthy();
});

test('a day after the end of the plan has no plan, a day of it may have no meals', async () => {
  const diet = exampleDiet();
  const [first, second] = diet.days;
  const days = diet.days.map((one, index) => ({
    ...one,
    day: null,
    publishedId: index === 0 ? one.publishedId : null,
  }));
  answerDiet({ ...diet, days });

  await showDiet(NutritionScreen, first?.date);
  expect(await screen.findByText('In questo giorno il tuo piano non prevede pasti.')).toBeTruthy();
  cleanup();
  await showDiet(NutritionScreen, second?.date);
  expect(await screen.findByText(/In questo giorno non hai un piano alimentare/)).toBeTruthy();
});

test('a client without a meal plan sees the targets of the day, and before their first day that there is nothing', async () => {
  const diet = exampleDiet();
  const days = diet.days.map((one) => ({ ...one, publishedId: null, day: null }));
  const [first, second] = days;
  answerDiet({ ...diet, plans: [], days });
  answerOwnTargets(second?.date ?? '');

  await showDiet(NutritionScreen, first?.date);
  expect(await screen.findByText(/In questo giorno non hai un piano alimentare/)).toBeTruthy();
  cleanup();

  await showDiet(NutritionScreen, second?.date);
  const targets = await screen.findByRole('region', { name: 'I miei obiettivi' });
  const training = within(targets).getByRole('region', { name: 'Giorni di allenamento' });
  expect(training.textContent).toContain('2.140 kcal');
  expect(training.textContent).toContain('150 g');
  expect(within(targets).getByText('Bevi spesso.')).toBeTruthy();
  expect(screen.queryByText(/non hai un piano alimentare/)).toBeNull();
});

test('targets of a client whose meal plan begins later are shown until then', async () => {
  const diet = exampleDiet();
  const days = diet.days.map((one) => ({ ...one, publishedId: null, day: null }));
  answerDiet({ ...diet, plans: [], days, nextDayOn: '2099-06-01' });
  answerOwnTargets('2026-11-01');
  await showDiet(NutritionScreen);

  expect(await screen.findByRole('region', { name: 'I miei obiettivi' })).toBeTruthy();
  expect(screen.getByText('Il tuo piano comincia il 1 giu 2099.')).toBeTruthy();
});

/** Answers with targets that apply from a day on, or with none. */
function answerOwnTargets(startsOn: string | null): void {
  const macros = startsOn === null ? [] : [{ ...assignedMacro, startsOn }];
  respond(clientMacroRoutes.list.own, { current: null, macros, isHidden: false, nextPage: 0 });
}
