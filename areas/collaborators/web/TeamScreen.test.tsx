import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClientCard } from '#areas/clients/example.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type CollaboratorDetail, collaboratorRoutes } from '../contract.ts';
import { ClientsOfScreen } from './ClientsOfScreen.tsx';
import { CollaboratorScreen } from './CollaboratorScreen.tsx';
import { InviteScreen } from './InviteScreen.tsx';
import { RemovalScreen } from './RemovalScreen.tsx';
import { TeamScreen } from './TeamScreen.tsx';

const coach: CollaboratorDetail = {
  id: '0199f2a4-5c00-7012-8000-000000000001',
  name: 'Dario Modello',
  email: 'dario@example.com',
  role: 'coach',
  isSelf: false,
  isNameHidden: false,
  hasOwnPermissions: false,
  clients: 6,
  joinedAt: '2026-09-01T08:00:00.000Z',
  removedAt: null,
  undoableUntil: null,
  permissions: rolePermissions().coach,
  version: 3,
};
const { permissions: _, version: __, ...card } = coach;
const owner = {
  ...card,
  id: '0199f2a4-5c00-7012-8000-000000000002',
  name: 'Marta Esempio',
  role: 'admin',
  isSelf: true,
} as const;
const lia = {
  ...card,
  id: '0199f2a4-5c00-7012-8000-000000000003',
  name: 'Lia Campione',
  role: 'nutritionist',
} as const;
const removed = {
  ...card,
  id: '0199f2a4-5c00-7012-8000-000000000004',
  name: 'Nino Andato',
  removedAt: '2026-11-20T08:00:00.000Z',
  undoableUntil: '2026-11-27T08:00:00.000Z',
};
const invitation = {
  id: '0199f2a4-5c00-7012-8000-000000000005',
  name: 'Ugo Prova',
  email: 'ugo@example.com',
  role: 'coach',
  chosenClients: 2,
  sentAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2026-11-15T08:00:00.000Z',
  isExpired: true,
} as const;

function respondWithTeam() {
  respond(collaboratorRoutes.list, {
    collaborators: [owner, card, lia, removed],
    invitations: [invitation],
    ownershipRequest: null,
  });
}

const open = (at: string, Component: FunctionComponent, path = at) =>
  renderScreen(Component, { path, at, texts: ['collaborators'] });

test('the team lists people, roles and counts; an expired invitation is sent again', async () => {
  respondWithTeam();
  respond(collaboratorRoutes.resend, { invitation });
  await open('/teamMembers', TeamScreen);

  expect(await screen.findByText('3 persone · 1 invito in sospeso')).toBeDefined();
  const row = within(screen.getByRole('row', { name: /Dario Modello/ }));
  expect(row.getByText('Coach')).toBeDefined();
  expect(row.getByText('6')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per Ugo Prova' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Invia di nuovo' }));

  await waitFor(() => expect(requestsTo(collaboratorRoutes.resend)).toHaveLength(1));
});

test('a removal is undone from the list', async () => {
  respondWithTeam();
  respond(collaboratorRoutes.restore, { collaborator: coach });
  await open('/teamMembers', TeamScreen);

  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Nino Andato' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Annulla la rimozione' }));

  await waitFor(() => expect(requestsTo(collaboratorRoutes.restore)).toHaveLength(1));
});

test('who follows no client yet leads to the clients, where one is entrusted to them', async () => {
  respond(collaboratorRoutes.get, { collaborator: coach });
  respond(clientRoutes.list, { clients: [], nextPage: 0 });
  const path = '/teamMembers/$id/clients';
  await renderScreen(ClientsOfScreen, {
    path,
    at: `/teamMembers/${coach.id}/clients`,
    texts: ['collaborators', 'clients'],
  });

  expect(await screen.findByText(/apri la scheda del cliente, scegli Modifica/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Vai ai clienti' }).getAttribute('href')).toBe('/clients');
});

test('an invitation carries the permissions of the chosen role, and the clients to hand over', async () => {
  respond(collaboratorRoutes.create, { invitation });
  const clientId = '0199f2a4-5c00-7012-8000-0000000000c1';
  respond(clientRoutes.list, { clients: [{ ...exampleClientCard, id: clientId, name: 'Vera Scelta' }], nextPage: 0 });
  await open('/teamMembers/create', InviteScreen);

  await userEvent.type(await screen.findByRole('textbox', { name: /Nome e cognome/ }), 'Ugo Prova');
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ugo@example.com');
  await userEvent.click(screen.getByRole('radio', { name: 'Nutrizionista' }));
  expect(screen.getByText(/Li segue per la nutrizione appena accetta/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vera Scelta' }));
  await userEvent.click(screen.getByRole('button', { name: "Invia l'invito" }));

  await waitFor(() => expect(requestsTo(collaboratorRoutes.create)).toHaveLength(1));
  const { nutritionist } = rolePermissions();
  const body = { name: 'Ugo Prova', email: 'ugo@example.com', role: 'nutritionist', isNameHidden: false };
  expect(requestsTo(collaboratorRoutes.create)[0]?.body).toEqual({
    ...body,
    permissions: nutritionist,
    clientIds: [clientId],
  });
});

test('a permission is taken away with one click and restored with the role', async () => {
  respond(collaboratorRoutes.get, { collaborator: coach });
  respond(collaboratorRoutes.ownership, { ownershipRequest: null });
  respond(collaboratorRoutes.update, { collaborator: { ...coach, version: 4 } });
  await open(`/teamMembers/${coach.id}/edit`, CollaboratorScreen, '/teamMembers/$id/edit');

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elimina: Programmi' }));
  expect(screen.getByRole('button', { name: 'Come da ruolo' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(collaboratorRoutes.update)).toHaveLength(1));
  const permissions = rolePermissions().admin.filter(
    (name) => name !== 'delete programs' && coach.permissions.includes(name),
  );
  expect(requestsTo(collaboratorRoutes.update)[0]?.body).toEqual({
    role: 'coach',
    isNameHidden: false,
    permissions,
    version: 3,
  });
});

test('the row of the clients says what else of them a collaborator sees', async () => {
  respond(collaboratorRoutes.get, { collaborator: coach });
  respond(collaboratorRoutes.ownership, { ownershipRequest: null });
  await open(`/teamMembers/${coach.id}/edit`, CollaboratorScreen, '/teamMembers/$id/edit');

  const row = within(await screen.findByRole('row', { name: /^Clienti/ }));
  expect(row.getByText(/contatti, obiettivo e stato dei clienti che segue/)).toBeDefined();
  const health = within(screen.getByRole('row', { name: /^Dati di salute/ }));
  expect(health.getByText(/Misure.*foto dei progressi.*file e nota dei clienti che segue/)).toBeDefined();
  expect(health.getAllByRole('checkbox')).toHaveLength(2);
});

test('who may create clients and see nothing of training or nutrition could not add any, which the matrix says', async () => {
  const permissions = ['view clients', 'create clients', 'view programs'];
  respond(collaboratorRoutes.get, { collaborator: { ...coach, permissions } });
  respond(collaboratorRoutes.ownership, { ownershipRequest: null });
  await open(`/teamMembers/${coach.id}/edit`, CollaboratorScreen, '/teamMembers/$id/edit');

  const row = within(await screen.findByRole('row', { name: /^Clienti/ }));
  expect(row.queryByText(/non può aggiungere clienti/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vede: Programmi' }));
  expect(row.getByText(/non può aggiungere clienti/)).toBeDefined();
});

test('whoever may follow clients but not read their chats is known to leave the answers to others', async () => {
  respond(collaboratorRoutes.get, { collaborator: coach });
  respond(collaboratorRoutes.ownership, { ownershipRequest: null });
  await open(`/teamMembers/${coach.id}/edit`, CollaboratorScreen, '/teamMembers/$id/edit');

  const row = within(await screen.findByRole('row', { name: /^Chat/ }));
  expect(row.queryByText(/Non legge che cosa scrivono/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vede: Chat' }));
  expect(row.getByText(/Non legge che cosa scrivono i clienti che segue/)).toBeDefined();
});

test('what was typed stays when another admin saves first; the conflict names roles and not codes', async () => {
  respond(collaboratorRoutes.get, { collaborator: coach });
  respond(collaboratorRoutes.ownership, { ownershipRequest: null });
  const { queryClient } = await open(`/teamMembers/${coach.id}/edit`, CollaboratorScreen, '/teamMembers/$id/edit');
  await userEvent.click(await screen.findByRole('switch', { name: /Nascondi il nome/ }));
  const theirs = { ...coach, role: 'nutritionist', permissions: rolePermissions().nutritionist, version: 4 } as const;
  respond(collaboratorRoutes.get, { collaborator: theirs });
  respondWithError(collaboratorRoutes.update, 409, { code: 'version_conflict', data: { record: theirs } });

  await queryClient.invalidateQueries();
  await waitFor(() => expect(requestsTo(collaboratorRoutes.get)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText(/Ruolo.*Nutrizionista/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /Nascondi il nome/ }).checked).toBe(true);
});

test('a removal hands over by line; a deletion asks for the typed word', async () => {
  respondWithTeam();
  respond(collaboratorRoutes.get, { collaborator: coach });
  respond(collaboratorRoutes.previewRemoval, {
    lines: [
      {
        kind: 'clients',
        label: '6 clienti',
        total: 6,
        isRemovable: false,
        isRestorable: false,
        restoreNote: null,
        receiverIds: [lia.id],
      },
      {
        kind: 'templates',
        label: '12 modelli di programma',
        total: 12,
        isRemovable: true,
        isRestorable: true,
        restoreNote: null,
        receiverIds: [],
      },
    ],
  });
  respond(collaboratorRoutes.remove, { collaborator: coach });
  await open(`/teamMembers/${coach.id}/remove`, RemovalScreen, '/teamMembers/$id/remove');

  await choose('A chi va: 6 clienti', 'Affida a Lia Campione');
  await userEvent.click(screen.getByRole('combobox', { name: 'A chi va: 12 modelli di programma' }));
  expect(screen.queryByRole('option', { name: 'Affida a Lia Campione' })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: 'Elimina' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rimuovi dal team' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/elimini: 12 modelli di programma/)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Rimuovi dal team' })).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByRole('textbox'), 'elimina');
  await userEvent.click(dialog.getByRole('button', { name: 'Rimuovi dal team' }));

  await waitFor(() => expect(requestsTo(collaboratorRoutes.remove)).toHaveLength(1));
  expect(requestsTo(collaboratorRoutes.remove)[0]?.body).toEqual({
    lines: [
      { kind: 'clients', action: 'handOver', to: lia.id },
      { kind: 'templates', action: 'delete' },
    ],
    tellsClients: true,
  });
});

async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('the page of somebody who was removed says until when that can be undone', async () => {
  respond(collaboratorRoutes.get, { collaborator: { ...coach, ...removed } });
  await open(`/teamMembers/${removed.id}/edit`, CollaboratorScreen, '/teamMembers/$id/edit');

  expect(await screen.findByText(/si può annullare fino al 27 nov 2026 alle 09:00/)).toBeTruthy();
});

test('who cannot be removed has no checklist, but the reason', async () => {
  respond(collaboratorRoutes.get, { collaborator: { ...coach, ...owner, permissions: coach.permissions } });
  respondWithError(collaboratorRoutes.previewRemoval, 409, { message: 'Non si può fare con un titolare.' });
  await open(`/teamMembers/${owner.id}/remove`, RemovalScreen, '/teamMembers/$id/remove');

  expect(await screen.findByText('Non si può fare con un titolare.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rimuovi dal team' })).toBeNull();
});
