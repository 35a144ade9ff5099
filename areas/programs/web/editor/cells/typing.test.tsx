import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExerciseRow } from '../../../contract/document.ts';
import { exampleProgram } from '../../../example.ts';
import { createDocumentStore, startEditSession } from '#shell/web/documents/document-store.ts';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import { setRow } from '../edits/rows.ts';
import { documentOf } from '../load-program.ts';
import { bench, cell, clickCell, openGrid, press, savedProgram } from '../testing/grid.ts';
import type { TextColumn } from './columns.ts';
import { understoodText } from './typing.ts';
import { currentView } from './visible-columns.ts';

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
  return understoodText({ store, typeName }, { rowId, column }, text);
}

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

  test('a time by set in a timed row as the time of each set', () => {
    expect(understood('amount', '60"/45"/30"', { type: 'time' })).toBe('60" · 45" · 30"');
    expect(understood('amount', '4 x 1 min', { type: 'time' })).toBe('4 × 1 min');
  });
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
