import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { MealPlanListScreen } from './MealPlanListScreen.tsx';
import { templateCard } from '../testing/cards.ts';

test('a new studio reads how to begin, with the button to create, and can still look at the copies of clients', async () => {
  respond(mealPlanRoutes.list, { mealPlans: [], nextPage: 0 });
  await renderScreen(MealPlanListScreen, {
    path: '/mealPlans',
    at: '/mealPlans',
    permissions: ['view meal plans', 'create meal plans'],
    texts: ['meal-plans', 'assignments'],
  });

  expect(await screen.findByText(/Crea il primo piano alimentare/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nuovo piano' })).toBeTruthy();
  expect(screen.queryByText(/Nessun risultato|Niente corrisponde/)).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: 'Dei clienti' }));
  expect(await screen.findByText('Dei clienti')).toBeTruthy();
});

test('the menu of a draft has the way to assign it, where what is missing is said', async () => {
  const id = '0199f2a4-5c00-7000-8000-00000000c0de';
  respond(mealPlanRoutes.list, { mealPlans: [templateCard({ id, title: 'Estate', isDraft: true })], nextPage: 0 });
  await renderScreen(MealPlanListScreen, {
    path: '/mealPlans',
    at: '/mealPlans',
    permissions: ['view meal plans', 'update meal plans'],
    texts: ['meal-plans', 'assignments'],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Azioni per Estate/ }));

  const entry = await screen.findByRole('menuitem', { name: 'Assegna' });
  expect(entry.getAttribute('href')).toBe(`/mealPlans/${id}/assign`);
});

test('shares that leave more than rounding say so: 19 · 51 · 24 % and 6 % of other energy', async () => {
  const other = { title: 'Con fibra', protein_percent: 19, carbs_percent: 51, lipids_percent: 24 };
  const rounded = { title: 'Senza resto', protein_percent: 20, carbs_percent: 49, lipids_percent: 29 };
  const unmeasured = { title: 'Non misurato', protein_percent: 10, carbs_percent: 40, lipids_percent: 20 };
  const id = (last: number) => `0199f2a4-5c00-7000-8000-00000000c0d${last}`;
  const mealPlans = [
    templateCard({ ...other, id: id(1) }),
    templateCard({ ...rounded, id: id(2) }),
    templateCard({ ...unmeasured, id: id(3), incomplete: ['lipids_tot'] }),
  ];
  respond(mealPlanRoutes.list, { mealPlans, nextPage: 0 });
  await renderScreen(MealPlanListScreen, {
    path: '/mealPlans',
    at: '/mealPlans',
    permissions: ['view meal plans'],
    texts: ['meal-plans', 'assignments'],
  });

  const shares = await screen.findByText('19 · 51 · 24 · altro 6%');
  expect(shares.textContent).toContain('altro\u00A06%');
  expect(screen.queryByText(/fibra e alcol/)).toBeNull();
  act(() => shares.focus());
  expect(await screen.findByText(/^Il resto viene da fibra e alcol/)).toBeTruthy();
  expect(screen.getByText('20 · 49 · 29%')).toBeTruthy();
  // What was not measured is no other energy.
  expect(screen.getByText('10 · 40 · 20%')).toBeTruthy();
});
