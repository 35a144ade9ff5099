import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClientCard } from '#areas/clients/example.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type CollaboratorDetail, collaboratorRoutes } from '../contract.ts';
import { ClientAccessPanel } from './ClientAccessPanel.tsx';
import { CollaboratorScreen } from './CollaboratorScreen.tsx';
import { InviteScreen } from './InviteScreen.tsx';
import { TeamScreen } from './TeamScreen.tsx';

const ada: CollaboratorDetail = {
  id: '0199f2a4-5c00-7012-8000-000000000011',
  name: 'Ada Banco',
  email: 'ada@example.com',
  role: 'secretary',
  isSelf: false,
  isNameHidden: false,
  hasOwnPermissions: false,
  clients: 0,
  joinedAt: '2026-09-01T08:00:00.000Z',
  removedAt: null,
  undoableUntil: null,
  permissions: rolePermissions().secretary,
  version: 1,
};

const open = (at: string, Component: FunctionComponent, path = at) =>
  renderScreen(Component, { path, at, texts: ['collaborators'] });

test('an invitation as secretary brings the permissions of the front desk and hands no clients over', async () => {
  const invitation = {
    id: '0199f2a4-5c00-7012-8000-000000000015',
    name: 'Ada Banco',
    email: 'ada@example.com',
    role: 'secretary',
    chosenClients: 0,
    sentAt: '2026-11-01T08:00:00.000Z',
    expiresAt: '2026-11-15T08:00:00.000Z',
    isExpired: false,
  } as const;
  respond(collaboratorRoutes.create, { invitation });
  respond(clientRoutes.list, { clients: [{ ...exampleClientCard, id: ada.id, name: 'Vera Scelta' }], nextPage: 0 });
  await open('/teamMembers/create', InviteScreen);

  await userEvent.type(await screen.findByRole('textbox', { name: /Nome e cognome/ }), 'Ada Banco');
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vera Scelta' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Segreteria' }));

  expect(
    screen.getByText(
      /vede tutti i clienti dello studio.*sceglie chi segue quelli nuovi; chi segue gli altri non lo cambia/,
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Clienti da affidargli')).toBeNull();
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent?.match(/^[A-Z][a-z]+/)?.[0])).toEqual([
    'Clienti',
    'Notifiche',
    'Avvisi',
  ]);
  expect(screen.queryByText(/non può aggiungere clienti/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: "Invia l'invito" }));
  await waitFor(() => expect(requestsTo(collaboratorRoutes.create)).toHaveLength(1));
  expect(requestsTo(collaboratorRoutes.create)[0]?.body).toMatchObject({
    role: 'secretary',
    permissions: expect.arrayContaining(['create clients']),
    clientIds: [],
  });
});

test('another role never starts with the permissions of the secretary, nor does hers with those that were edited for another one', async () => {
  respond(collaboratorRoutes.get, { collaborator: { ...ada, permissions: ['view clients'] } });
  respond(collaboratorRoutes.ownership, { ownershipRequest: null });
  await open(`/teamMembers/${ada.id}/edit`, CollaboratorScreen, '/teamMembers/$id/edit');

  expect(await screen.findByText('Segreteria', { selector: 'p, div' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Coach' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vede: Programmi' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elimina: Programmi' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Segreteria' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Crea: Clienti' }).checked).toBe(true);
});

test('the page of a secretary speaks of no clients and material to hand over', async () => {
  respond(collaboratorRoutes.get, { collaborator: ada });
  respond(collaboratorRoutes.ownership, { ownershipRequest: null });
  await open(`/teamMembers/${ada.id}/edit`, CollaboratorScreen, '/teamMembers/$id/edit');

  expect(await screen.findByText(/^Il suo accesso finisce subito/)).toBeTruthy();
  expect(screen.queryByText(/Scegli a chi passa/)).toBeNull();
});

test('the team counts no clients for a secretary, who follows none', async () => {
  const { permissions: _, version: __, ...card } = ada;
  respond(collaboratorRoutes.list, { collaborators: [card], invitations: [], ownershipRequest: null });
  await open('/teamMembers', TeamScreen);

  const row = within(await screen.findByRole('row', { name: /Ada Banco/ }));
  expect(row.getByText('Segreteria')).toBeTruthy();
  expect(row.getByText('–')).toBeTruthy();
});

test('a secretary is not offered the view of a client', async () => {
  await renderScreen(() => <ClientAccessPanel clientId={ada.id} />, {
    user: { roles: ['secretary'] },
    permissions: rolePermissions().secretary,
    texts: ['collaborators'],
  });

  expect(screen.queryByRole('button')).toBeNull();
});
