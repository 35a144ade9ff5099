import { expect, test } from 'vitest';
import { timesInTitle } from './program-title.ts';
import { parseTable } from './table.ts';
import { parseText } from './text.ts';

/** Repetitions and note of the first row of each week, and the numbers that are missing. */
function readingOf(result: ReturnType<typeof parseText>) {
  if (result.kind !== 'read') throw new Error(result.kind);
  const weeks = result.weeks.map(({ days: [day] }) =>
    [day?.workouts[0]?.rows[0]?.reps, day?.workouts[0]?.info].filter(Boolean).join(' '),
  );
  const missing = result.notices.filter(({ code }) => code === 'weeks_missing').flatMap(({ values }) => values);
  return { weeks, missing };
}

const written = (...weeks: readonly string[]) =>
  weeks.map((week, index) => `${week}\nSquat 4x${index + 1}`).join('\n\n');

test.each([
  [written('Settimana 1', 'Settimana 2', 'Settimana 4 (SCARICO)'), ['1', '2', '2', '3 SCARICO'], ['3']],
  [written('Week 1', 'Week 4'), ['1', '1', '1', '2'], ['2', '3']],
  [written('Settimane 1-2 (base)', 'Settimana 4'), ['1 base', '1 base', '1', '2'], ['3']],
  ['Settimana 1\nSquat 4x1\nSettimana 2\nSettimana 3\nSquat 4x3', ['1', '1', '3'], ['2']],
  [written('Settimana 1', 'Settimana 3', 'Settimana 1', 'Settimana 2'), ['1', '1', '2', '3', '4'], ['2']],
])('%j keeps the numbers of its weeks: a missing one repeats the week before', (text, weeks, missing) => {
  expect(readingOf(parseText(text))).toEqual({ weeks, missing });
});

test.each([
  [written('Settimana 1', 'Settimana 2'), ['1', '2']],
  [written('Settimana 4', 'Settimana 5'), ['1', '2']],
  [written('Settimana 1', 'Settimana 3', 'Settimana 2', 'Settimana 4'), ['1', '2', '3', '4']],
])('%j has no missing week', (text, weeks) => {
  expect(readingOf(parseText(text))).toEqual({ weeks, missing: [] });
});

test('sheets and columns of weeks keep their numbers too', () => {
  const sheet = (name: string, reps: string) => ({
    name,
    rows: [
      ['Esercizio', 'Serie', 'Rip'],
      ['Squat', '4', reps],
    ],
  });
  const columns = [
    ['Esercizio', 'Settimana 1', 'Settimana 2', 'Settimana 4'],
    ['Squat', '4x1', '4x2', '4x3'],
  ];
  const expected = { weeks: ['1', '2', '2', '3'], missing: ['3'] };

  expect(
    readingOf(parseTable([sheet('Settimana 1', '1'), sheet('Settimana 2', '2'), sheet('Settimana 4', '3')])),
  ).toEqual(expected);
  expect(readingOf(parseTable([{ name: null, rows: columns }]))).toEqual(expected);
});

test.each(['6 settimane', '8 settimane'])('weeks with a gap are not repeated to the %s of the title', (stated) => {
  const text = `Scheda forza ${stated}\n\n${written('Settimana 1', 'Settimana 2', 'Settimana 4')}`;
  const result = parseText(text);

  expect(result.kind === 'read' && timesInTitle(result)).toBe(1);
});
