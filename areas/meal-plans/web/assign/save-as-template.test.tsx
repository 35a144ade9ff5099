import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMealPlanRoutes, type MealPlanCard, mealPlanRoutes } from '../../contract/routes.ts';
import { ClientMealPlansScreen } from '../client/ClientMealPlansScreen.tsx';
import { exampleCopy, exampleDetail, openMealPlan } from '../editor/testing/open-meal-plan.tsx';
import { MealPlanListScreen } from '../list/MealPlanListScreen.tsx';
import { exampleNumbers } from '../testing/cards.ts';

const other = '0199a000-0000-7000-8000-0000000000c2';
const permissions = ['view clients', 'view meal plans', 'create meal plans', 'update meal plans'];
const copy = {
  id: exampleCopy.id,
  title: 'Equilibrato',
  clientId: exampleClient.id,
  clientName: exampleClient.name,
  startsOn: '2026-11-01',
  endsOn: '2026-11-28',
  ...exampleNumbers,
  state: 'running' as const,
  publication: 'active' as const,
};
const card: MealPlanCard = {
  ...copy,
  isDraft: false,
  assigned: 0,
  updatedAt: '2026-11-01T10:00:00Z',
  authorName: null,
};

beforeEach(() => {
  localStorage.clear();
  const template = { ...exampleDetail.mealPlan, id: '0199f2a4-5c00-7000-8000-00000000c0de' };
  respond(mealPlanRoutes.clone, { mealPlan: template });
});
// Unmounting the editor sends a last presence request, which needs the fake server.
afterEach(cleanup);

async function saveAsTemplate(menu: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Salva come modello' }));
}

test('a meal plan on the page of a client is saved as a template with its title, which opens', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  const assigned = {
    ...copy,
    hasUnpublishedChanges: false,
    templateId: null,
    templateTitle: null,
    version: 1,
    note: '',
  };
  respond(clientMealPlanRoutes.list.client, { mealPlans: [assigned], nextPage: 0 });
  const { router } = await renderScreen(ClientMealPlansScreen, {
    path: '/clients/$id/mealPlans',
    at: `/clients/${exampleClient.id}/mealPlans`,
    permissions,
    texts: ['meal-plans', 'assignments', 'clients', 'dietary-profiles', 'aliments'],
  });
  await saveAsTemplate(/^Azioni per Equilibrato di/);

  await waitFor(() => expect(router.state.location.pathname).toMatch(/c0de\/edit$/));
  expect(requestsTo(mealPlanRoutes.clone).map(({ body }) => body)).toEqual([{ title: 'Equilibrato' }]);
  expect(await screen.findByText(/Questo è il nuovo modello/)).toBeTruthy();
});

test('a meal plan of a client is copied for another one without the name of the first, and the copy opens', async () => {
  const title = `Equilibrato di ${exampleClient.name}`;
  respond(mealPlanRoutes.list, { mealPlans: [{ ...card, title }], nextPage: 0 });
  respond(clientRoutes.forSelect, { clients: [{ id: other, name: 'Marco Neri' }], nextPage: 0 });
  respond(clientRoutes.detail, { client: { ...exampleClient, id: other, name: 'Marco Neri' } });
  respond(mealPlanRoutes.create, { mealPlan: exampleCopy });
  const { router } = await renderScreen(MealPlanListScreen, {
    path: '/mealPlans',
    at: '/mealPlans?kind=copies',
    permissions,
    texts: ['meal-plans', 'assignments', 'clients'],
  });
  await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copia per un altro cliente' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('combobox', { name: /Cliente/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Marco Neri' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Copia e apri' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/mealPlans/${exampleCopy.id}/edit`));
  const [request] = requestsTo(mealPlanRoutes.create);
  expect(request?.body).toMatchObject({ title: 'Equilibrato', sourceId: copy.id, clientId: other });
});

test.each([
  [`Equilibrato di ${exampleClient.name}`, 'Equilibrato'],
  [exampleClient.name, 'Piano alimentare'],
])('the template of %j does not name the client, it is called %j', async (title, expected) => {
  respond(mealPlanRoutes.list, { mealPlans: [{ ...card, title }], nextPage: 0 });
  const at = '/mealPlans?kind=copies';
  const texts = ['meal-plans', 'assignments', 'clients'];
  await renderScreen(MealPlanListScreen, { path: '/mealPlans', at, permissions, texts });
  await saveAsTemplate(new RegExp(`^Azioni per ${title}$`));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.clone).map(({ body }) => body)).toEqual([{ title: expected }]));
});

test('so is one in the list of the meal plans of clients, where only templates are duplicated', async () => {
  respond(mealPlanRoutes.list, { mealPlans: [card], nextPage: 0 });
  const at = '/mealPlans?kind=copies';
  const texts = ['meal-plans', 'assignments', 'clients'];
  await renderScreen(MealPlanListScreen, { path: '/mealPlans', at, permissions, texts });
  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Equilibrato' }));
  expect(screen.queryByRole('menuitem', { name: 'Duplica' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Salva come modello' }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.clone)).toHaveLength(1));
});

test('the open copy is saved as a template with the edits of a moment ago', async () => {
  respond(mealPlanRoutes.published, { published: [], publishedVersion: null });
  await openMealPlan({ mealPlan: exampleCopy });
  await userEvent.type(screen.getByRole('textbox', { name: 'Titolo' }), ' bis');
  await saveAsTemplate(/^Azioni per .* bis di Carla Prova$/);

  await waitFor(() => expect(requestsTo(mealPlanRoutes.clone)).toHaveLength(1));
  expect(requestsTo(mealPlanRoutes.clone)[0]?.body).toEqual({ title: `${exampleCopy.title} bis` });
  expect(requestsTo(mealPlanRoutes.save)).toHaveLength(1);
});
