import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Progression, progressionLimits } from '../contract/document.ts';
import { progressionText } from './progression-text.ts';
import { progressionFields, progressionFrom, progressionKinds, progressionValues } from './progression-values.ts';

const row = { progression: null, reps: '8-12', weight: '80 kg', rir: null };
const values = progressionValues(row, 2.5);

test('the form starts with the 8-12 repetitions of the row and the 2.5 kg of the account', () => {
  expect(progressionFrom('double', values)).toEqual({
    progression: { kind: 'double', fromReps: 8, toReps: 12, stepKg: 2.5 },
  });
});

test('the form starts with 75 % or RIR 1 when the row has them', () => {
  expect(progressionValues({ ...row, weight: '70%', rir: 1 }, 2.5)).toMatchObject({ percent: 70, rir: 1 });
  expect(progressionValues({ ...row, reps: 'max' }, 2.5)).toMatchObject({ fromReps: 8, toReps: 12 });
  expect(progressionValues({ ...row, reps: '5' }, 2.5)).toMatchObject({ fromReps: 5, toReps: 9 });
});

test('the current progression overrides the values of the row', () => {
  const progression = { kind: 'linear', stepKg: 5 } as const;

  expect(progressionValues({ ...row, progression }, 2.5).stepKg).toBe(5);
});

test('a range from 12 to 8 repetitions is refused, with the error at the maximum', () => {
  expect(progressionFrom('double', { ...values, fromReps: 12, toReps: 8 })).toEqual({
    faults: { toReps: { key: 'programs:progression.range', values: {} } },
  });
});

test('the form accepts and refuses the same values as the contract', () => {
  const typed = fc.record(
    Object.fromEntries(
      Object.keys(progressionLimits).map((name) => [
        name,
        fc.option(fc.integer({ min: -10, max: 500 }).map((four) => four / 4)),
      ]),
    ),
  ) as fc.Arbitrary<typeof values>;
  fc.assert(
    fc.property(fc.constantFrom(...progressionKinds), typed, (kind, all) => {
      const fields = Object.fromEntries(progressionFields[kind].map((name) => [name, all[name]]));
      const read = Progression.safeParse({ kind, ...fields });
      const result = progressionFrom(kind, all);
      if (read.success) {
        expect(result).toEqual({ progression: read.data });
        return;
      }
      // The form checks the range from `fromReps` to `toReps` also while another value is invalid, the schema does not:
      // errors of `toReps` are not compared.
      const [ours, theirs] = [
        Object.keys('faults' in result ? result.faults : {}),
        read.error.issues.map(({ path }) => path[0]),
      ];
      expect(ours).not.toHaveLength(0);
      expect(new Set(ours.filter((name) => name !== 'toReps'))).toEqual(
        new Set(theirs.filter((name) => name !== 'toReps')),
      );
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [{ kind: 'double', fromReps: 8, toReps: 12, stepKg: 2.5 }, '8-12 · +2.5 kg'],
  [{ kind: 'linear', stepKg: 5 }, '+5 kg'],
  [{ kind: 'percent', percent: 72.5 }, '72.5% 1RM'],
  [{ kind: 'rir', rir: 2, stepKg: 1.25 }, 'RIR 2 · ±1.25 kg'],
] as const)('the progression %j is formatted as "%s"', (progression, text) => {
  expect(progressionText(progression)).toBe(text);
});
