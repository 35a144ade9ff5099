import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PersonalRecord, recordKinds } from '../contract/history.ts';
import { byExercise } from './records.ts';

const record = (values: Partial<PersonalRecord>): PersonalRecord => ({
  kind: 'load',
  exerciseId: 'bench',
  exerciseName: 'Panca piana con bilanciere',
  completedWorkoutId: 'today',
  day: '2026-11-18',
  value: 82.5,
  before: 80,
  weightKg: 82.5,
  reps: 8,
  ...values,
});

test('the records of an exercise are grouped, the load before the volume, apart from those of another exercise', () => {
  const grouped = byExercise([
    record({ kind: 'volume' }),
    record({ kind: 'one_rep_max' }),
    record({ kind: 'load' }),
    record({ exerciseId: 'row', kind: 'reps' }),
  ]);

  expect(grouped.map(({ exerciseId, records }) => [exerciseId, ...records.map(({ kind }) => kind)])).toEqual([
    ['bench', 'load', 'one_rep_max', 'volume'],
    ['row', 'reps'],
  ]);
});

test('the same exercise on two days makes two groups', () => {
  expect(byExercise([record({}), record({ completedWorkoutId: 'before' })])).toHaveLength(2);
});

test('every record is in exactly one group', () => {
  const some = fc.array(
    fc.record({
      kind: fc.constantFrom(...recordKinds),
      exerciseId: fc.constantFrom('bench', 'row'),
      completedWorkoutId: fc.constantFrom('today', 'before'),
    }),
  );
  fc.assert(
    fc.property(some, (values) => {
      const records = values.map(record);
      const grouped = byExercise(records).flatMap((group) => group.records);

      expect(new Set(grouped)).toEqual(new Set(records));
      expect(grouped).toHaveLength(records.length);
    }),
  );
});
