import { expect, test } from 'vitest';
import type { ImportParseResult } from './parse-result.ts';
import { timesInTitle, weeksInTitle } from './program-title.ts';
import { parseTable } from './table.ts';
import { parseText } from './text.ts';

/** The title of the program, and every workout as `Push: Panca, Dip`. */
function parsed(result: ImportParseResult): [string, string[]] {
  if (result.kind !== 'read') throw new Error(`parsed: ${result.kind}`);
  const workouts = result.weeks.flatMap(({ days }) => days.flatMap((day) => day.workouts));
  return [result.title, workouts.map(({ title, rows }) => `${title}: ${rows.map(({ name }) => name).join(', ')}`)];
}

test.each([
  'Scheda massa settimane 1-4',
  'Ipertrofia 8 settimane',
  'Programma forza',
  'SCHEDA MASSA',
  'Massa invernale',
])('a first line “%s” above exercises is the name of the program, not the first exercise', (title) => {
  expect(parsed(parseText(`${title}\n\nSquat 4x8\nPanca 4x8`))).toEqual([title, [': Squat, Panca']]);
});

test('directly above the exercises, the line has to say that it is the name of a program', () => {
  expect(parsed(parseText('Scheda massa\nSquat 4x8\nPanca 4x8'))).toEqual(['Scheda massa', [': Squat, Panca']]);
  expect(parsed(parseText('Gambe pesanti\nSquat 4x8\nAffondi 3x10'))).toEqual(['', ['Gambe pesanti: Squat, Affondi']]);
});

test('a title of a workout below the name of the program stays that of the workout', () => {
  expect(parsed(parseText('Scheda massa settimane 1-4\nPush\nPanca 4x8\nDip 3x10\n\nPull\nTrazioni 4x6'))).toEqual([
    'Scheda massa settimane 1-4',
    ['Push: Panca, Dip', 'Pull: Trazioni'],
  ]);
});

test('several lines of the kind are the titles of workouts', () => {
  expect(parsed(parseText('Scheda petto\nPanca 4x8\n\nScheda gambe\nSquat 4x8'))).toEqual([
    '',
    ['Scheda petto: Panca', 'Scheda gambe: Squat'],
  ]);
});

test.each(['Plank', 'Panca piana', 'Corsa'])('the exercise “%s” without values stays one', (name) => {
  expect(parsed(parseText(`${name}\n\nSquat 4x8`))).toEqual(['', [`: ${name}, Squat`]]);
});

test('“Settimane 1-4” alone are four equal weeks', () => {
  expect(parsed(parseText('Settimane 1-4\n\nSquat 4x8'))).toEqual(['', Array(4).fill(': Squat')]);
});

test('above a table without a header it is the name of the program too', () => {
  const rows = [['Scheda massa settimane 1-4'], [], ['Squat', '4', '8'], ['Panca', '4', '8']];

  expect(parsed(parseTable([{ name: null, rows }]))).toEqual(['Scheda massa settimane 1-4', [': Squat, Panca']]);
});

test('in a file of several sheets each title stays with its sheet', () => {
  const sheets = ['Scheda petto', 'Scheda gambe'].map((title, index) => ({
    name: `Foglio${index + 1}`,
    rows: [[title], ['Squat', '4', '8'], ['Panca', '4', '8']],
  }));

  expect(parsed(parseTable(sheets))).toEqual(['', ['Scheda petto: Squat, Panca', 'Scheda gambe: Squat, Panca']]);
});

test.each([
  ['Scheda forza - 4 settimane', 4],
  ['Massa x 4 settimane', 4],
  ['Strength block, 6 weeks', 6],
  ['Full body (8 sett.)', 8],
  ['Scheda 1', null],
  ['Settimana 4', null],
  ['8-12 settimane', null],
  ['1 settimana', null],
  ['60 settimane', null],
])('the weeks that "%s" states', (title, weeks) => {
  expect(weeksInTitle(title)).toBe(weeks);
});

test.each([
  ['Scheda forza 4 settimane\n\nSquat 4x8\nPanca 3x8', 4],
  ['GIORNO A x 4 settimane\nSquat 4x8', 4],
  ['Programma base\n\nDurata: 4 settimane\n\nGiorno A\nSquat 4x8\nGiorno B\nPanca 3x8', 4],
  ['Scheda 4 settimane\nSettimana 1\nSquat 4x8\nSettimana 2\nSquat 4x6', 2],
  ['Scheda 4 settimane\nSettimane 1-4\nSquat 4x8', 1],
  ['Scheda 4 settimane\nSettimana 1\nSquat 4x8\nSettimana 2\nSquat 4x6\nSettimana 3\nSquat 4x5', 1],
  ['Squat 4x8', 1],
])('%j is repeated to the weeks of its title', (text, times) => {
  const result = parseText(text);

  expect(result.kind === 'read' && timesInTitle(result)).toBe(times);
});

test.each([
  ['Scheda Anna - settimane 1-3', 3],
  ['Strength, weeks 1-3', 3],
  ['Massa sett. 1-4', 4],
  ['Anna week 1 to 3', 3],
  ['Anna settimane 4-6', 3],
  ['Anna settimana 2', null],
])('the title “%s” states %s weeks', (title, weeks) => {
  expect(weeksInTitle(title)).toBe(weeks);
});
