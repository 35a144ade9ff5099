import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportedValues } from '../../contract/import.ts';
import { limits } from '../../contract/document.ts';
import { delimiterOf } from './delimiters.ts';
import { parseHeadings } from './headings.ts';
import { rowsOf } from './parse-result.ts';
import { parseLine } from './line.ts';
import { formatRow } from './format-row.ts';
import { setsFor } from '../set-targets.ts';
import { parseTable } from './table.ts';
import { parseText } from './text.ts';

const fragments = fc.constantFrom(
  ...[
    'Squat',
    'Panca',
    '4x8',
    '3x',
    'x',
    '@',
    '80kg',
    '75%',
    'RIR',
    '2',
    'RPE 8',
    'TUT',
    '3-1-1-0',
    'rec',
    "90''",
    '1:30',
    '+',
    '/',
  ],
  ...[
    'A1)',
    'B',
    '(',
    ')',
    'note:',
    'AMRAP',
    'EMOM',
    '10 min',
    '5 km',
    '=cmd',
    '-',
    ';',
    '\t',
    ',',
    '\n',
    'Settimana 2',
    'Giorno A',
    '#',
    '💪',
  ],
);
const anyText = fc.oneof(
  fc.array(fragments, { maxLength: 40 }).map((list) => list.join(' ')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

test('parsing any line or text does not throw', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => [parseLine(text), parseHeadings(text), parseText(text), delimiterOf(text)]).not.toThrow();
    }),
    { numRuns: 500 },
  );
});

test('parsing any table does not throw, and the result is within the limits of a program', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyText, { maxLength: 9 }), { maxLength: 80 }), (rows) => {
      const imported = parseTable([{ name: null, rows }]);
      fc.pre(imported.kind === 'read');
      for (const week of imported.weeks) {
        expect(week.days.length).toBeLessThanOrEqual(limits.daysAWeek);
        for (const { workouts } of week.days) {
          expect(workouts.length).toBeLessThanOrEqual(limits.workoutsADay);
          for (const workout of workouts) expect(workout.rows.length).toBeLessThanOrEqual(limits.rowsAWorkout);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('every line becomes a row, or an instruction when it is a sentence', () => {
  const sentence = 'Una frase che non dice niente di utile a nessuno.';
  const lines = fc.array(fc.constantFrom('Squat 4x8', 'Panca 3x10 @60kg', sentence, '3x10'), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(lines, (typed) => {
      const imported = parseText(typed.join('\n'));
      const rows = imported.kind === 'read' ? rowsOf(imported.weeks) : [];

      const hasExercises = typed.some((text) => text !== sentence);
      const instructions = imported.kind === 'read' ? (imported.weeks[0]?.days[0]?.workouts[0]?.info ?? '') : '';
      expect(rows.map(({ line }) => line)).toEqual(
        typed.flatMap((text, index) => (text === sentence && hasExercises ? [] : [index + 1])),
      );
      if (hasExercises) expect(instructions.includes(sentence)).toBe(typed.includes(sentence));
    }),
  );
});

const number = (min: number, max: number) => fc.integer({ min, max });
const name = fc.constantFrom(
  'Squat',
  'Panca piana',
  'Leg press 45°',
  'French press',
  'Alzate laterali (manubri)',
  'Crunch a terra',
);
const reps = fc.oneof(
  number(1, 100).map(String),
  fc.tuple(number(1, 20), number(21, 40)).map(([from, to]) => `${from}-${to}`),
  fc.constantFrom('max', '12/10/8', '10,8,6', '8+8', '10 per lato'),
);
const amount = fc.oneof(
  fc.record({ type: fc.constant('reps' as const), sets: fc.option(number(1, 50)), reps, value: fc.constant('') }),
  fc.record({ type: fc.constant('reps' as const), sets: number(1, 50), reps: fc.constant(''), value: fc.constant('') }),
  fc.record({
    type: fc.constant('time' as const),
    sets: fc.option(number(1, 50)),
    reps: fc.constant(''),
    value: fc.constantFrom(
      ...['45 s', '10 min', '1:30', '1 min', '65 min', '1:05:30', '30-45 s', '1 min-1:30', '45 s per lato'],
      ...['60/45/30 s', '60-45-30 s', '1:30/1 min/45 s', '45-30 s'],
    ),
  }),
  fc.record({
    type: fc.constant('distance' as const),
    sets: fc.option(number(1, 50)),
    reps: fc.constant(''),
    value: fc.constantFrom('5 km', '400 m', '7,5 km', '400/300/200 m', '5-7,5 km'),
  }),
  fc.record({
    type: fc.constantFrom('amrap' as const, 'emom' as const),
    sets: fc.option(number(1, 50)),
    reps: fc.constant(''),
    value: fc.constantFrom('', '12 min', '1:30'),
  }),
  fc.record({
    type: fc.constant('text' as const),
    sets: fc.option(number(1, 50)),
    reps: fc.constant(''),
    value: fc.constantFrom('a piacere', 'fino a stancarti'),
  }),
);
const values: fc.Arbitrary<ImportedValues> = fc
  .tuple(
    amount,
    fc.record({
      weight: fc.constantFrom(
        '',
        '80 kg',
        '82,5 kg',
        '75%',
        '75% 1RM',
        '+10 kg',
        '2x20 kg',
        '80-85 kg',
        'elastico rosso',
      ),
      rpe: fc.option(number(2, 20).map((half) => half / 2)),
      rir: fc.option(number(0, 10)),
      tut: fc.constantFrom('', '3-1-1-0', '3-0-X-1', '40 s'),
      warmUp: fc.constantFrom('', '10x20, 5x42,5 kg', '8 x 50%, 5 x 70%'),
      info: fc.constantFrom('', 'lento, fermo in basso', '3x10 + rec 90" @80 (A1)', 'RIR 2 / note: tante'),
      restSeconds: fc.option(number(0, 3599)),
    }),
  )
  .map(([how, rest]) => ({ ...how, ...rest }));

test('a formatted row is parsed to the same row', () => {
  fc.assert(
    fc.property(name, values, (exerciseName, rowValues) => {
      const [parsed, ...others] = parseLine(formatRow({ name: exerciseName, ...rowValues }));

      expect(others).toEqual([]);
      // A row has at least as many sets as are written by set.
      const sets = rowValues.sets === null ? setsFor(rowValues.reps || rowValues.value, null) : {};
      expect(parsed).toMatchObject({ name: exerciseName, ...rowValues, ...sets });
    }),
    { numRuns: 2000 },
  );
});
