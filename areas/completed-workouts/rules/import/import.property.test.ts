import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../contract/set.ts';
import { parseHistory } from './parse-history.ts';

const heading =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'.split(',');
const figure = fc.oneof(
  fc.constantFrom('', '0', '82.5', '82,5', '-20', '99999', 'x', '=1+1'),
  fc.integer({ min: 0, max: 1500 }).map(String),
);
const line = fc.tuple(
  fc.constantFrom('2019-01-11 12:31:54', '2020-05-01 07:00:00', '28 Mar 2025, 17:29', 'mai', ''),
  fc.constantFrom('A', 'B', ''),
  fc.constantFrom('1h 5m', '', '9999h'),
  fc.constantFrom('Squat', 'Plank', 'Run', ''),
  fc.constantFrom('1', '2', 'W', 'D', 'F', '?', ''),
  figure,
  figure,
  figure,
  figure,
  fc.string({ maxLength: 900 }),
  fc.string({ maxLength: 30 }),
  figure,
);
const options = {
  chosen: { weightUnit: 'kg', distanceUnit: 'km', dateOrder: 'day' },
  nowMs: Date.parse('2026-11-20T12:00:00Z'),
} as const;

test('no set is lost: every line with a set is imported or reported as a problem', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
      const read = parseHistory([heading, ...lines], options);
      fc.pre(read.kind === 'history');
      const { workouts, problems, setLines } = read.history;
      const sets = workouts.flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.sets));
      const named = problems.filter(({ isLeftOut }) => isLeftOut);

      expect(setLines).toBe(lines.length);
      expect(sets.length + named.length).toBe(lines.length);
      expect(new Set([...sets, ...named].map((one) => one.line)).size).toBe(lines.length);
      for (const set of sets) {
        expect(set.weightKg ?? 0).toBeGreaterThanOrEqual(-limits.assistanceKg);
        expect(set.weightKg ?? 0).toBeLessThanOrEqual(limits.weightKg);
        expect(set.number).toBeLessThanOrEqual(limits.setsARow);
        expect(set.note.length).toBeLessThanOrEqual(500);
      }
    }),
  );
});

test('any text in the cells is parsed without an exception', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 14 }), { maxLength: 12 }), (rows) => {
      expect(() => parseHistory([heading, ...rows], options)).not.toThrow();
    }),
  );
});
