import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { folderRoutes } from '#areas/folders/contract.ts';
import { exampleFolders } from '#areas/folders/example.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { exampleProgram, exampleProgramCard } from '../../example.ts';
import { ProgramListScreen } from './ProgramListScreen.tsx';

const card = { ...exampleProgramCard, assigned: 3 };

const { strength, beginners, hypertrophy } = exampleFolders;
const strengthCard = { ...card, folderId: strength.id, folderName: strength.name };
const all = ['view programs', 'create programs', 'update programs', 'delete programs'];

beforeEach(() => {
  respond(folderRoutes.list, { folders: [strength, beginners, hypertrophy] });
  respond(programRoutes.figures, { templates: 7, upcoming: 0, running: 4, expiring: 3, terminated: 1, nextMissing: 2 });
  respond(programRoutes.list, { programs: [card], nextPage: 0 });
});

function open(at = '/programs', permissions = all) {
  return renderScreen(ProgramListScreen, {
    path: '/programs',
    at,
    permissions,
    texts: ['programs', 'assignments', 'folders', 'sharing'],
  });
}

const rowOf = async (name: string | RegExp) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
const bodyOf = (index = 0) => requestsTo(programRoutes.moveToFolder)[index]?.body;

test('the header counts programs that end soon among those in progress', async () => {
  await open();

  expect(
    await screen.findByText('7 modelli · 7 programmi in corso, di cui 2 in scadenza senza un seguito'),
  ).toBeTruthy();
});

test('a link opens the form of a new program, and closing it stays on the list', async () => {
  const { router } = await open('/programs?create=program');

  const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo programma' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(screen.queryByRole('dialog', { name: 'Nuovo programma' })).toBeNull();
});

test('a template shows its weeks and how many clients have it', async () => {
  await open();

  const row = within(await rowOf(card.title));
  expect(row.getByText('2')).toBeTruthy();
  expect(row.getByText('3 clienti')).toBeTruthy();
});

test('folders come first with the number of their programs, followed by the templates outside folders', async () => {
  await open();

  await rowOf(card.title);
  const names = screen.getAllByRole('row').map((row) => within(row).queryByRole('link')?.textContent);
  expect(names.filter(Boolean)).toEqual(['Forza1 cartella · 3 programmi', 'Ipertrofiavuota', card.title]);
  expect(requestsTo(programRoutes.list)[0]?.query).toMatchObject({ kind: 'templates', folderId: 'none' });
});

test('a folder that has only the programs of others does not look empty to a coach who may not see them', async () => {
  respond(folderRoutes.list, { folders: [{ ...hypertrophy, programsWithin: 0, othersWithin: 2 }] });
  await open();

  expect(await screen.findByRole('link', { name: 'Ipertrofia2 programmi di altri' })).toBeTruthy();
});

test('an open folder is in the URL and has breadcrumbs', async () => {
  respond(programRoutes.list, { programs: [strengthCard], nextPage: 0 });
  const { router } = await open();

  await userEvent.click(await screen.findByRole('link', { name: /^Forza/ }));

  expect(await screen.findByRole('link', { name: /^Principianti/ })).toBeTruthy();
  expect(router.state.location.search).toMatchObject({ folderId: strength.id });
  const way = within(screen.getByRole('navigation', { name: 'Percorso' }));
  expect(way.getByText('Forza').getAttribute('aria-current')).toBe('page');
  expect(way.getByRole('link', { name: 'Modelli' }).getAttribute('href')).toBe('/programs');
});

test('a search in a folder includes its subfolders and shows the folder of each program', async () => {
  respond(programRoutes.list, { programs: [{ ...card, folderId: beginners.id }], nextPage: 0 });
  await open(`/programs?folderId=${strength.id}&search=prin`);

  expect(await screen.findByRole('link', { name: /^Principianti/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Ipertrofia2/ })).toBeNull();
  expect(within(await rowOf(new RegExp(`^${card.title}`))).getByText('Forza / Principianti')).toBeTruthy();
  expect(requestsTo(programRoutes.list)[0]?.query).toMatchObject({ folderId: strength.id, search: 'prin' });
});

test('a search at the top level includes the templates of all folders', async () => {
  await open('/programs?search=panca');

  await waitFor(() => expect(requestsTo(programRoutes.list)).toHaveLength(1));
  expect(requestsTo(programRoutes.list)[0]?.query).not.toHaveProperty('folderId');
});

test('a search without results in a folder offers all folders; an empty folder offers a new program', async () => {
  respond(programRoutes.list, { programs: [], nextPage: 0 });
  const { unmount } = await open(`/programs?folderId=${hypertrophy.id}&search=xyz`);
  const everywhere = await screen.findByRole('link', { name: 'Cerca in tutti i modelli' });
  expect(everywhere.getAttribute('href')).toBe('/programs?search=xyz');
  unmount();

  await open(`/programs?folderId=${hypertrophy.id}`);
  expect(await screen.findByText(/Questa cartella è vuota/)).toBeTruthy();
});

test('the URL of a deleted folder shows a message with a link to all templates', async () => {
  await open('/programs?folderId=0199f2a4-5c00-7010-8000-00000000dead');

  expect(await screen.findByText("Questa cartella non c'è più.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vai ai modelli' })).toBeTruthy();
});

test('an empty account shows the buttons for a new program and an import', async () => {
  respond(folderRoutes.list, { folders: [] });
  respond(programRoutes.figures, { templates: 0, upcoming: 0, running: 0, expiring: 0, terminated: 0, nextMissing: 0 });
  respond(programRoutes.list, { programs: [], nextPage: 0 });
  await open();
  await screen.findByText(/Scrivi qui i tuoi programmi/);
  await userEvent.click(screen.getByRole('button', { name: 'Nuovo programma' }));

  expect(await screen.findByRole('dialog', { name: 'Nuovo programma' })).toBeTruthy();
});

test('a new program is made in the open folder and opens in the editor', async () => {
  const { router } = await open(`/programs?folderId=${strength.id}`);
  respond(programRoutes.create, { program: exampleProgram });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Nuovo programma' }))[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Nuovo programma in «Forza»' })).toBeTruthy();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Forza');
  await userEvent.click(screen.getByRole('button', { name: 'Crea programma' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/programs/${exampleProgram.id}/manage`));
  expect(requestsTo(programRoutes.create)[0]?.body).toEqual({
    title: 'Forza',
    weeks: 4,
    daysAWeek: 3,
    folderId: strength.id,
  });
});

test('an unsaved title is restored when the dialog is opened again', async () => {
  await open();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Nuovo programma' }))[0] as HTMLElement);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Forza a metà');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click((await screen.findAllByRole('button', { name: 'Nuovo programma' }))[0] as HTMLElement);

  expect(await screen.findByDisplayValue('Forza a metà')).toBeTruthy();
});

test('a new folder is created in the open one; a duplicate name is an error of its field', async () => {
  await open(`/programs?folderId=${strength.id}`);
  const sentence = 'Qui c’è già una cartella «Principianti».';
  respondWithError(folderRoutes.create, 422, { code: 'name_taken', message: sentence, errors: { name: [sentence] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuova cartella' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuova cartella in «Forza»' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nome della cartella' }), 'Principianti');
  await userEvent.click(dialog.getByRole('button', { name: 'Crea cartella' }));

  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(requestsTo(folderRoutes.create)[0]?.body).toEqual({ name: 'Principianti', parent_id: strength.id });
});

test('a program is moved into a folder with its menu, and undo moves it back', async () => {
  await open();
  respond(programRoutes.moveToFolder, {});
  await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${card.title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sposta in' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Sposta «${card.title}»` }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Fuori da ogni cartella/ }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: 'Principianti' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sposta qui' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(bodyOf(1)).toEqual({ programIds: [card.id], folderId: null }));
  expect(bodyOf()).toEqual({ programIds: [card.id], folderId: beginners.id });
});

test('a folder is moved into another, but not into its own subfolders', async () => {
  await open();
  respond(folderRoutes.update, { folder: { ...strength, parent_id: hypertrophy.id } });
  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per la cartella Forza' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sposta in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta «Forza»' }));

  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Principianti/ }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: 'Ipertrofia' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sposta qui' }));
  await waitFor(() =>
    expect(requestsTo(folderRoutes.update)[0]?.body).toEqual({ name: 'Forza', parent_id: hypertrophy.id, version: 1 }),
  );
});

test('the confirmation of a deleted folder says where its contents go', async () => {
  await open();
  respond(folderRoutes.delete, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per la cartella Forza' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi eliminare la cartella «Forza»?' }));

  expect(dialog.getByText(/1 cartella, 1 programma\) resta fuori da ogni cartella/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina cartella' }));
  await waitFor(() => expect(requestsTo(folderRoutes.delete)).toHaveLength(1));
});

test('a template is duplicated into the chosen folder, and the duplicate opens', async () => {
  const { router } = await open();
  respond(programRoutes.duplicate, { program: { ...exampleProgram, id: '0199f2a4-5c00-7000-8000-00000000c0de' } });
  await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${card.title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplica in' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Ipertrofia' }));
  await userEvent.click(screen.getByRole('button', { name: 'Duplica' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/c0de\/manage$/));
  expect(requestsTo(programRoutes.duplicate)[0]?.body).toEqual({ folderId: hypertrophy.id });
});

test('the confirmation of a deletion says that three clients keep their copies', async () => {
  await open();
  respond(programRoutes.delete, {});
  await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${card.title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/3 clienti tengono la loro copia/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina programma' }));
  await waitFor(() => expect(requestsTo(programRoutes.delete)).toHaveLength(1));
});

test('without permission to edit there are no checkboxes, folder menus or buttons for new programs', async () => {
  await open('/programs', ['view programs']);

  expect(await screen.findByText(card.title)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Nuov/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /cartella Forza/ })).toBeNull();
});

test('an unfinished import is offered on the button that started it', async () => {
  const view = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Importa' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Incolla il programma' }), 'Squat 4x8');
  view.unmount();
  await open();

  expect(await screen.findByRole('button', { name: "Riprendi l'importazione" })).toBeTruthy();
});

test('a template that a colleague shares names them, opens as a preview and is duplicated, not changed', async () => {
  const shared = { ...card, isShared: true, isEditable: false, authorName: 'Marta Conti' };
  respond(programRoutes.list, { programs: [shared], nextPage: 0 });
  await open();

  const row = within(await rowOf(new RegExp(`^${card.title}`)));
  expect(row.getByText('In condivisione da Marta Conti')).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe(`/programs/${card.id}/pdf`);
  await userEvent.click(row.getByRole('button', { name: `Azioni per ${card.title}` }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Assegna', 'Duplica in']));
  expect(names.join()).not.toMatch(/Elimina|Sposta|Condividi/);
});
