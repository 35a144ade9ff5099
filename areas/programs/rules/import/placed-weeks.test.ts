import { expect, test } from 'vitest';
import { exampleProgram } from '../../example.ts';
import { withWeeksInserted } from '../pasting.ts';
import { weeksFrom } from './placed-weeks.ts';
import { parseTable } from './table.ts';
import { parseText } from './text.ts';

let count = 0;
const newId = () => `0199f2a4-5c00-7000-8000-${String(++count).padStart(12, '0')}`;

function weeksIn(text: string, unknown: string[] = []) {
  const imported = parseText(text);
  if (imported.kind !== 'read') throw new Error(`weeksIn: ${imported.kind}`);
  const exerciseOf = ({ name }: { name: string }) => (unknown.includes(name) ? null : { id: newId(), name });
  return weeksFrom(imported.weeks, { exerciseOf, newId });
}

test('a superset has a letter and positions, and a rest only after its last member', () => {
  const rows = weeksIn('Squat 4x8 rec 120\nA1 Panca 3x8\nA2 Rematore 3x8 rec 60')[0]?.days[0]?.workouts[0]?.exercises;

  expect(
    rows?.map(({ key, supersetPosition, restType, restValue }) => [key, supersetPosition, restType, restValue]),
  ).toEqual([
    ['A', null, 'seconds', 120],
    ['B', 1, 'no_rest', 90],
    ['B', 2, 'seconds', 60],
  ]);
});

test('days named by weekdays are on these weekdays of a week that starts on a Monday', () => {
  const [week] = weeksIn('Lunedì\nSquat 4x8\nMercoledì - Spinta\nPanca 3x8\nSabato\nStacco 3x5');
  const [short] = weeksIn('Lun - Petto\nPanca 4x8\nMer - Dorso\nRematore 3x8\nVen - Gambe\nSquat 3x5');
  const [unnamed] = weeksIn('Lunedì\nSquat 4x8\nGiorno B\nPanca 3x8');
  const [unordered] = weeksIn('Venerdì\nSquat 4x8\nMartedì\nPanca 3x8');

  expect(week?.days.map(({ offset }) => offset)).toEqual([0, 2, 5]);
  expect(short?.days.map(({ offset }) => offset)).toEqual([0, 2, 4]);
  expect(unnamed?.days.map(({ offset }) => offset)).toEqual([null, null]);
  expect(unordered?.days.map(({ offset }) => offset)).toEqual([null, null]);
});

test('a superset of two with one excluded row is an ordinary row', () => {
  const rows = weeksIn('A1 Panca 3x8\nA2 Boh 3x8', ['Boh'])[0]?.days[0]?.workouts[0]?.exercises;

  expect(rows).toMatchObject([{ name: 'Panca', supersetPosition: null, restType: 'seconds', restValue: 90 }]);
});

test('a row without a rest gets the default rest, one with a rest keeps it', () => {
  const imported = parseText('Squat 4x8 rec 120\nPanca 3x8');
  if (imported.kind !== 'read') throw new Error(imported.kind);
  const exerciseOf = ({ name }: { name: string }) => ({ id: newId(), name });
  const [week] = weeksFrom(imported.weeks, { exerciseOf, newId, restSeconds: 75 });

  expect(week?.days[0]?.workouts[0]?.exercises.map(({ restValue }) => restValue)).toEqual([120, 75]);
});

test('an empty rest of a file with a rest column stays empty', () => {
  const rows = [
    ['Esercizio', 'Serie', 'Rip', 'Rec'],
    ['Squat', '4', '8', '120'],
    ['Panca', '3', '8', ''],
  ];
  const imported = parseTable([{ name: '', rows }]);
  if (imported.kind !== 'read') throw new Error(imported.kind);
  const exerciseOf = ({ name }: { name: string }) => ({ id: newId(), name });
  const [week] = weeksFrom(imported.weeks, { exerciseOf, newId, restSeconds: 75 });

  expect(week?.days[0]?.workouts[0]?.exercises.map(({ restType, restValue }) => [restType, restValue])).toEqual([
    ['seconds', 120],
    ['no_rest', 75],
  ]);
});

test('a rest named inside a superset is kept', () => {
  const rows = weeksIn('A1 Panca 3x8 rec 15\nA2 Rematore 3x8')[0]?.days[0]?.workouts[0]?.exercises;

  expect(rows?.[0]).toMatchObject({ restType: 'seconds', restValue: 15 });
});

test('days and weeks without rows are omitted', () => {
  expect(weeksIn('Settimana 1\nGiorno 1\nBoh 3x8\nGiorno 2\nSquat 3x8\nSettimana 2\nBoh 3x8', ['Boh'])).toMatchObject([
    { weekNumber: 1, days: [{ dayNumber: 1, workouts: [{ exercises: [{ name: 'Squat' }] }] }] },
  ]);
});

test('imported weeks are inserted between the others, and all weeks are renumbered', () => {
  const added = weeksIn('Squat 3x8');
  const weeks = withWeeksInserted(exampleProgram.weeks, { chosen: added, afterWeek: 1, newId: () => 'new' });

  expect(weeks.map(({ id }) => id)).toEqual([exampleProgram.weeks[0]?.id, 'new', exampleProgram.weeks[1]?.id]);
  expect(weeks[1]?.days[0]?.workouts[0]?.exercises[0]?.name).toBe('Squat');
  expect(weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3]);
});
