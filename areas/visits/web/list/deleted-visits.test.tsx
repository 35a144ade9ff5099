import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { visitRoutes } from '../../contract/routes.ts';
import { ClientVisitsScreen } from '../client/ClientVisitsScreen.tsx';
import { VisitListScreen } from './VisitListScreen.tsx';

test('a deleted visit is restored from what was deleted recently', async () => {
  const title = 'Giulia Esempio · 27 nov 2026';
  const id = '0199f2a4-5c00-7012-8000-000000000001';
  respond(visitRoutes.list, { visits: [], nextPage: 0 });
  respond(visitRoutes.deleted, { deleted: [{ id, title, deletedAt: new Date().toISOString() }] });
  respond(visitRoutes.undelete, {});
  await renderScreen(VisitListScreen, {
    path: '/visits',
    at: '/visits',
    permissions: ['view visits', 'delete visits'],
    texts: ['visits', 'metrics'],
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Eliminazioni recenti' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: `Ripristina ${title}` }));

  await waitFor(() => expect(requestsTo(visitRoutes.undelete)).toHaveLength(1));
});

test('the page of a client lists the deleted visits of this client alone', async () => {
  const clientId = exampleClient.id;
  const title = 'Giulia Esempio · 27 nov 2026';
  respond(clientRoutes.detail, { client: exampleClient });
  respond(visitRoutes.listOfClient, { visits: [], nextPage: -1 });
  respond(visitRoutes.deleted, {
    deleted: [{ id: newId(), clientId, title, deletedAt: new Date().toISOString() }],
  });
  await renderScreen(ClientVisitsScreen, {
    path: '/clients/$id/visits',
    at: `/clients/${clientId}/visits`,
    permissions: ['view clients', 'view visits', 'delete visits'],
    texts: ['visits', 'metrics', 'clients'],
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Eliminazioni recenti' }));
  const dialog = within(await screen.findByRole('dialog'));

  expect(await dialog.findByText(title)).toBeTruthy();
  expect(requestsTo(visitRoutes.deleted)[0]?.query).toEqual({ clientId });
});
