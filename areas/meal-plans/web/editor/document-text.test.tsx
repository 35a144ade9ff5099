import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exampleMealPlan } from '../../example.ts';
import { storedMealPlan } from '../../rules/stored.ts';
import { useMealPlanText } from './document-text.ts';

function Amount() {
  const text = useMealPlanText([]);
  const [before, now] = [50, 90].map((quantity) => text.value('amount', { quantity, portion: null }, ''));
  return <p>{`${text.field('amount')}: ${before}, ${now}`}</p>;
}

test('a conflict about a quantity names both quantities', async () => {
  await renderScreen(Amount, { texts: ['meal-plans', 'aliments'] });

  expect(await screen.findByText('quantità: 50 g, 90 g')).toBeTruthy();
});

const empty = { ...exampleMealPlan, aliments: [], recipes: [], days: [] };

function FoodAndAmount() {
  const text = useMealPlanText([storedMealPlan(exampleMealPlan, empty)]);
  const names = { custom_name: '', custom_name_en: '' };
  const value = { alimentId: food.rice.id, amount: { quantity: 80, portion: null }, ...names };
  return <p>{`${text.field('foodAndAmount')}: ${text.value('foodAndAmount', value, '')}`}</p>;
}

test('a conflict about a food and its amount names both', async () => {
  await renderScreen(FoodAndAmount, { texts: ['meal-plans', 'aliments'] });

  expect(await screen.findByText(`alimento e quantità: ${food.rice.name}, 80 g`)).toBeTruthy();
});
