import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { PrescribedRow } from '../contract/set.ts';
import { exampleCompletedWorkout } from '../example.ts';
import { isOtherWork, prescriptionChanges } from './prescription-changes.ts';

const { rows } = exampleCompletedWorkout;
const [first, ...others] = rows as [PrescribedRow, ...PrescribedRow[]];

test('a program that is as it was has no changes, also with other rests and without a note', () => {
  const noted = { ...first, info: 'Piano' };
  expect(prescriptionChanges([noted, ...others], [{ ...noted, info: '', restValue: 45 }, ...others])).toEqual([]);
});

test('a new note is a change of its own, and no other work', () => {
  const noted = { ...first, info: 'Piano con le ginocchia' };

  expect(prescriptionChanges(rows, [noted, ...others])).toEqual([{ kind: 'noted', before: first, after: noted }]);
  expect(isOtherWork(rows, [noted, ...others])).toBe(false);
  expect(isOtherWork(rows, [{ ...first, weight: '61' }, ...others])).toBe(true);
});

test('another exercise, another load, a new row and one that is gone are changes', () => {
  const swapped = { ...first, exerciseId: newId(), name: 'Panca piana con manubri' };
  const added = { ...first, id: newId(), exerciseId: newId(), name: 'Alzate laterali' };
  const lighter = { ...first, weight: '60' };

  expect(prescriptionChanges(rows, [swapped, ...others, added])).toEqual([
    { kind: 'swapped', before: first, after: swapped },
    { kind: 'added', after: added },
  ]);
  expect(prescriptionChanges(rows, [lighter, ...others])).toEqual([{ kind: 'changed', before: first, after: lighter }]);
  expect(prescriptionChanges(rows, others)).toEqual([{ kind: 'removed', before: first }]);
});

test('a row that was deleted and written again with the same exercise is not a change', () => {
  expect(prescriptionChanges(rows, [...others, { ...first, id: newId() }])).toEqual([]);
});

const share = (percent: number) => ({ kind: 'percent', percent }) as const;

test.each<[string, Partial<PrescribedRow>, Partial<PrescribedRow>]>([
  ['70 % of the maximum by the progression instead of 85 %', { progression: share(85) }, { progression: share(70) }],
  ['a progression by percent that is taken away', { progression: share(85) }, { progression: null }],
  ['RIR 0 instead of RIR 3', { rir: 3 }, { rir: 0 }],
  ['RIR 1-3 instead of RIR 1-2', { rir: 1, rirTo: 2 }, { rir: 1, rirTo: 3 }],
  ['RPE 10 instead of none', { rpe: null }, { rpe: 10 }],
  ['RPE 7-8 instead of RPE 7', { rpe: 7 }, { rpe: 7, rpeTo: 8 }],
  ['a TUT of 3-1-1-0 instead of none', { tut: '' }, { tut: '3-1-1-0' }],
])('%s is a change', (_, was, is) => {
  const [before, after] = [openRow(was), openRow(is)];

  expect(prescriptionChanges([before], [after])).toEqual([{ kind: 'changed', before, after }]);
});

test.each<[string, Partial<PrescribedRow>, Partial<PrescribedRow>]>([
  ['an end of a range of RIR that is null instead of absent', { rir: 2 }, { rir: 2, rirTo: null }],
  ['an end of a range of RPE without its beginning', { rpe: null }, { rpe: null, rpeTo: 8 }],
  ['"80 kg" instead of "80"', { weight: '80' }, { weight: '80 kg' }],
  ['a time that the type of the exercise does not use', { value: '' }, { value: '45 s' }],
  [
    'a percentage of the progression below a written load',
    { weight: '80', progression: share(70) },
    { weight: '80', progression: share(85) },
  ],
])('%s is no change, because the client reads the same', (_, was, is) => {
  expect(prescriptionChanges([openRow(was)], [openRow(is)])).toEqual([]);
});

/** A row of repetitions without load, effort and tempo, changed by `changes`. */
function openRow(changes: Partial<PrescribedRow>): PrescribedRow {
  const none = { rir: null, rirTo: undefined, rpe: null, rpeTo: undefined, progression: null };
  return { ...first, type: 'reps', weight: '', tut: '', value: '', ...none, ...changes };
}
