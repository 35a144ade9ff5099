import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../contract.ts';
import { consentSubjectRoutes } from '../contract/consents.ts';
import { clientSettingRoutes } from '../contract/settings.ts';
import { exampleClient, exampleClientCard } from '../example.ts';
import { ClientCreateScreen, ClientEditScreen } from './form/ClientFormScreens.tsx';
import { ClientListScreen } from './list/ClientListScreen.tsx';
import { createOverviewScreen } from './overview/ClientOverviewScreen.tsx';

const member = (number: number, name: string, role: string, careKinds: ('training' | 'nutrition')[]) => ({
  id: `0199a000-0000-7000-8000-00000000e00${number}`,
  name,
  role,
  careKinds,
});
const marta = member(1, 'Marta Esempio', 'admin', ['training', 'nutrition']);
const dario = member(2, 'Dario Modello', 'coach', ['training']);
const ada = member(3, 'Ada Banco', 'secretary', []);
const giulia = {
  ...exampleClient,
  goal: null,
  heightCm: null,
  trainingCollaboratorId: dario.id,
  trainingCollaborator: dario.name,
  othersInCharge: [dario.name],
};
const free = { limit_reached: false, in_buffer: false, hours: 0, activeClients: 2, max_clients: null };

beforeEach(() => {
  respond(clientRoutes.counts, { total: 1, active: 1, inactive: 0, unregistered: 0 });
  respond(clientRoutes.limit, free);
  respond(clientRoutes.types, { clientTypes: [] });
  respond(clientRoutes.typeFilters, { clientTypes: [] });
  respond(clientRoutes.collaborators, { teamMembers: [ada, dario, marta] });
  respond(clientRoutes.list, {
    clients: [{ ...exampleClientCard, program: null, othersInCharge: [dario.name] }],
    nextPage: 0,
  });
  respond(clientRoutes.detail, { client: giulia });
});

interface Opened {
  path?: string;
  at?: string;
}

function open(Screen: FunctionComponent, { path = '/clients', at = path }: Opened = {}) {
  const permissions = rolePermissions().secretary;
  return renderScreen(Screen, { path, at, permissions, user: { roles: ['secretary'] }, texts: ['clients'] });
}

test('the secretary adds clients from the list, sees who follows them, and hands none over', async () => {
  respond(clientRoutes.list, {
    clients: [{ ...exampleClientCard, program: null, trainingCollaborator: dario.name }],
    nextPage: 0,
  });
  await open(ClientListScreen);

  const row = within(await screen.findByRole('row', { name: /Giulia Bianchi/ }));
  expect(await row.findByText('Dario Modello')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nuovo cliente' })).toBeTruthy();
  expect(screen.queryByText(/serve un permesso per l'allenamento/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  for (const column of ['Programma', 'Piano alimentare', 'Ultimo allenamento'])
    expect(screen.queryByRole('columnheader', { name: column })).toBeNull();
});

test('the empty list of a secretary speaks of the clients of the studio', async () => {
  respond(clientRoutes.list, { clients: [], nextPage: 0 });
  await open(ClientListScreen);

  expect(await screen.findByText(/tutti i clienti dello studio/)).toBeTruthy();
});

test('the secretary chooses who follows a new client; without a choice it is the owner, which the form says', async () => {
  respond(clientRoutes.create, { client: giulia });
  await open(ClientCreateScreen, { path: '/clients/create' });

  expect(await screen.findByText('Se non scegli nessuno, il cliente sarà in carico al titolare.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Nome e cognome'), 'Giulia Bianchi');
  await userEvent.type(screen.getByLabelText('E-mail'), 'giulia@example.com');
  await userEvent.click(screen.getByRole('combobox', { name: /allenamento/i }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Dario Modello', 'Marta Esempio']);
  await userEvent.click(screen.getByRole('option', { name: 'Dario Modello' }));
  expect(screen.queryByText(/in carico al titolare/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi e invita' }));

  await waitFor(() => expect(requestsTo(clientRoutes.create)).toHaveLength(1));
  expect(requestsTo(clientRoutes.create)[0]?.body).toMatchObject({
    trainingCollaboratorId: dario.id,
    nutritionCollaboratorId: null,
  });
});

test('where only the owner follows clients, the secretary chooses for what, and reads who follows a client', async () => {
  respond(clientRoutes.collaborators, { teamMembers: [ada, marta] });
  await open(ClientCreateScreen, { path: '/clients/create' });

  expect(await screen.findByText('Se non scegli nessuno, il cliente sarà in carico al titolare.')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: /allenamento/i }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Marta Esempio']);
  expect(screen.queryByRole('link', { name: /permessi/ })).toBeNull();
});

test.each([
  ['a new client', ClientCreateScreen, '/clients/create', '/clients/create'],
  ['a client', ClientEditScreen, '/clients/$id/edit', `/clients/${giulia.id}/edit`],
])('the form of %s asks a secretary for no goal, height and sex', async (_, Screen, path, at) => {
  await open(Screen, { path, at });

  expect(await screen.findByLabelText('Telefono')).toBeTruthy();
  expect(screen.getByLabelText('Data di nascita')).toBeTruthy();
  expect(screen.queryByLabelText('Obiettivo')).toBeNull();
  expect(screen.queryByText('Sesso usato per le formule')).toBeNull();
  expect(screen.queryByLabelText(/Altezza/)).toBeNull();
});

test('the secretary does not change who follows a client', async () => {
  await open(ClientEditScreen, { path: '/clients/$id/edit', at: `/clients/${giulia.id}/edit` });

  await screen.findByLabelText('Telefono');
  expect(screen.queryByRole('combobox', { name: /allenamento/i })).toBeNull();
});

test("a client's page shows the secretary contacts, who follows the client, and the subscription, and nothing to end care with", async () => {
  const consents = { consents: [], studioId: giulia.id, asksHealthConsent: true, isMinor: false };
  respond(consentSubjectRoutes.consents.client, consents);
  const Overview = createOverviewScreen([]);
  await open(() => <Overview />, { path: '/clients/$id', at: `/clients/${giulia.id}` });

  expect(await screen.findByRole('link', { name: 'giulia@example.com' })).toBeTruthy();
  expect(await screen.findByText('Dario Modello')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Dati anagrafici' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Modifica' })).toBeTruthy();
  expect(screen.queryByText(/Obiettivo|Sesso/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Disattiva|Smetti di seguire|Elimina|Messaggio/ })).toBeNull();
  expect(requestsTo(clientSettingRoutes.clientSettings)).toEqual([]);
});
