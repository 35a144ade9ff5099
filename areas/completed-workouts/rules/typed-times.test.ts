import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAmount } from '#areas/programs/rules/amounts.ts';
import { parseLine } from '#areas/programs/rules/import/line.ts';
import { newRow } from '#areas/programs/rules/rows.ts';
import { parseTypedAmount } from '#areas/programs/rules/typed-amount.ts';
import { prefill } from './prefill.ts';
import { prescribedReps } from './prescribed-numbers.ts';

const empty = newRow({ id: 'row', exercise: { id: 'plank', name: 'Plank' } });

/** The repetitions that the runner shows for the first four sets of a row. */
function repsShown(changes: Partial<typeof empty>): (number | null)[] {
  const row = { ...empty, ...changes };
  return [1, 2, 3, 4].map((setNumber) => prefill({ row, setNumber, sets: [], proposal: null, lastTime: null }).reps);
}

const none = [null, null, null, null];

test.each([
  '60"/45"/30"',
  '60″/45″/30″',
  "60''/45''/30''",
  '60/45/30"',
  '60-45-30 sec',
  '60", 45", 30"',
  '30"-45"',
  '30-45"',
  '1:00-1:30',
  '45" + 15"',
  '45+15"',
  '45"/lato',
  '45 s/lato',
  '45" per lato',
  '3x45"',
  '3 x 45 s',
  '3×1:00',
  '3 serie da 45"',
  '1:05:00',
  '45" / 30"',
  '45 sec x 3',
  '30" on 30" off',
  "1'",
  '1 h',
  '2 ore',
  '1h30',
  '1\'30"/1\'/45"',
  '45 secondi',
  '2 minuti',
  '4x400 m',
  '400/300/200 m',
  '5 km x 2',
  '1:3',
])(
  '%s typed into repetitions is a time or a distance, or is marked; it never becomes a number of repetitions',
  (text) => {
    const changes = parseTypedAmount(text, empty) ?? {};
    const isMarked = !isAmount('reps', changes.reps ?? '');

    expect(changes.type === undefined ? isMarked && changes.reps === text : changes.reps === '').toBe(true);
    expect(repsShown(changes)).toEqual(none);
    expect(repsShown({ reps: text })).toEqual(none);
  },
);

const figure = fc.integer({ min: 1, max: 99 });
const time = fc.oneof(
  fc.tuple(
    figure,
    fc.constantFrom('"', '″', "''", ' s', 's', ' sec', ' secondi', ' sec.', "'", '′', ' min', ' minuti'),
  ),
  fc.tuple(
    fc.integer({ min: 0, max: 59 }),
    fc.integer({ min: 10, max: 59 }).map((seconds) => `:${seconds}`),
  ),
);
const times = fc.array(
  time.map(([number, unit]) => `${number}${unit}`),
  { minLength: 1, maxLength: 4 },
);
const separator = fc.constantFrom('/', ' / ', '-', ' - ', '–', ', ', ' + ', '+', ' e ', ' on ', '/');
const count = fc.constantFrom('', '3x', '3 x ', '4 × ', '3 serie da ');
const side = fc.constantFrom('', '/lato', ' per lato', ' x 3', ' off');

test('no text with a unit of time becomes a number of repetitions, typed or imported', () => {
  let timed = 0;
  fc.assert(
    fc.property(count, times, separator, side, (before, list, between, after) => {
      const text = `${before}${list.join(between)}${after}`;
      const changes = parseTypedAmount(text, empty) ?? {};
      timed += Number(changes.type === 'time');

      expect([text, repsShown(changes)]).toEqual([text, none]);
      expect([text, repsShown({ reps: text })]).toEqual([text, none]);
      for (const row of parseLine(`Plank ${text}`)) expect([text, row.reps]).toEqual([text, '']);
    }),
    { numRuns: 3000 },
  );
  expect(timed).toBeGreaterThan(500);
});

const separatorOfNumbers = fc.constantFrom('/', ' / ', '-', ' - ', '–', '+');
const unit = fc.constantFrom('"', '″', ' s', ' sec', "'", ' min', ' minuti', ' secondi per lato');
const numbers = fc.array(figure, { minLength: 1, maxLength: 4 });

test('numbers with one unit of time after the last are no repetitions either', () => {
  fc.assert(
    fc.property(count, numbers, separatorOfNumbers, unit, (before, list, between, after) => {
      const text = `${before}${list.join(between)}${after}`;

      expect([text, repsShown(parseTypedAmount(text, empty) ?? {})]).toEqual([text, none]);
      for (const row of parseLine(`Plank ${text}`)) expect([text, row.reps]).toEqual([text, '']);
    }),
    { numRuns: 3000 },
  );
});

test.each(['5 + 5 + 5 min', '30+30+30 s', '20 + 20 sec'])('"%s" in an import is no cluster', (text) => {
  expect(parseLine(`Plank ${text}`)[0]?.reps).toBe('');
});

test.each([
  ['8 con fermo di 2"', 8],
  ['10 rip in 30"', 10],
  ['8-10 (3" di pausa)', 8],
  ['8', 8],
  ["8 dall'alto", 8],
])('%s is %i repetitions: the time is that of a pause', (text, reps) => {
  expect(prescribedReps(text)).toBe(reps);
});

test.each([
  ['500m', '500 m'],
  ['500 m', '500 m'],
  ['2km', '2 km'],
  ['1000 m', '1000 m'],
])('a row of a time in which “%s” is typed becomes one of a distance, and its time is left open', (text, value) => {
  const row = { ...empty, type: 'time' as const, sets: 1 };

  const changed = { ...row, ...parseTypedAmount(text, row) };
  const ofRow = (one: typeof row | typeof changed) =>
    prefill({ row: one, setNumber: 1, sets: [], proposal: null, lastTime: null });

  expect(changed).toMatchObject({ type: 'distance', value });
  expect(ofRow(changed).seconds).toBeNull();
  expect(ofRow({ ...row, value: text }).seconds).toBeNull();
});

test.each(['12m', '12 m', '5-10 m'])('a row of a time keeps “%s” as minutes', (text) => {
  expect(parseTypedAmount(text, { ...empty, type: 'time' })).toEqual({ value: text });
});
