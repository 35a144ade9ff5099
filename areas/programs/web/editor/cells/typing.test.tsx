import { cleanup, screen } from '@testing-library/react';
import i18n from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ExerciseRow } from '../../../contract/document.ts';
import { exampleProgram } from '../../../example.ts';
import { createDocumentStore, startEditSession } from '#shell/web/documents/document-store.ts';
import { readTexts } from '#shell/web/testing/texts.ts';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import { loadTexts, startTexts } from '#shell/web/texts/texts.ts';
import { setRow } from '../edits/rows.ts';
import { documentOf } from '../load-program.ts';
import { bench, cell, clickCell, openGrid, press, savedProgram } from '../testing/grid.ts';
import { createEditorUi } from '../state/editor-ui.ts';
import { findRow } from '../state/program-index.ts';
import type { TextColumn } from './columns.ts';
import { leaveCell, typeInCell } from './typing.ts';
import { understoodText } from './understood-text.ts';
import { currentView } from './visible-columns.ts';

beforeAll(async () => {
  await startTexts(readTexts);
  await loadTexts(['programs']);
});
beforeEach(() => {
  setCurrentLanguage('it');
  currentView.set('columns');
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const typeName = (exerciseType: ExerciseRow['type']) => (exerciseType === 'time' ? 'A tempo' : exerciseType);
const rowId = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.exercises[0]?.id ?? '';

function understood(column: TextColumn, text: string, changes: Partial<ExerciseRow> = {}): string | null {
  const row = { type: 'reps' as const, sets: 3, ...changes };
  const store = createDocumentStore(documentOf(exampleProgram));
  setRow(store, rowId, row, startEditSession());
  return understoodText({ store, typeName, t: i18n.getFixedT('it', 'programs') }, { rowId, column }, text);
}

test.each([
  ['', '45', '45 s'],
  ['', '90', '1:30'],
  ['', '5', '5 min'],
  ['20 min', '25', '25 min'],
  ['45 s', '60', '1 min'],
])('over “%s” the time %s, typed key by key, is %s', (value, text, written) => {
  const store = createDocumentStore(documentOf(exampleProgram));
  setRow(store, rowId, { type: 'time', reps: '', value }, startEditSession());
  const editSession = startEditSession();
  const editor = { store, ui: createEditorUi() };
  for (let end = 1; end <= text.length; end++)
    typeInCell(editor, { rowId, column: 'amount' }, text.slice(0, end), editSession);
  leaveCell(editor, { rowId, column: 'amount' }, text, editSession);

  expect(findRow(store.getState().content.weeks, rowId)?.row.value).toBe(written);
});

describe('the field says how it reads', () => {
  test.each<[TextColumn, string, string]>([
    ['rest', '2', '02:00'],
    ['rest', '9', '09:00'],
    ['rest', '90', '01:30'],
    ['rest', '1,5', '01:30'],
    ['rest', '1 h', '1:00:00'],
    ['rest', '-', '–'],
    ['amount', '12-10-8', '12 · 10 · 8'],
    ['amount', '12, 10, 8', '12 · 10 · 8'],
    ['amount', '12/15', '12-15'],
    ['weight', '60, 62,5, 65 kg', '60 kg · 62,5 kg · 65 kg'],
    ['amount', '45"', 'A tempo 45 s'],
    ['amount', '60"/45"/30"', 'A tempo 60/45/30 s'],
    ['amount', '3x45"', 'A tempo 3 × 45 s'],
  ])('%s of %s as %s', (column, text, shown) => {
    expect(understood(column, text)).toBe(shown);
  });

  test.each<[TextColumn, string, Partial<ExerciseRow>, string]>([
    ['weight', '25+20+15', { reps: '12+10+8' }, 'drop set: 25 kg × 12, 20 kg × 10, 15 kg × 8'],
    ['amount', '12+10+8', { weight: '25+20+15' }, 'drop set: 25 kg × 12, 20 kg × 10, 15 kg × 8'],
    ['weight', '25/20/15', { reps: '12+10+8', sets: 1 }, 'drop set: 25 kg × 12, 20 kg × 10, 15 kg × 8'],
    ['weight', '25', { reps: '12+10+8' }, 'cluster: 12+10+8 con 25 kg'],
    ['amount', '4+4+4', { weight: '' }, 'cluster: 4+4+4'],
    ['amount', '12-10-8+6', { weight: '40-40-40+30' }, '12 · 10 · drop set: 40 kg × 8, 30 kg × 6'],
    ['weight', '25/20', { reps: '4+4+4', sets: 2 }, 'cluster: 4+4+4 con 25 kg · cluster: 4+4+4 con 20 kg'],
  ])('a drop set or a cluster by its name: %s of %s in %o', (column, text, row, shown) => {
    expect(understood(column, text, row)).toBe(shown);
  });

  test.each([
    ['24+24', '24 kg per mano'],
    ['24x2', '24 kg per mano'],
    ['24 cad', '24 kg per mano'],
    ['24 kg per mano', null],
    ['24', null],
  ])('%s of an exercise with dumbbells as %s', (text, shown) => {
    expect(understood('weight', text, { name: 'Curl con manubri' })).toBe(shown);
  });

  test('a time by set in a timed row as the time of each set', () => {
    expect(understood('amount', '60"/45"/30"', { type: 'time' })).toBe('60" · 45" · 30"');
    expect(understood('amount', '4 x 1 min', { type: 'time' })).toBe('4 × 1 min');
  });
});

test('70+% typed as a load is stored with a mark', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Carico, ${bench}`));
  await press('70+%{Enter}');

  expect(cell(day, `Carico, ${bench}`).title).toMatch(/Non la riconosciamo/);
});

test.each<[TextColumn, string]>([
  ['rest', '02:00'],
  ['rest', ''],
  ['rest', 'un po'],
  ['amount', '8-10'],
  ['amount', '45" + 15"'],
  ['weight', '80 kg'],
  ['rir', '2'],
])('the field says nothing about a %s of "%s", which is stored as typed or refused', (column, text) => {
  expect(understood(column, text)).toBeNull();
});

test('a rest of 2 is announced as two minutes while it is typed, and stored as 120 seconds', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Recupero, ${bench}`));
  await press('2');

  expect(screen.getByText('Inteso come 02:00').getAttribute('role')).toBe('status');
  await press('{Enter}');
  const saved = await savedProgram();
  expect(saved.weeks[0]?.days[0]?.workouts[0]?.exercises[0]).toMatchObject({ restType: 'seconds', restValue: 120 });
});

test('60"/45"/30" typed as repetitions becomes a time by set, and 45" + 15" stays as typed with a mark', async () => {
  const day = await openGrid();
  await clickCell(cell(day, `Ripetizioni, ${bench}`));
  await press('60"/45"/30"');
  expect(screen.getByText('Inteso come A tempo 60/45/30 s')).toBeTruthy();
  await press('{Enter}');
  expect(cell(day, `Tempo, ${bench}`).textContent).toBe('60/45/30 s');
  await clickCell(cell(day, 'Ripetizioni, B1 Alzate laterali con manubri'));
  await press('45" + 15"{Enter}');

  expect(cell(day, 'Ripetizioni, B1 Alzate laterali con manubri').title).toMatch(/Non la riconosciamo/);
  const saved = await savedProgram();
  expect(saved.weeks[0]?.days[0]?.workouts[0]?.exercises.slice(0, 2)).toMatchObject([
    { type: 'time', reps: '', value: '60/45/30 s' },
    { type: 'reps', reps: '45" + 15"' },
  ]);
});
