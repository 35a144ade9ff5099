import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ConflictingMealPlans } from './ConflictingMealPlans.tsx';

test('foods that only an unconfirmed declaration speaks against are said to be so', async () => {
  const mealPlan = {
    title: 'Mediterranea',
    clientId: '0199a000-0000-7000-8000-0000000000c7',
    clientName: 'Paolo Prova',
  };
  const shrimps = { name: 'Gamberi', name_en: 'Shrimps' };
  const butter = { name: 'Burro d’arachidi', name_en: 'Peanut butter', isDeclared: true as const };
  respond(mealPlanRoutes.conflicting, {
    mealPlans: [
      { ...mealPlan, id: '0199a000-0000-7000-8000-000000000001', foods: [butter] },
      { ...mealPlan, id: '0199a000-0000-7000-8000-000000000002', clientName: 'Emma Prova', foods: [shrimps] },
    ],
  });
  await renderScreen(() => <ConflictingMealPlans />, { texts: ['home'] });

  expect(await screen.findByText('Mediterranea · Burro d’arachidi · c’è una dichiarazione da confermare')).toBeTruthy();
  expect(screen.getByText('Mediterranea · Gamberi')).toBeTruthy();
});

test('a meal plan that begins later is named with its first day', async () => {
  const mealPlan = { id: '0199a000-0000-7000-8000-000000000001', title: 'Detox', clientName: 'Paolo Prova' };
  const foods = [{ name: 'Vino bianco', name_en: 'White wine', isDeclared: true as const }];
  const clientId = '0199a000-0000-7000-8000-0000000000c7';
  respond(mealPlanRoutes.conflicting, { mealPlans: [{ ...mealPlan, clientId, startsOn: '2026-12-07', foods }] });
  await renderScreen(() => <ConflictingMealPlans />, { texts: ['home'] });

  const subtitle = 'Detox, dal 7 dic · Vino bianco · c’è una dichiarazione da confermare';
  expect(await screen.findByText(subtitle)).toBeTruthy();
});

test('of many meal plans five are shown, and all others are counted, also those that the response does not have', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `0199a000-0000-7000-8000-0000000000${10 + index}`);
  const foods = [{ name: 'Gamberi', name_en: 'Shrimps' }];
  respond(mealPlanRoutes.conflicting, {
    mealPlans: ids.map((id) => ({ id, title: 'Mediterranea', clientId: id, clientName: 'Paolo Prova', foods })),
    total: 120,
  });
  await renderScreen(() => <ConflictingMealPlans />, { texts: ['home'] });

  expect(await screen.findByText('E altri 115 clienti')).toBeTruthy();
  expect(screen.getAllByText('Mediterranea · Gamberi')).toHaveLength(5);
});
