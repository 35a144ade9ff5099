import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { MealPlanListScreen } from './MealPlanListScreen.tsx';

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
  const summary = {
    calories: 1450,
    protein_tot: 80,
    carbs_tot: 180,
    lipids_tot: 45,
    incomplete: [],
    days: 2,
    duration: 28,
  };
  const shares = { protein_percent: 22, carbs_percent: 50, lipids_percent: 28 };
  const ofCopies = { clientId: null, clientName: null, startsOn: null, endsOn: null, state: null, publication: null };
  const id = '0199f2a4-5c00-7000-8000-00000000c0de';
  const draft = { id, title: 'Estate', isDraft: true, assigned: 0, updatedAt: '2026-11-01T10:00:00Z' };
  respond(mealPlanRoutes.list, {
    mealPlans: [{ ...draft, authorName: null, ...summary, ...shares, ...ofCopies }],
    nextPage: 0,
  });
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
