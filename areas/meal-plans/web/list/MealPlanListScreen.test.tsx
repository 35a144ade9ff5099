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
