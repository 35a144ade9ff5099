import { expect, test } from 'vitest';
import type { ReadingChoices } from '../../contract/import.ts';
import type { History } from './history.ts';
import { parseHistory } from './parse-history.ts';

const metric = { weightUnit: 'kg', distanceUnit: 'km', dateOrder: 'day' } as const;

function read(lines: readonly string[], chosen: Partial<ReadingChoices> = {}): History {
  const found = parseHistory(
    lines.map((line) => line.split(';')),
    { chosen: { ...metric, ...chosen }, nowMs: Date.parse('2026-11-20T12:00:00Z') },
  );
  if (found.kind !== 'history') throw new Error(`read: ${JSON.stringify(found)}`);
  return found.history;
}

const setsOf = ({ workouts }: History) => workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets));

const withUnits = 'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds';

test('a weight or a distance without a unit asks for it also where the file has a column of units', () => {
  const lines = [
    withUnits,
    '2018-03-02 09:00:00;Upper;Squat;1;225;lbs;5;;;',
    '2018-03-02 09:00:00;Upper;Squat;2;225;;5;;;',
    '2018-03-02 09:00:00;Upper;Run;1;;;;3;;900',
  ];

  expect(read(lines).asks).toMatchObject({ weightUnit: true, distanceUnit: true });
  const sets = setsOf(read(lines, { weightUnit: 'lb', distanceUnit: 'mi' }));
  expect(sets).toMatchObject([{ weightKg: 102.06 }, { weightKg: 102.06 }, { metres: 4828 }]);
});

test('a row without a weight and without a unit asks for nothing', () => {
  const lines = [
    withUnits,
    '2018-03-02 09:00:00;Upper;Squat;1;225;lbs;5;0;;',
    '2018-03-02 09:00:00;Upper;Pull Up;1;0;;5;;;',
    '2018-03-02 09:00:00;Upper;Plank;1;;;;;;60',
  ];

  expect(read(lines).asks).toMatchObject({ weightUnit: false, distanceUnit: false });
});

const dated = (...dates: string[]) => [
  'Date;Workout Name;Exercise Name;Set Order;Weight (kg);Reps',
  ...dates.map((date) => `${date} 18:00;A;Squat;1;100;5`),
];
const daysOf = ({ workouts }: History) => workouts.map(({ startedAt }) => startedAt.slice(0, 10));

test('the order of day and month is asked for where no date tells it, and the chosen one is used', () => {
  const lines = dated('05/03/2025', '06/04/2025');

  expect(read(lines).asks.dateOrder).toBe(true);
  expect(daysOf(read(lines))).toEqual(['2025-03-05', '2025-04-06']);
  expect(daysOf(read(lines, { dateOrder: 'month' }))).toEqual(['2025-05-03', '2025-06-04']);
});

test.each([
  ['a day above 12', ['05/03/2025', '13/04/2025'], ['2025-03-05', '2025-04-13']],
  ['the same number for both', ['03/03/2025'], ['2025-03-03']],
  ['the year first', ['2025-03-05'], ['2025-03-05']],
])('the order of day and month is not asked for with %s', (_, dates, days) => {
  const history = read(dated(...dates), { dateOrder: 'month' });

  expect(history.asks.dateOrder).toBe(false);
  expect(daysOf(history)).toEqual(days);
});

test('a file with repetitions and without a column of weights says that its sets have no load', () => {
  const { problems } = read(['title;start_time;exercise_title;reps', 'A;28 Mar 2025 17:29;Squat;5']);

  expect(problems).toEqual([
    {
      line: 1,
      column: null,
      text: 'title · start_time · exercise_title · reps',
      code: 'no_weight_column',
      isLeftOut: false,
    },
  ]);
});

test('a file of times alone says nothing about weights', () => {
  expect(read(['title;start_time;exercise_title;duration_seconds', 'A;28 Mar 2025 17:29;Plank;60']).problems).toEqual(
    [],
  );
});
