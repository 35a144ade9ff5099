import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderRoutes } from '#areas/folders/contract.ts';
import { exampleFolders } from '#areas/folders/example.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { exampleProgramCard } from '../../example.ts';
import { ProgramListScreen } from './ProgramListScreen.tsx';

const rowHeight = 50;
const { strength, beginners, hypertrophy } = exampleFolders;

const cards = ['Primo', 'Secondo', 'Terzo', 'Quarto'].map((title, index) => ({
  ...exampleProgramCard,
  id: `0199f2a4-5c00-7011-8000-00000000000${index}`,
  title,
}));
const [first, second, third] = cards.map(({ id }) => id);

beforeEach(async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeOnScreen);
  respond(folderRoutes.list, { folders: [strength, beginners, hypertrophy] });
  respond(programRoutes.figures, { templates: 4, upcoming: 0, running: 0, expiring: 0, terminated: 0, nextMissing: 0 });
  respond(programRoutes.list, { programs: cards, nextPage: 0 });
  respond(programRoutes.moveToFolder, {});
  respond(programRoutes.delete, {});
  await renderScreen(ProgramListScreen, {
    path: '/programs',
    permissions: ['view programs', 'create programs', 'update programs', 'delete programs'],
    texts: ['programs', 'assignments', 'folders', 'sharing'],
  });
  await screen.findByRole('link', { name: 'Primo' });
});

afterEach(() => vi.restoreAllMocks());

/** Returns a rectangle for an element, because jsdom has no layout: rows are one below the other. */
function placeOnScreen(this: Element): DOMRect {
  const row = [...document.querySelectorAll('tr')].indexOf(this as HTMLTableRowElement);
  return new DOMRect(0, row < 0 ? 5000 : row * rowHeight, 1000, rowHeight);
}

const rowOf = (name: RegExp) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const middleOf = (row: Element) => ({ clientX: 500, clientY: row.getBoundingClientRect().top + rowHeight / 2 });
const box = (title: string) => screen.getByRole('checkbox', { name: `Seleziona ${title}` });

/** Drags one row onto another with the mouse. */
async function drag(from: RegExp, to: RegExp): Promise<void> {
  const start = middleOf(rowOf(from));
  fireEvent.mouseDown(rowOf(from), { button: 0, ...start });
  fireEvent.mouseMove(document, { clientX: start.clientX + 20, clientY: start.clientY });
  await screen.findAllByText(from);
  fireEvent.mouseMove(document, middleOf(rowOf(to)));
  await waitFor(() => expect(rowOf(to).dataset['over']).toBe('true'));
  fireEvent.mouseUp(document, middleOf(rowOf(to)));
}

test('a program dragged onto a folder is moved into it', async () => {
  await drag(/^Primo/, /^Ipertrofia/);

  await waitFor(() => expect(requestsTo(programRoutes.moveToFolder)).toHaveLength(1));
  expect(requestsTo(programRoutes.moveToFolder)[0]?.body).toEqual({ programIds: [first], folderId: hypertrophy.id });
  expect(await screen.findByText('1 programma spostato in «Ipertrofia».')).toBeTruthy();
});

test('dragging a selected program moves all selected ones', async () => {
  await userEvent.click(box('Primo'));
  await userEvent.click(box('Terzo'));
  await drag(/^Terzo/, /^Ipertrofia/);
  await waitFor(() => expect(requestsTo(programRoutes.moveToFolder)).toHaveLength(1));

  expect(requestsTo(programRoutes.moveToFolder)[0]?.body).toEqual({
    programIds: [first, third],
    folderId: hypertrophy.id,
  });
});

test('a folder dragged onto another is moved into it', async () => {
  respond(folderRoutes.update, { folder: { ...hypertrophy, parent_id: strength.id } });
  await drag(/^Ipertrofia/, /^Forza/);

  await waitFor(() =>
    expect(requestsTo(folderRoutes.update)[0]?.body).toEqual({
      name: 'Ipertrofia',
      parent_id: strength.id,
      version: 1,
    }),
  );
});

test('Shift selects the range between two programs; the checkbox in the header selects all or none', async () => {
  const user = userEvent.setup();
  await user.click(box('Primo'));
  await user.keyboard('{Shift>}');
  await user.click(box('Terzo'));
  await user.keyboard('{/Shift}');

  expect(screen.getByText('3 selezionati')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutti' }));
  expect(screen.getByText('4 selezionati')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutti' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('the toolbar moves several programs together and clears the selection', async () => {
  await userEvent.click(box('Primo'));
  await userEvent.click(box('Secondo'));
  await userEvent.click(screen.getByRole('button', { name: 'Sposta in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sposta 2 programmi' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Forza' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sposta qui' }));

  expect(await screen.findByText('2 programmi spostati in «Forza».')).toBeTruthy();
  expect(requestsTo(programRoutes.moveToFolder)[0]?.body).toEqual({
    programIds: [first, second],
    folderId: strength.id,
  });
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

test('several programs are deleted only after a typed confirmation, which names them', async () => {
  await userEvent.click(box('Primo'));
  await userEvent.click(box('Secondo'));
  await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi eliminare 2 programmi?' }));
  expect(dialog.getByText(/«Primo», «Secondo»/)).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), 'elimina');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina 2 programmi' }));

  await waitFor(() => expect(requestsTo(programRoutes.delete)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});
