import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../contract.ts';
import { clientImportRoutes as routes } from '../../contract/import.ts';
import { ImportClientsScreen } from './ImportClientsScreen.tsx';
import {
  cellAt,
  columnsOf,
  listedClient,
  noLimit,
  online,
  openImport,
  respondToImport,
  review,
  saveClients,
} from './testing/open-import.tsx';

beforeEach(respondToImport);

test('a pasted list is corrected in its cells, and sent as clients', async () => {
  respond(routes.importClients, { created: 2 });
  const { router } = await review(
    listedClient('Mario Rossi', 'mario@example', { phone: '333 1234567', birthDate: '21/11/1990', type: 'online' }),
    listedClient('Ida Neri', 'IDA@example.com'),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Correggi 1 riga' }));
  expect(document.activeElement).toBe(await cellAt('E-mail, riga 1'));
  expect(requestsTo(routes.importClients)).toHaveLength(0);
  await userEvent.type(await cellAt('E-mail, riga 1'), '.com');
  await saveClients();

  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  expect(requestsTo(routes.importClients)[0]?.body).toMatchObject({
    clients: [
      {
        name: 'Mario Rossi',
        email: 'mario@example.com',
        phone: '+393331234567',
        birthDate: '1990-11-21',
        client_type_id: online.id,
      },
      { name: 'Ida Neri', email: 'ida@example.com', phone: null, birthDate: null, client_type_id: null },
    ],
    sendsInvitation: true,
  });
  expect(requestsTo(routes.importClients)[0]?.idempotencyKey).toBeTruthy();
});

test('each cell says what is wrong with it', async () => {
  respond(routes.findTakenEmails, { ofClients: ['gia@example.com'], ofTeam: ['team@example.com'] });
  await review(
    listedClient('', 'mario@example.com'),
    listedClient('Ida', 'mario@example.com'),
    listedClient('Ugo', 'gia@example.com', { birthDate: 'ieri' }),
    listedClient('Ada', 'team@example.com', { phone: '12' }),
    listedClient('Lia', '', { type: 'Gara' }),
  );

  const errorOf = async (name: string) => {
    const field = await cellAt(name);
    return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  };
  expect(await screen.findByText('Hai già un cliente con questo indirizzo.')).toBeTruthy();
  expect(await errorOf('Nome e cognome, riga 1')).toBe('Questo campo è obbligatorio.');
  expect(await errorOf('E-mail, riga 2')).toBe('È anche alla riga 1.');
  expect(await errorOf('Data di nascita, riga 3')).toBe('Scrivi la data come 21/11/1990.');
  expect(await errorOf('E-mail, riga 4')).toContain('persona del team');
  expect(await errorOf('Telefono, riga 4')).toContain('prefisso internazionale');
  expect(await errorOf('Tipo, riga 5')).toBe("Questo tipo non c'è ancora.");
  expect(screen.getByText('5 righe da correggere')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: "Togli chi c'è già" }));
  await userEvent.click(screen.getByRole('button', { name: 'Togli la riga 1' }));

  expect(screen.queryByLabelText('E-mail, riga 4')).toBeNull();
  expect((await cellAt('E-mail, riga 1')).getAttribute('aria-invalid')).toBe('false');
});

test('types of the list that are missing are created with a click', async () => {
  await review(listedClient('Ida', 'ida@example.com', { type: 'Gara' }));
  const gara = { ...online, id: '0199a000-0000-7000-8000-00000000d002', name: 'Gara' };
  respond(clientRoutes.createType, { clientType: gara });
  respond(clientRoutes.types, { clientTypes: [online, gara] });

  await userEvent.click(await screen.findByRole('button', { name: 'Crea questi tipi' }));

  await waitFor(() => expect(screen.queryByText(/Tipi che non hai ancora/)).toBeNull());
  expect(requestsTo(clientRoutes.createType)).toMatchObject([{ body: { name: 'Gara' } }]);
});

test('corrections and choices survive a reload, and are gone after the list is added', async () => {
  await review(listedClient('Mario', 'mario@example.com'));
  await userEvent.type(await cellAt('Nome e cognome, riga 1'), ' Rossi');
  await userEvent.click(screen.getByRole('switch', { name: /Invia subito l'invito/ }));
  cleanup();
  await openImport();

  expect(await cellAt('Nome e cognome, riga 1')).toHaveProperty('value', 'Mario Rossi');
  respond(routes.importClients, { created: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi 1 cliente' }));
  await waitFor(() => expect(requestsTo(routes.importClients)).toMatchObject([{ body: { sendsInvitation: false } }]));
  expect(await screen.findByText('1 cliente aggiunto.')).toBeTruthy();
  cleanup();
  await openImport();
  expect(await screen.findByLabelText('Il tuo elenco')).toHaveProperty('value', '');
});

test('a list that is longer than the plan allows is not sent', async () => {
  respond(clientRoutes.limit, { ...noLimit, max_clients: 3 });
  await review(listedClient('Mario', 'mario@example.com'), listedClient('Ida', 'ida@example.com'));

  expect((await screen.findByRole('alert')).textContent).toContain(
    "Posti liberi nel tuo piano: 1. Clienti nell'elenco: 2.",
  );
  expect(screen.getByRole('button', { name: /^Aggiungi e invita/ })).toHaveProperty('disabled', true);
});

test('a refused row is named by its number', async () => {
  await review(listedClient('Mario', 'mario@example.com'), listedClient('Ida', 'ida@example.com'));
  await userEvent.click(screen.getByRole('button', { name: 'Togli la riga 2' }));
  respondWithError(routes.importClients, 422, {
    message: 'Già presente.',
    errors: { 'clients.0.email': ['Già presente.'] },
  });
  await saveClients();

  expect(await within(await screen.findByRole('alert')).findByText('Riga 1: Già presente.')).toBeTruthy();
});

test('a secretary chooses who follows all clients of a list; without a choice it is the owner', async () => {
  const coach = { id: online.id, name: 'Dario Modello', role: 'coach', careKinds: ['training' as const] };
  const owner = { ...coach, id: '0199a000-0000-7000-8000-00000000d002', name: 'Marta Esempio', role: 'admin' };
  respond(clientRoutes.collaborators, { teamMembers: [coach, owner] });
  respond(routes.importClients, { created: 1 });
  respond(routes.importText, { preview: { columns: columnsOf([listedClient('Ida Neri', 'ida@example.com')]) } });
  await renderScreen(ImportClientsScreen, {
    path: '/clients/import',
    permissions: ['view clients', 'create clients'],
    user: { roles: ['secretary'] },
    texts: ['clients'],
  });
  await userEvent.type(await screen.findByLabelText('Il tuo elenco'), 'elenco');
  await userEvent.click(screen.getByRole('button', { name: "Mostra l'anteprima" }));

  expect(await screen.findByText('Se non scegli nessuno, il cliente sarà in carico al titolare.')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: /allenamento/i }));
  await userEvent.click(await screen.findByRole('option', { name: 'Dario Modello' }));
  await saveClients();
  await waitFor(() => expect(requestsTo(routes.importClients)).toHaveLength(1));
  expect(requestsTo(routes.importClients)[0]?.body).toMatchObject({
    trainingCollaboratorId: coach.id,
    nutritionCollaboratorId: null,
  });
});
