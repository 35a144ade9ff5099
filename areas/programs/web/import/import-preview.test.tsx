import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { folderRoutes } from '#areas/folders/contract.ts';
import { clearImportDrafts } from '#shell/web/imports/import-drafts.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { programImportRoutes } from '../../contract/import.ts';
import { exampleExercises, exampleProgram } from '../../example.ts';
import type { ImportParseResult } from '../../rules/import/parse-result.ts';
import { parseText } from '../../rules/import/text.ts';
import { ImportProgramDialog } from './ImportProgramDialog.tsx';

const known = { Squat: exampleExercises.squat, Panca: exampleExercises.bench, Plank: exampleExercises.plank };

beforeEach(() => clearImportDrafts());

async function openPreview(read: ImportParseResult): Promise<void> {
  if (read.kind !== 'read') throw new Error(read.kind);
  const names = Object.entries(known).map(([name, { id, name: found }]) => ({
    ...{ name, match: 'exact' as const, candidates: [{ id, name: found, isOwn: false }] },
  }));
  respond(programImportRoutes.importText, { preview: { ...read, names, restSeconds: 75 } });
  respond(folderRoutes.list, { folders: [] });
  respond(programRoutes.create, { program: exampleProgram });
  await renderScreen(() => <ImportProgramDialog target={{ kind: 'new', folderId: null }} onClose={() => undefined} />, {
    path: '/programs',
    permissions: ['view programs', 'create programs', 'view exercises', 'create exercises'],
    texts: ['programs', 'exercises', 'folders'],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Incolla il programma' }), 'Squat');
  await userEvent.click(screen.getByRole('button', { name: "Mostra l'anteprima" }));
  await screen.findByText('Giorno 1');
}

const rowOf = (name: RegExp) => within(screen.getByRole('group', { name }));
const restOf = (name: RegExp) => rowOf(name).getByRole<HTMLInputElement>('textbox', { name: /^Recupero/ });

test('an empty rest shows the default one of the account, and none before the next member of a superset', async () => {
  await openPreview(parseText('Squat 4x8\nA1 Panca 3x8\nA2 Plank 3x45s'));

  expect(
    [restOf(/Squat/), restOf(/Panca/), restOf(/Plank/)].map(({ value, placeholder }) => [value, placeholder]),
  ).toEqual([
    ['', '01:15'],
    ['', '–'],
    ['', '01:15'],
  ]);
});

test('a title of 4 weeks above one week repeats it, unless the coach does not want it', async () => {
  await openPreview(parseText('Scheda forza 4 settimane\n\nGiorno A\nSquat 4x8\nGiorno B\nPanca 3x8'));
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));

  const repeat = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Ripeti fino a 4 settimane/ });
  expect(repeat.checked).toBe(true);
  expect(screen.getByText(/4 settimane · /)).toBeTruthy();
  await userEvent.click(repeat);
  expect(screen.getByText(/1 settimana · /)).toBeTruthy();
  await userEvent.click(repeat);
  await userEvent.click(screen.getByRole('button', { name: 'Crea il programma' }));

  await waitFor(() => expect(requestsTo(programRoutes.create)).toHaveLength(1));
  const [{ body } = { body: {} }] = requestsTo(programRoutes.create);
  const { content } = body as { content: { id: string; weekNumber: number }[] };
  expect(content.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3, 4]);
  expect(new Set(content.map(({ id }) => id)).size).toBe(4);
});

test('no weeks are offered without a number of them in the title', async () => {
  await openPreview(parseText('Scheda forza\n\nGiorno A\nSquat 4x8'));
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));

  await screen.findByRole('button', { name: 'Crea il programma' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('lines that are no exercises say that a table needs the names of its columns', async () => {
  await openPreview(
    parseText(
      'Una frase che non dice niente di utile a nessuno.\nUna seconda frase lunga che non dice nemmeno lei niente a nessuno.',
    ),
  );

  expect(screen.getByRole('alert').textContent).toContain('una riga con i nomi delle colonne');
  expect(screen.getByRole('button', { name: 'Continua' })).toHaveProperty('disabled', true);
});

test('a superset of 4 and 3 sets and 4 sets with 3 loads have a quiet mark', async () => {
  await openPreview(parseText('A1 Squat 4x8\nA2 Panca 3x8\nPlank 4x10 @60-65-70 kg'));

  expect(rowOf(/Squat/).getByText('Nel superset le serie non sono uguali')).toBeTruthy();
  expect(rowOf(/Panca/).getByText('Nel superset le serie non sono uguali')).toBeTruthy();
  expect(rowOf(/Plank/).getByText('3 valori per 4 serie')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /da controllare/ })).toBeNull();
});

test('the confirmation says how many lines are left out and leads back to the first of them', async () => {
  await openPreview(parseText('Settimane 1-2\nGiorno A\nSquat 4x8\n\n3x10 30 kg\nGiorno B\nPanca 3x8\n\n2x15 20 kg'));
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));

  await screen.findByRole('button', { name: 'Crea il programma' });
  expect(screen.getByText('2 righe lasciate fuori')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Rivedi le righe' }));

  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Esercizio della riga 5: 3x10/),
  );
});

test('the confirmation says nothing of lines when none is left out', async () => {
  await openPreview(parseText('Giorno A\nSquat 4x8'));
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }));

  await screen.findByRole('button', { name: 'Crea il programma' });
  expect(screen.queryByText(/lasciat[ae] fuori/)).toBeNull();
});
