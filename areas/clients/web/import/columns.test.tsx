import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { clientImportRoutes as routes } from '../../contract/import.ts';
import {
  cellAt,
  column,
  listedClient,
  respondToImport,
  review,
  reviewTable,
  saveClients,
} from './testing/open-import.tsx';

beforeEach(respondToImport);

const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const sentClients = () => (requestsTo(routes.importClients)[0]?.body as { clients: object[] } | undefined)?.clients;

test('goal, end of the subscription and notes of a table are sent', async () => {
  respond(routes.importClients, { created: 1 });
  await reviewTable([
    column('Nome e cognome', 'fullName', 'Ida Neri'),
    column('E-mail', 'email', 'ida@example.com'),
    column('Obiettivo', 'goal', 'Dimagrire'),
    column('Scadenza', 'subscriptionEnd', '31/12/26'),
    column('Note', 'note', 'Asma\nGinocchio'),
  ]);

  expect(await cellAt('Nota, riga 1')).toHaveProperty('value', 'Asma\nGinocchio');
  expect(screen.getByText('31 dic 2026')).toBeTruthy();
  await saveClients();

  await waitFor(() =>
    expect(sentClients()).toMatchObject([
      { name: 'Ida Neri', goal: 'Dimagrire', subscriptionEnd: '2026-12-31', note: 'Asma\nGinocchio' },
    ]),
  );
});

test('gender, height and language of each client are sent, and a cell that is not understood is not', async () => {
  respond(routes.importClients, { created: 2 });
  await reviewTable([
    column('Nome e cognome', 'fullName', 'Ida Neri', 'John Doe'),
    column('E-mail', 'email', 'ida@example.com', 'john@example.com'),
    column('Sesso', 'gender', 'F', 'uomo'),
    column('Altezza', 'heightCm', '1,62', '6 piedi'),
    column('Lingua', 'locale', '', 'English'),
  ]);

  expect(screen.getByText('162 cm')).toBeTruthy();
  const height = await cellAt('Altezza, riga 2');
  expect(height.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(height);
  await userEvent.type(height, `6'1"`);
  await saveClients();

  await waitFor(() =>
    expect(sentClients()).toMatchObject([
      { gender: 'female', heightCm: 162, locale: null },
      { gender: 'male', heightCm: 185.42, locale: 'en' },
    ]),
  );
});

test('columns that are not imported are named, and one is assigned by hand without losing a correction', async () => {
  respond(routes.importClients, { created: 1 });
  await reviewTable([
    column('Nome e cognome', 'fullName', 'Ida Neri'),
    column('E-mail', 'email', 'ida@example.com'),
    column('Motivo', null, 'Dimagrire'),
    column('', null, 'Bari'),
    column('Fax', null, ''),
  ]);
  await userEvent.type(await cellAt('Nome e cognome, riga 1'), ' Bianchi');

  expect(screen.getByText(/Queste colonne non vengono importate: Motivo, Colonna 4\./)).toBeTruthy();
  await choose('Motivo', 'Obiettivo');
  await choose('Colonna 4', 'Nota');

  expect(screen.queryByText(/Queste colonne non vengono importate/)).toBeNull();
  expect(await cellAt('Obiettivo, riga 1')).toHaveProperty('value', 'Dimagrire');
  await saveClients();
  await waitFor(() =>
    expect(sentClients()).toMatchObject([{ name: 'Ida Neri Bianchi', goal: 'Dimagrire', note: 'Bari' }]),
  );
});

test('a user who may not write notes is told that they are not imported', async () => {
  await reviewTable(
    [
      column('Nome e cognome', 'fullName', 'Ida Neri'),
      column('E-mail', 'email', 'ida@example.com'),
      column('Obiettivo', 'goal', 'Dimagrire'),
      column('Note', 'note', 'Asma'),
    ],
    { roles: ['secretary'] },
  );

  expect(screen.getByText(/Queste colonne non vengono importate: Obiettivo, Note\./)).toBeTruthy();
  expect(screen.queryByLabelText('Nota, riga 1')).toBeNull();
});

test('names in one cell are swapped with a click when their heading does not say the order', async () => {
  await reviewTable([
    column('Cliente', 'fullName', 'Rossi Anna', 'Neri, Ida'),
    column('E-mail', 'email', 'anna@example.com', 'ida@example.com'),
  ]);

  expect(screen.getByText('«Rossi Anna» è letto così: nome Rossi, cognome Anna.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Scambia nome e cognome' }));

  expect(screen.getByText('«Rossi Anna» è letto così: nome Anna, cognome Rossi.')).toBeTruthy();
  expect(await cellAt('Nome e cognome, riga 1')).toHaveProperty('value', 'Anna Rossi');
  expect(await cellAt('Nome e cognome, riga 2')).toHaveProperty('value', 'Ida Neri');
});

test('a heading with both names says their order', async () => {
  await reviewTable([
    column('Cognome e nome', 'fullName', 'Rossi Anna'),
    column('E-mail', 'email', 'anna@example.com'),
  ]);

  expect(await cellAt('Nome e cognome, riga 1')).toHaveProperty('value', 'Anna Rossi');
  expect(screen.queryByRole('button', { name: 'Scambia nome e cognome' })).toBeNull();
});

test('dates are written out, and the month is read first after a click', async () => {
  respond(routes.importClients, { created: 1 });
  await review(listedClient('Ida Neri', 'ida@example.com', { birthDate: '04/07/88' }));

  expect(screen.getByText('«04/07/88» è letto come 4 lug 1988.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leggi prima il mese' }));

  expect(screen.getByText('7 apr 1988')).toBeTruthy();
  await saveClients();
  await waitFor(() => expect(sentClients()).toMatchObject([{ birthDate: '1988-04-07' }]));
});

test('a corrected date does not change how the other dates of the list are read', async () => {
  await review(
    listedClient('Ida Neri', 'ida@example.com', { birthDate: '04/07/88' }),
    listedClient('Ada Bruni', 'ada@example.com', { birthDate: '03/05/90' }),
  );
  const corrected = await cellAt('Data di nascita, riga 2');
  await userEvent.clear(corrected);
  await userEvent.type(corrected, '11/21/1979');

  expect(screen.getByText('4 lug 1988')).toBeTruthy();
  expect(screen.queryByText('7 apr 1988')).toBeNull();
});

test('a row that is added by hand stays as it was typed when a column is assigned', async () => {
  await reviewTable([
    column('Nome', 'name', 'Ida'),
    column('E-mail', 'email', 'ida@example.com'),
    column('Motivo', null, 'Forza'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Togli la riga 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi una riga' }));
  await choose('Motivo', 'Obiettivo');

  expect(screen.queryByLabelText('Obiettivo, riga 1')).toBeNull();
});
