import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { PrescribedRow } from '../contract/set.ts';
import { exampleCompletedWorkout } from '../example.ts';
import { prescriptionChanges } from './prescription-changes.ts';

const { rows } = exampleCompletedWorkout;
const [first, ...others] = rows as [PrescribedRow, ...PrescribedRow[]];

test('a program that is as it was has no changes, also with other notes and rests', () => {
  expect(prescriptionChanges(rows, [{ ...first, info: 'Piano', restValue: 45 }, ...others])).toEqual([]);
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
