import { expect, test } from 'vitest';
import { rowsOf } from './parse-result.ts';
import { parseTable } from './table.ts';

function read(rows: string[][]) {
  const result = parseTable([{ name: null, rows }]);
  if (result.kind !== 'read') throw new Error(result.kind);
  return {
    notices: result.notices,
    weeks: result.weeks.map(({ days }) =>
      days.map(({ workouts: [workout] }) => ({
        title: workout?.title,
        rows: workout?.rows.map(({ name, sets, reps, weight, restSeconds }) =>
          [name, sets, reps, weight, restSeconds].join(' | '),
        ),
      })),
    ),
    leftOut: rowsOf(result.weeks).filter(({ isLeftOut }) => isLeftOut).length,
  };
}

test('weeks side by side with the name of the day above the exercises', () => {
  const { weeks, notices, leftOut } = read([
    ['', 'Sett. 1', '', '', 'Sett. 2', '', ''],
    ['GIORNO A', 'Serie x Rip', 'Carico', 'Rec', 'Serie x Rip', 'Carico', 'Rec'],
    ['Back squat', '4x8', '70 kg', "2'", '4x6', '75,5 kg', "2'"],
    ['Leg press', '3x12', '120', '90', '3x12', '130', '90'],
    ['GIORNO B', 'Serie x Rip', 'Carico', 'Rec', 'Serie x Rip', 'Carico', 'Rec'],
    ['Panca', '4x8', '60', '90', '4x6', '65', '90'],
  ]);

  expect(weeks).toEqual([
    [
      { title: 'Giorno A', rows: ['Back squat | 4 | 8 | 70 kg | 120', 'Leg press | 3 | 12 | 120 kg | 90'] },
      { title: 'Giorno B', rows: ['Panca | 4 | 8 | 60 kg | 90'] },
    ],
    [
      { title: 'Giorno A', rows: ['Back squat | 4 | 6 | 75,5 kg | 120', 'Leg press | 3 | 12 | 130 kg | 90'] },
      { title: 'Giorno B', rows: ['Panca | 4 | 6 | 65 kg | 90'] },
    ],
  ]);
  expect([notices, leftOut]).toEqual([[], 0]);
});

test.each([[['Esercizio', 'Sett. 1', '', '', 'Sett. 2', '', '']], [['Gambe', 'Sett. 1', '', '', 'Sett. 2', '', '']]])(
  'a header of two rows: the weeks of %j, then the columns with an empty first cell',
  (first) => {
    const { weeks } = read([
      first,
      ['', 'Serie', 'Rip', 'Carico', 'Serie', 'Rip', 'Carico'],
      ['Squat', '4', '8', '70', '4', '6', '75'],
      ['Affondi', '3', '10', '20', '3', '10', '22'],
    ]);

    expect(weeks.map(([day]) => day?.rows)).toEqual([
      ['Squat | 4 | 8 | 70 kg | ', 'Affondi | 3 | 10 | 20 kg | '],
      ['Squat | 4 | 6 | 75 kg | ', 'Affondi | 3 | 10 | 22 kg | '],
    ]);
  },
);

test('a column for each week with the whole prescription and the day in the corner', () => {
  const { weeks } = read([
    ['Giorno A', 'Settimana 1', 'Settimana 2', 'Settimana 3'],
    ['Squat', '4x8 70%', '4x6 75%', '1x5 85% + 2x8 70%'],
    ['Panca', '3x10', '3x8', ''],
  ]);

  expect(weeks).toEqual([
    [{ title: 'Giorno A', rows: ['Squat | 4 | 8 | 70% | ', 'Panca | 3 | 10 |  | '] }],
    [{ title: 'Giorno A', rows: ['Squat | 4 | 6 | 75% | ', 'Panca | 3 | 8 |  | '] }],
    [{ title: 'Giorno A', rows: ['Squat | 3 | 5/8/8 | 85/70/70% | '] }],
  ]);
});

test('the title of a workout and an order column before the columns of the values', () => {
  const { weeks } = read([
    ['#', 'Petto e tricipiti', 'Serie', 'Rip', 'Rec'],
    ['1', 'Panca', '4', '8', '120'],
    ['2', 'French press', '3', '10', '90'],
    ['#', 'Gambe', 'Serie', 'Rip', 'Rec'],
    ['1', 'Squat', '4', '8', '120'],
  ]);

  expect(weeks[0]).toEqual([
    { title: 'Petto e tricipiti', rows: ['Panca | 4 | 8 |  | 120', 'French press | 3 | 10 |  | 90'] },
    { title: 'Gambe', rows: ['Squat | 4 | 8 |  | 120'] },
  ]);
});

test('"Giorno" and "Scheda" above the exercises are their heading when no other column can hold them', () => {
  expect(
    read([
      ['Scheda', 'Serie', 'Rip', 'Carico'],
      ['Squat', '4', '8', '70'],
    ]).weeks[0]?.[0]?.rows,
  ).toEqual(['Squat | 4 | 8 | 70 kg | ']);
});

test('a row of an exercise is no header', () => {
  const { weeks } = read([
    ['Esercizio', 'Serie', 'Rip', 'Note'],
    ['Corsa', '1', 'tempo', 'esecuzione'],
    ['Squat', '4', 'max', 'info'],
  ]);

  expect(weeks[0]?.[0]?.rows).toHaveLength(2);
});
