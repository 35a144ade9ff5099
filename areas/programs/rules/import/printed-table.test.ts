import { describe, expect, test } from 'vitest';
import { parseText } from './text.ts';
import { readingsOf, rowsIn } from './testing/rows-in.ts';

describe('the text of a printed table', () => {
  test.each([
    [
      'Esercizio Serie Ripetizioni Recupero\nPanca piana bilanciere 4 8 90 sec\nLat machine avanti 4 10 90 sec\nLeg press 45° 4 15 2 min',
      ['Panca piana bilanciere 4x8 rec 01:30', 'Lat machine avanti 4x10 rec 01:30', 'Leg press 45° 4x15 rec 02:00'],
    ],
    [
      'Exercise Sets Reps Weight Rest\nBench press 4 8-10 80 90\nPull up 3 max - 120 s',
      ['Bench press 4x8-10 @80 kg rec 01:30', 'Pull up 3xmax rec 02:00'],
    ],
    [
      'Esercizio Serie Rip Recupero Carico (kg) RIR Note\nSquat 4 8 2 min 100 2 scendi piano\nPlank 3 45 sec 1 min - -',
      ['Squat 4x8 @100 kg RIR 2 rec 02:00 (scendi piano)', 'Plank 3x45 s rec 01:00'],
    ],
    ['Esercizio Recupero Serie x rip\nSquat 90" 4x8\nPanca 60" 3x10', ['Squat 4x8 rec 01:30', 'Panca 3x10 rec 01:00']],
  ])('%j has the columns of its headings', (text, rows) => {
    expect(readingsOf(parseText(text))).toEqual(rows);
  });

  test.each([
    ['Panca piana bilanciere 4 8 90 sec', 'Panca piana bilanciere 4x8 rec 01:30'],
    ['Leg press 45 4 15 2 min', 'Leg press 45 4x15 rec 02:00'],
    ['Squat 4 6-8 80 kg 2 min', 'Squat 4x6-8 @80 kg rec 02:00'],
    ['Squat 4 8 80 kg', 'Squat 4x8 @80 kg'],
  ])('"%s" without headings has sets, repetitions, load and rest', (line, row) => {
    expect(readingsOf(parseText(line))).toEqual([row]);
  });

  test('its headings are no title, and the numbers of pages no exercises', () => {
    const result = parseText(
      'Esercizio Serie Ripetizioni Recupero\nSquat 4 8 90 sec\nPag. 1 di 2\nPage 2 of 2\nPanca 4 8 90 sec',
    );

    expect(readingsOf(result)).toEqual(['Squat 4x8 rec 01:30', 'Panca 4x8 rec 01:30']);
    expect(result.kind === 'read' && result.weeks[0]?.days[0]?.workouts).toMatchObject([{ title: '', info: '' }]);
  });

  test('each row keeps its line as written', () => {
    expect(rowsIn('Squat 4 8 90 sec')).toMatchObject([{ line: 1, text: 'Squat 4 8 90 sec' }]);
  });

  test.each([
    ['Corsa 5 km 30 min', 'Corsa 5 km'],
    ['Panca 4x8 60 90 sec', 'Panca 4x8 @60 kg rec 01:30'],
    ['Cyclette 10 min', 'Cyclette 10 min'],
  ])('"%s" is no row of a table', (line, row) => {
    expect(readingsOf(parseText(line))[0]).toContain(row);
  });
});

test('the rest may follow a load in brackets', () => {
  expect(readingsOf(parseText('Panca 5 x 5 (80% 1RM) 3 min'))).toEqual(['Panca 5x5 @80% 1RM rec 03:00']);
});

test.each([
  ['Panca 8,8,6,6 @40,40,45,45kg', { sets: 4, reps: '8/8/6/6', weight: '40/40/45/45 kg' }],
  ['Panca 4x8 @40,42,45,45 kg', { sets: 4, reps: '8', weight: '40/42/45/45 kg' }],
  ['Panca 12,10,8 rec 90', { sets: 3, reps: '12/10/8', restSeconds: 90 }],
  ['Panca 3x8 42,5 kg', { sets: 3, reps: '8', weight: '42,5 kg' }],
])('"%s" has a number for each set', (line, values) => {
  expect(rowsIn(line)).toMatchObject([{ name: 'Panca', ...values }]);
});
