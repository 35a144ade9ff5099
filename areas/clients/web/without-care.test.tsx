import { screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../contract.ts';
import { exampleClientCard as giulia } from '../example.ts';
import { ClientCreateScreen } from './form/ClientFormScreens.tsx';
import { ImportClientsScreen } from './import/ImportClientsScreen.tsx';
import { ClientListScreen } from './list/ClientListScreen.tsx';

const free = { limit_reached: false, in_buffer: false, hours: 0, activeClients: 2, max_clients: null };
const reason = /serve un permesso per l'allenamento o per l'alimentazione/;

beforeEach(() => {
  respond(clientRoutes.counts, { total: 1, active: 1, inactive: 0, unregistered: 0 });
  respond(clientRoutes.limit, free);
  respond(clientRoutes.types, { clientTypes: [] });
  respond(clientRoutes.typeFilters, { clientTypes: [] });
  respond(clientRoutes.list, { clients: [giulia], nextPage: 0 });
});

const open = (Screen: FunctionComponent, permissions = ['view clients', 'create clients']) =>
  renderScreen(Screen, { path: '/clients', permissions, user: { roles: ['coach'] }, texts: ['clients'] });

test.each([
  ['read clients', ['view clients'], 'poi può affidarti i clienti'],
  ['add clients', ['view clients', 'create clients'], 'poi puoi aggiungere clienti e lui può affidartene'],
])(
  'who may %s and see neither training nor nutrition reads in the empty list what is missing',
  async (_, allowed, then) => {
    respond(clientRoutes.list, { clients: [], nextPage: 0 });
    await open(ClientListScreen, allowed);

    expect((await screen.findByText(/Non hai ancora permessi né per l'uno né per l'altra/)).textContent).toContain(
      then,
    );
    expect(screen.queryByText(reason)).toBeNull();
    expect(screen.queryByRole('link', { name: /Aggiungi/ })).toBeNull();
  },
);

test('who may add clients and see neither training nor nutrition reads above their clients why there is no button', async () => {
  await open(ClientListScreen);

  expect(await screen.findByText('Giulia Bianchi')).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Nuovo cliente' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Altri modi di aggiungere clienti' })).toBeNull();
});

test('who may not add clients at all reads nothing above their clients', async () => {
  await open(ClientListScreen, ['view clients']);

  expect(await screen.findByText('Giulia Bianchi')).toBeTruthy();
  expect(screen.queryByText(reason)).toBeNull();
});

test.each([
  ['one client', ClientCreateScreen],
  ['several clients', ImportClientsScreen],
])('who opens the form of %s by its address reads the reason instead of the form', async (_, Screen) => {
  await open(Screen);

  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
