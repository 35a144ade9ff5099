import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatDate } from '#shell/web/texts/formats.ts';
import { answerDiet, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

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
