import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMealPlanRoutes, mealPlanRoutes } from '../../contract/routes.ts';
import { NewMealPlanScreen } from '../list/NewMealPlanScreen.tsx';
import { ClientMealPlansScreen } from './ClientMealPlansScreen.tsx';

const clientId = exampleClient.id;
const permissions = ['view clients', 'view meal plans', 'create meal plans', 'update meal plans'];
const texts = ['meal-plans', 'assignments', 'clients', 'dietary-profiles', 'aliments'];

test('on the page of a client a new meal plan is one for this client', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(clientMealPlanRoutes.list.client, { mealPlans: [], nextPage: 0 });
  const at = `/clients/${clientId}/mealPlans`;
  await renderScreen(ClientMealPlansScreen, { path: '/clients/$id/mealPlans', at, permissions, texts });

  const link = await screen.findByRole('link', { name: 'Nuovo piano' });

  expect(link.getAttribute('href')).toContain(`/mealPlans/create?clientId=${clientId}`);
});

test('the new meal plan names the client and is created for them, from the chosen day on', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respondWithError(mealPlanRoutes.create, 500, { message: 'Riprova' });
  const at = `/mealPlans/create?clientId=${clientId}&startsOn=2026-12-07`;
  await renderScreen(NewMealPlanScreen, { path: '/mealPlans/create', at, permissions, texts });

  await screen.findByRole('heading', { name: `Nuovo piano per ${exampleClient.name}` });
  expect(screen.getByText('È solo suo, non un modello. Lo vede quando lo pubblichi.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Titolo' }), 'Per Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Crea e scrivi' }));

  await waitFor(() =>
    expect(requestsTo(mealPlanRoutes.create)[0]?.body).toMatchObject({
      title: 'Per Anna',
      clientId,
      startsOn: '2026-12-07',
      days: 7,
    }),
  );
});

test('a template is created without a client', async () => {
  respondWithError(mealPlanRoutes.create, 500, { message: 'Riprova' });
  const at = '/mealPlans/create';
  await renderScreen(NewMealPlanScreen, { path: at, at, permissions, texts });

  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Equilibrato');
  await userEvent.click(screen.getByRole('button', { name: 'Crea e scrivi' }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.create)).toHaveLength(1));
  expect(requestsTo(mealPlanRoutes.create)[0]?.body).not.toHaveProperty('clientId');
  expect(screen.queryByLabelText('Da quando')).toBeNull();
});
