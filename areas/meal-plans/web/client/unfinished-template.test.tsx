import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMealPlanRoutes, mealPlanRoutes } from '../../contract/routes.ts';
import { ClientMealPlansScreen } from './ClientMealPlansScreen.tsx';
import { templateCard } from '../testing/cards.ts';

const draft = templateCard({ id: '0199f2a4-5c00-7000-8000-00000000c0de', title: 'Estate', isDraft: true });
const noCopies = { clients: 1, following: 0, alreadyAssigned: 0, later: 0, ending: 0, deleted: 0, copies: [] };
const noConflicts = { conflictingClients: 0, conflicts: [], uncheckedClients: [], undecidedClients: [] };

test('on the page of a client a draft is listed as such; when it is chosen, what is missing is said before anything else', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(clientMealPlanRoutes.list.client, { mealPlans: [], nextPage: 0 });
  respond(mealPlanRoutes.list, { mealPlans: [draft], nextPage: 0 });
  respond(mealPlanRoutes.detailForAssign, { mealPlan: draft, isEmpty: false, assigned: [] });
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [] });
  const scheduleFaults = { undecided: [], unreached: [], uncovered: [] };
  respond(mealPlanRoutes.previewAssign, {
    preview: { ...noCopies, ...noConflicts, undeclaredClients: [], scheduleFaults, clientsWithoutProgram: [] },
  });
  await renderScreen(ClientMealPlansScreen, {
    path: '/clients/$id/mealPlans',
    at: `/clients/${exampleClient.id}/mealPlans?assign=true`,
    permissions: ['view clients', 'view meal plans', 'update meal plans'],
    texts: ['meal-plans', 'assignments', 'clients', 'dietary-profiles', 'aliments', 'surveys'],
  });
  await screen.findByText(/^Bozza · 1\.?450 kcal/);
  await userEvent.click(await screen.findByRole('radio', { name: 'Estate' }));

  const missing = 'Questo piano non si può ancora assegnare. È una bozza: quando è pronto, segnalo come completo.';
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Apri il piano' }).getAttribute('href')).toBe(`/mealPlans/${draft.id}/edit`);
  expect(screen.getAllByRole('button', { name: 'Assegna' }).at(-1)).toHaveProperty('disabled', true);
});
