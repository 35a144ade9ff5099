import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../example.ts';
import { newId } from '#shell/common/ids.ts';
import type { PrescribedRow } from '../contract/set.ts';
import { rowsFollowingProgram, rowsKeepingShown } from './followed-rows.ts';
import { prescribedSet, workOf } from './prescribed-set.ts';

const begun = exampleCompletedWorkout.rows;
const [first, second] = begun;
if (!first || !second) throw new Error('followed-rows: the example needs two exercises');

const nothing = { sets: [], rowChanges: [] };
const row = { ...first, type: 'reps' as const, sets: 4, reps: '8', weight: '60' };
const lighter = { ...row, weight: '50' };
const setsOf = (...setNumbers: number[]) =>
  setNumbers.map((setNumber) => ({ rowId: row.id, setNumber, isWarmUp: false }));
const following = (now: PrescribedRow, setNumbers: number[], then: PrescribedRow = row) =>
  rowsFollowingProgram([then], [now], { sets: setsOf(...setNumbers), rowChanges: [] })[0] ?? then;
const loadsOf = (one: PrescribedRow) =>
  Array.from({ length: one.sets ?? 0 }, (_, index) => prescribedSet(one, index + 1).weight);

test('exercises of which nothing was logged have the loads, sets and notes of the program now', () => {
  const current = begun.map((one) => ({ ...one, weight: '40 kg', info: 'Piano' }));

  expect(rowsFollowingProgram(begun, current, nothing)).toEqual(current);
});

test('another exercise, one with another id and a new one change nothing', () => {
  const swapped = { ...first, exerciseId: newId(), weight: '40 kg' };
  const added = { ...first, id: newId(), exerciseId: newId() };

  expect(rowsFollowingProgram(begun, [swapped, { ...second, id: newId() }, ...begun.slice(2), added], nothing)).toBe(
    begun,
  );
});

test('the sets to do of a half-done exercise follow the program, those of a done one stay, and further sets follow', () => {
  expect(following(lighter, [1, 2])).toEqual({ ...lighter, formerWork: [{ ...workOf(row), untilSet: 2 }] });
  expect(following(lighter, [1, 2, 3, 4])).toMatchObject(row);
  expect(loadsOf(following({ ...lighter, sets: 5 }, [1, 2, 3, 4]))).toEqual(['60', '60', '60', '60', '50']);
  expect(loadsOf(following({ ...lighter, sets: 1 }, [1, 2]))).toEqual(['60', '60']);
  expect(following({ ...row, info: 'Piano' }, [1])).toEqual({ ...row, info: 'Piano' });
});

test('a row that is measured in another way stays, and so does one that the client skipped, which has the notes of the program', () => {
  const skip = { rowId: row.id, skipReason: 'pain' as const };
  const now = { ...lighter, info: 'Piano' };

  expect(following({ ...lighter, type: 'time' }, [1])).toEqual(row);
  expect(following({ ...row, weight: '30 kg per mano' }, [1])).toEqual(row);
  expect(rowsFollowingProgram([row], [now], { sets: setsOf(1), rowChanges: [skip] })).toEqual([
    { ...row, info: 'Piano' },
  ]);
});

test('warm-ups and sets beyond the prescribed ones are not counted as prescribed', () => {
  const warmUp = { rowId: row.id, setNumber: 1, isWarmUp: true };
  const sets = [warmUp, ...setsOf(2)];

  expect(loadsOf(rowsFollowingProgram([row], [lighter], { sets, rowChanges: [] })[0] ?? row)).toEqual([
    '60',
    '50',
    '50',
    '50',
  ]);
  expect(following({ ...lighter, sets: 6 }, [1, 2, 3, 4, 5]).formerWork?.at(-1)?.untilSet).toBe(4);
});

test('a second change keeps both former prescriptions, and one that takes the first back keeps none', () => {
  const once = following(lighter, [1]);

  expect(loadsOf(following({ ...row, weight: '40' }, [1, 2], once))).toEqual(['60', '50', '40', '40']);
  expect(following(row, [1], once)).toEqual(row);
});

test('sets that a phone logged as it showed them are prescribed so, whatever the row has since', () => {
  const once = following(lighter, [1]);
  const keepingShown = (then: PrescribedRow, stored: number[], logged: number[]) =>
    rowsKeepingShown([once], [then], { stored: setsOf(...stored), logged: setsOf(...logged) })[0] ?? once;

  expect(loadsOf(keepingShown(row, [1], [2]))).toEqual(['60', '60', '50', '50']);
  expect(loadsOf(keepingShown(row, [1, 2], [3]))).toEqual(['60', '50', '60', '50']);
  expect(keepingShown(once, [1], [2])).toBe(once);
  expect(keepingShown(row, [1], [1])).toBe(once);
});

test('an exercise that the program has no more is marked, unless it was skipped, and no more once it is back', () => {
  const skip = { rowId: row.id, skipReason: 'pain' as const };
  const [marked] = rowsFollowingProgram([row], [], { sets: setsOf(1), rowChanges: [] });

  expect(marked).toEqual({ ...row, isTakenOut: true });
  expect(rowsFollowingProgram([{ ...row, isTakenOut: true }], [row], nothing)).toEqual([row]);
  expect(rowsFollowingProgram([row], [], { sets: [], rowChanges: [skip] })).toEqual([row]);
});
