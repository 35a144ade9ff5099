import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ProgramCard, programRoutes } from '../../../contract.ts';
import { exampleProgram, exampleProgramCard } from '../../../example.ts';
import { ProgramListScreen } from '../ProgramListScreen.tsx';

const copy: ProgramCard = {
  ...exampleProgramCard,
  title: 'Forza 5×5',
  weeks: 6,
  workouts: 18,
  assigned: 0,
  folderId: null,
  folderName: null,
  clientId: exampleClient.id,
  clientName: exampleClient.name,
  startsOn: '2026-10-12',
  endsOn: '2026-11-22',
  state: 'expiring',
  updatedAt: '2026-11-01T10:00:00.000Z',
};

beforeEach(() => {
  respond(folderRoutes.list, { folders: [] });
  respond(programRoutes.figures, { templates: 7, upcoming: 0, running: 0, expiring: 1, terminated: 0, nextMissing: 0 });
  respond(programRoutes.list, { programs: [copy], nextPage: 0 });
  respond(clientRoutes.forSelect, { clients: [{ id: exampleClient.id, name: exampleClient.name }], nextPage: 0 });
  respond(clientRoutes.detail, { client: exampleClient });
});

const all = ['view programs', 'create programs', 'update programs', 'view clients'];

function open(at = '/programs?kind=copies', permissions = all) {
  const texts = ['programs', 'folders', 'clients'];
  return renderScreen(ProgramListScreen, { path: '/programs', at, permissions, texts });
}

const lastAsked = () => requestsTo(programRoutes.list).at(-1)?.query;

test('a copy shows its client, its dates and that it is expiring', async () => {
  await open();

  const row = within((await screen.findByRole('link', { name: exampleClient.name })).closest('tr') as HTMLElement);
  expect(row.getByText('Forza 5×5')).toBeTruthy();
  expect(row.getByText('12 ott – 22 nov 2026')).toBeTruthy();
  expect(row.getByText('In scadenza')).toBeTruthy();
  expect(lastAsked()).toMatchObject({ kind: 'copies' });
});

test('a copy in progress of an inactive client is shown as such, and paused ones have a filter of their own', async () => {
  respond(programRoutes.list, { programs: [{ ...copy, isClientInactive: true }], nextPage: 0 });
  await open();

  const row = within((await screen.findByRole('link', { name: exampleClient.name })).closest('tr') as HTMLElement);
  expect(row.getByText('Cliente inattivo')).toBeTruthy();
  expect(row.queryByText('In scadenza')).toBeNull();
  await userEvent.click(screen.getByText('In pausa'));
  await waitFor(() => expect(lastAsked()).toMatchObject({ state: 'paused' }));
});

test('the second tab shows the copies of clients', async () => {
  const { router } = await open('/programs');
  await userEvent.click(await screen.findByRole('link', { name: 'Programmi dei clienti' }));

  await waitFor(() => expect(router.state.location.search).toMatchObject({ kind: 'copies' }));
  expect(screen.queryByRole('button', { name: 'Nuova cartella' })).toBeNull();
});

test('state and client filter the list and are in the URL', async () => {
  const { router } = await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Terminato' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ state: 'terminated' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Cliente' }));
  await userEvent.click(await screen.findByRole('option', { name: exampleClient.name }));

  await waitFor(() => expect(lastAsked()).toMatchObject({ state: 'terminated', clientId: exampleClient.id }));
  expect(router.state.location.search).toMatchObject({ state: 'terminated', clientId: exampleClient.id });
});

test('the confirmation of an unassigned program names it and its client, and says that done workouts stay', async () => {
  await open();
  respond(programRoutes.unassign, {});
  await userEvent.click(await screen.findByRole('button', { name: /^Azioni per Forza 5×5/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ritira programma' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Ritiri «Forza 5×5» a ${exampleClient.name}?` }));
  expect(dialog.getByText(/Gli allenamenti già svolti restano nello storico\./)).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), 'RITIRA');
  await userEvent.click(dialog.getByRole('button', { name: 'Ritira' }));

  await waitFor(() => expect(requestsTo(programRoutes.unassign)[0]?.body).toEqual({ programId: copy.id }));
});

test('a copy is saved as a template, which opens', async () => {
  const { router } = await open();
  respond(programRoutes.duplicate, { program: { ...exampleProgram, id: '0199f2a4-5c00-7000-8000-00000000c0de' } });
  await userEvent.click(await screen.findByRole('button', { name: /^Azioni per Forza 5×5/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Salva come modello' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/c0de\/manage$/));
  expect(requestsTo(programRoutes.duplicate)).toHaveLength(1);
  expect(await screen.findByText(/Questo è il nuovo modello/)).toBeTruthy();
});

test('who may not create programs is not offered to save a copy as a template', async () => {
  await open('/programs?kind=copies', ['view programs', 'update programs']);
  await userEvent.click(await screen.findByRole('button', { name: /^Azioni per Forza 5×5/ }));

  expect(await screen.findByRole('menuitem', { name: 'Ritira programma' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Salva come modello' })).toBeNull();
});

test('a program that was taken away from a client is restored from the recent deletions of the list', async () => {
  const title = `${exampleClient.name} · Forza 5×5`;
  respond(programRoutes.deleted, { deleted: [{ id: copy.id, title, deletedAt: '2026-11-20T09:00:00.000Z' }] });
  respond(programRoutes.undelete, {});
  await open('/programs?kind=copies', [...all, 'delete programs']);
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminazioni recenti' }));
  await userEvent.click(await screen.findByRole('button', { name: `Ripristina ${title}` }));

  await waitFor(() => expect(requestsTo(programRoutes.undelete)).toHaveLength(1));
  expect(requestsTo(programRoutes.deleted)[0]?.query).toEqual({ kind: 'copies' });
});
