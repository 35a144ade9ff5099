import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { exampleExercise } from '#areas/exercises/example.ts';
import { folderRoutes } from '#areas/folders/contract.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { type ImportPreview, programImportRoutes } from '../../contract/import.ts';
import { exampleExercises, exampleProgram } from '../../example.ts';
import { parseText } from '../../rules/import/text.ts';
import { clearImportDrafts, saveImportDraft } from '#shell/web/imports/import-drafts.ts';
import { ImportProgramDialog } from './ImportProgramDialog.tsx';
import { emptyDraft, withPreview } from './import-draft.ts';
import { programImport } from './import-draft-kind.ts';
import type { ImportTarget } from './target.ts';

const { squat, bench, plank } = exampleExercises;
const typed = 'Forza\n\nGiorno 1\nSquat 4x8 @80kg rec 120\nA1 Panca 3x10\nA2 Boh 3x8\nPlank 3x45s';

function preview(): ImportPreview {
  const read = parseText(typed);
  if (read.kind !== 'read') throw new Error(`preview: ${read.kind}`);
  const candidate = ({ id, name }: { id: string; name: string }) => ({ id, name, isOwn: false });
  return {
    title: read.title,
    weeks: read.weeks,
    restSeconds: 90,
    notices: [],
    names: [
      { name: 'Squat', match: 'exact', candidates: [candidate(squat)] },
      { name: 'Panca', match: 'similar', candidates: [candidate(bench), candidate(squat)] },
      { name: 'Boh', match: 'unknown', candidates: [candidate(plank)] },
      { name: 'Plank', match: 'exact', candidates: [candidate(plank)] },
    ],
  };
}

const userId = '0199a000-0000-7000-8000-000000000001';
const onClose = vi.fn();

beforeEach(async () => {
  onClose.mockClear();
  await clearImportDrafts();
});

async function open(target: ImportTarget = { kind: 'new', folderId: null }) {
  respond(programImportRoutes.importText, { preview: preview() });
  respond(folderRoutes.list, { folders: [] });
  const permissions = ['view programs', 'create programs', 'view exercises', 'create exercises'];
  const texts = ['programs', 'exercises', 'folders'];
  return renderScreen(() => <ImportProgramDialog target={target} onClose={onClose} />, {
    path: '/programs',
    permissions,
    texts,
  });
}

async function toPreview(): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Incolla il programma' }));
  await userEvent.paste(typed);
  await userEvent.click(screen.getByRole('button', { name: "Mostra l'anteprima" }));
  await screen.findByRole('group', { name: /Squat con bilanciere/ });
}

const row = (name: RegExp) => within(screen.getByRole('group', { name }));
const exerciseOf = (line: number) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`riga ${line}:`) });

test('a program whose answer was lost is created once when it is created again', async () => {
  const { router } = await open();
  respondWithError(programRoutes.create, 503, {});
  await toPreview();
  await userEvent.selectOptions(exerciseOf(6), plank.name);
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Crea il programma' }));
  await waitFor(() => expect(requestsTo(programRoutes.create)).toHaveLength(1));
  respond(programRoutes.create, { program: exampleProgram });
  await userEvent.click(await screen.findByRole('button', { name: 'Crea il programma' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/programs/${exampleProgram.id}/manage`));

  const [lost, again] = requestsTo(programRoutes.create);
  expect(lost?.idempotencyKey).toBeTruthy();
  expect(again).toEqual(lost);
});

test('a program is parsed, corrected and created with its superset', async () => {
  const { router } = await open();
  respond(programRoutes.create, { program: exampleProgram });
  await toPreview();

  await userEvent.selectOptions(exerciseOf(6), plank.name);
  await userEvent.clear(row(/Squat con bilanciere/).getByRole('textbox', { name: /^Serie/ }));
  await userEvent.type(row(/Squat con bilanciere/).getByRole('textbox', { name: /^Serie/ }), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
  expect(requestsTo(programRoutes.create)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Crea il programma' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`/programs/${exampleProgram.id}/manage`));
  expect(requestsTo(programRoutes.create)[0]?.body).toMatchObject({
    title: 'Forza',
    folderId: null,
    content: [
      {
        days: [
          {
            workouts: [
              {
                exercises: [
                  { exerciseId: squat.id, sets: 5, reps: '8', weight: '80 kg', restValue: 120, supersetPosition: null },
                  { exerciseId: bench.id, supersetPosition: 1, restType: 'no_rest' },
                  { exerciseId: plank.id, supersetPosition: 2, restType: 'seconds' },
                  { exerciseId: plank.id, type: 'time', value: '45 s' },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(onClose).toHaveBeenCalled();
});

test('an unknown name blocks the import, and the button leads to its line', async () => {
  await open();
  await toPreview();

  expect(screen.queryByRole('button', { name: 'Continua' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 riga senza esercizio' }));
  await waitFor(() => expect(document.activeElement).toBe(exerciseOf(6)));
});

test('a name can be searched in the whole library', async () => {
  const full = { ...exampleExercise, id: squat.id, name: squat.name };
  respond(
    exerciseRoutes.list,
    exerciseRoutes.list.response.parse({
      exercises: [full],
      total: 1,
      isSimilarOnly: false,
      isLibraryHidden: false,
      nextPage: 0,
    }),
  );
  await open();
  await toPreview();

  await userEvent.selectOptions(exerciseOf(6), 'Cerca nella libreria o crealo…');
  const found = within(await screen.findByRole('listbox'));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Cerca per nome/ }).value).toBe('Boh');
  await userEvent.click(await found.findByRole('option', { name: new RegExp(squat.name) }));

  await waitFor(() => expect(exerciseOf(6).value).toBe(squat.id));
});

test('a line can be excluded and included again', async () => {
  await open();
  await toPreview();
  await userEvent.click(row(/Plank/).getByRole('button', { name: /^Lascia fuori/ }));

  expect(screen.getByText(/1 riga lasciata fuori/)).toBeTruthy();
  await userEvent.click(row(/Plank/).getByRole('button', { name: /^Riprendi/ }));
  expect(screen.queryByText(/lasciata fuori/)).toBeNull();
});

test('a text that its cell cannot parse stays and is marked', async () => {
  await open();
  await toPreview();
  const sets = row(/Squat con bilanciere/).getByRole('textbox', { name: /^Serie/ });
  await userEvent.clear(sets);
  await userEvent.type(sets, '70');
  await userEvent.tab();

  expect(sets).toHaveProperty('value', '70');
  expect(sets.getAttribute('aria-invalid')).toBe('true');
});

test('an error of the server is shown at the text, which stays', async () => {
  await open();
  respondWithError(programImportRoutes.importText, 422, {
    code: 'import_empty',
    message: 'Qui non abbiamo trovato nessun esercizio.',
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Incolla il programma' }), 'boh');
  await userEvent.click(screen.getByRole('button', { name: "Mostra l'anteprima" }));

  expect((await screen.findByRole('alert')).textContent).toContain('nessun esercizio');
  expect(screen.getByRole('textbox', { name: 'Incolla il programma' })).toHaveProperty('value', 'boh');
});

test('a file over 5 MB is not sent', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Incolla il programma' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'grande.csv', { type: 'text/csv' }));

  expect((await screen.findByRole('alert')).textContent).toContain('5 MB');
});

test('corrections are restored after a reload', async () => {
  const first = await open();
  await toPreview();
  await userEvent.selectOptions(exerciseOf(6), plank.name);
  first.unmount();
  await open();

  expect((await screen.findByRole('button', { name: 'Continua' })).hasAttribute('disabled')).toBe(false);
  expect(exerciseOf(6).value).toBe(plank.id);
});

test('an unfinished import can be discarded for another one', async () => {
  const first = await open();
  await toPreview();
  first.unmount();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ricomincia da capo' }));

  expect(screen.getByRole('textbox', { name: 'Incolla il programma' })).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Ricomincia da capo' })).toBeNull();
});

test('another source for an unfinished import is not announced as the earlier one', async () => {
  const first = await open();
  await toPreview();
  first.unmount();
  await open();
  expect(await screen.findByText('Riprendi da dove avevi lasciato.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Indietro/ }));
  await userEvent.click(screen.getByRole('button', { name: "Mostra l'anteprima" }));

  await screen.findByRole('group', { name: /Squat con bilanciere/ });
  expect(screen.queryByText('Riprendi da dove avevi lasciato.')).toBeNull();
});

test('a file without a title gives the program its file name', async () => {
  const read = withPreview(emptyDraft, { ...preview(), title: '' }, 'scheda gambe.csv');
  await saveImportDraft(programImport, { userId, target: 'new' }, read);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Lasciala fuori' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));

  expect(await screen.findByRole('textbox', { name: 'Titolo' })).toHaveProperty('value', 'scheda gambe');
});

test('a draft that the first release stored in localStorage is restored, with its step and its confirmed names', async () => {
  const { confirmed, ...read } = withPreview(emptyDraft, preview(), 'scheda gambe.csv');
  localStorage.setItem('draft.import.new', JSON.stringify({ ...read, sure: confirmed, step: 'preview', userId }));
  await open();

  expect(await screen.findByRole('group', { name: /Squat con bilanciere/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Lasciala fuori' }));
  expect(screen.getByRole('button', { name: '1 riga da controllare' })).toBeTruthy();
  expect(localStorage.getItem('draft.import.new')).toBeNull();
});

test('weeks are inserted into the open program after the chosen week', async () => {
  const insertWeeks = vi.fn();
  await open({ kind: 'open', programId: exampleProgram.id, weeks: 3, restSeconds: 90, insertWeeks });
  await toPreview();
  await userEvent.click(screen.getByRole('button', { name: 'Lasciala fuori' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Dove metterle' }), 'Dopo la settimana 1');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi 1 settimana' }));

  const [weeks, after] = insertWeeks.mock.calls[0] ?? [];
  expect(after).toBe(1);
  expect(weeks[0].days[0].workouts[0].exercises.map(({ name }: { name: string }) => name)).toEqual([
    squat.name,
    bench.name,
    plank.name,
  ]);
});

test('a program of 52 weeks accepts no more weeks and says so', async () => {
  await open({ kind: 'open', programId: exampleProgram.id, weeks: 52, restSeconds: 90, insertWeeks: vi.fn() });
  await toPreview();
  await userEvent.click(screen.getByRole('button', { name: 'Lasciala fuori' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));

  expect((await screen.findByRole('alert')).textContent).toContain('52 settimane');
});

test('the hint of a rest says that 2 are minutes and 90 are seconds', async () => {
  await open();
  await toPreview();

  const rest = row(/Squat con bilanciere/).getByRole<HTMLInputElement>('textbox', { name: /^Recupero/ });
  await userEvent.clear(rest);
  await userEvent.type(rest, 'un po');
  expect(rest.title).toBe('Minuti e secondi: 2 è 2:00, 90 e 130 sono 1:30, 120 s è 2:00, fino a 60:00.');
  await userEvent.clear(rest);
  await userEvent.type(rest, '2');
  await userEvent.tab();
  expect(rest.value).toBe('02:00');
});
