import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { ExerciseHistory } from '../contract/exercise-history.ts';
import type { CompletedSet, RowChange } from '../contract/set.ts';
import { exampleCompletedWorkout as example } from '../example.ts';
import { type DeviceWorkout, withWorkoutsOfDevice } from './history-of-device.ts';
import { prescriptionOf } from './prescription-of.ts';

const [row] = example.rows;
if (!row) throw new Error('the example has no rows');
const { exerciseId } = row;
const prescription = { ...prescriptionOf(example, newId()), rows: [{ ...row, sets: 2 }] };
const pain = { on: '2026-11-11', note: 'Fitta' };
const before: ExerciseHistory = { exerciseId, performances: [], oneRepMaxKg: 90, isOneRepMaxTested: false };

test('reported pain is over once the exercise is done with all its sets, not with some of them', () => {
  const known = [{ ...before, pain }];

  expect(historyAfter(known, { sets: [set(1)] })?.pain).toEqual(pain);
  expect(historyAfter(known, { sets: [set(1), set(2)] })?.pain).toBeUndefined();
});

test('a skip because of pain belongs to the exercise that was done instead', () => {
  const other = newId();
  const change = { ...skipForPain, exerciseId: other, exerciseName: 'Manubri' };
  const history = withWorkoutsOfDevice([before], [workout({ rowChanges: [change] })]);

  expect(history.map((one) => [one.exerciseId, one.pain?.note])).toEqual([
    [exerciseId, undefined],
    [other, 'Gomito'],
  ]);
});

test('a higher estimate raises a maximum, but not one that was tested', () => {
  const sets = [set(1)];

  expect(historyAfter([before], { sets })?.oneRepMaxKg).toBe(126.7);
  expect(historyAfter([{ ...before, isOneRepMaxTested: true }], { sets })?.oneRepMaxKg).toBe(90);
});

test('a workout that the history contains already is replaced, without changing the pain reported after it', () => {
  const corrected = workout({ sets: [set(1)], rowChanges: [skipForPain] });
  const later = { ...performance('2026-11-25T18:00:00.000Z', newId()) };
  const known = [{ ...before, performances: [later, performance(corrected.finishedAt, row.id)] }];
  const [history] = withWorkoutsOfDevice(known, [corrected]);

  expect(history?.performances.map(({ sets }) => sets.map(({ weightKg }) => weightKg))).toEqual([[60], [100]]);
  expect(history?.pain).toBeUndefined();
});

test('a workout that is done again the next week is added to the first time, also when its end was corrected by a minute', () => {
  const again = workout({ sets: [set(1)] });
  const known = [
    {
      ...before,
      performances: [performance('2026-11-20T18:01:00.000Z', row.id), performance('2026-11-13T18:00:00.000Z', row.id)],
    },
  ];
  const [history] = withWorkoutsOfDevice(known, [again]);

  expect(history?.performances.map(({ finishedAt, sets }) => [finishedAt, sets[0]?.weightKg])).toEqual([
    ['2026-11-20T18:00:00.000Z', 100],
    ['2026-11-13T18:00:00.000Z', 60],
  ]);
});

test('a performance of an exercise that the client only added is marked as added, one with a prescribed row is not', () => {
  const added = newId();
  const change = {
    ...skipForPain,
    rowId: newId(),
    skipReason: null,
    exerciseId: added,
    added: { type: 'reps', isRemoved: false } as const,
  };
  const sets = [set(1), { ...set(1), rowId: change.rowId }];
  const history = withWorkoutsOfDevice([before], [workout({ sets, rowChanges: [change] })]);

  expect(history.map((one) => [one.exerciseId, one.performances[0]?.isAdded])).toEqual([
    [exerciseId, false],
    [added, true],
  ]);
});

test('sets that the client added of an exercise that is also prescribed are marked, those of the prescribed row are not', () => {
  const change = {
    ...skipForPain,
    rowId: newId(),
    skipReason: null,
    exerciseId,
    added: { type: 'reps', isRemoved: false } as const,
  };
  const sets = [set(1), { ...set(1), rowId: change.rowId }];
  const [history] = withWorkoutsOfDevice([before], [workout({ sets, rowChanges: [change] })]);

  expect(history?.performances[0]).toMatchObject({
    isAdded: false,
    sets: [
      { rowId: row.id, isAdded: false },
      { rowId: change.rowId, isAdded: true },
    ],
  });
});

test('a set beyond the prescribed two is marked as added, also where the history has the two and the device only the third', () => {
  const heavy = { ...set(3), weightKg: 120 };
  const known = performance('2026-11-20T18:00:00.000Z', row.id);
  const two = [1, 2].map((setNumber) => ({ ...set(setNumber), weightKg: 60 }));
  const history = [{ ...before, performances: [{ ...known, sets: two }] }];
  const additions = (found: ExerciseHistory | undefined) => found?.performances[0]?.sets.map((one) => one.isAdded);

  expect(additions(historyAfter([before], { sets: [set(1), set(2), heavy] }))).toEqual([false, false, true]);
  expect(additions(historyAfter(history, { sets: [heavy] }))).toEqual([false, false, true]);
  expect(additions(historyAfter([before], { sets: [{ ...set(1), isWarmUp: true }, set(2), heavy] }))).toEqual([
    false,
    false,
    false,
  ]);
});

test('an exercise that was only done beyond the prescribed sets, after a swap, is marked as added', () => {
  const other = newId();
  const earlier = [{ exerciseId, exerciseName: 'Panca', setNumbers: [1, 2] }];
  const swap = { ...skipForPain, skipReason: null, exerciseId: other, exerciseName: 'Manubri', earlier };
  const sets = [set(1), set(2), set(3), { ...set(3), setNumber: 103 }];
  const history = withWorkoutsOfDevice([before], [workout({ sets, rowChanges: [swap] })]);

  expect(history.map((one) => [one.exerciseId, one.performances[0]?.isAdded])).toEqual([
    [other, true],
    [exerciseId, false],
  ]);
});

test('of a workout that the history contains, sets that the device no longer stores stay; those it removed do not', () => {
  const known = performance('2026-11-20T18:00:00.000Z', row.id);
  const sets = [1, 2, 3].map((setNumber) => ({ ...set(setNumber), weightKg: 60 }));
  const corrected = workout({ sets: [set(2)], removedSets: [{ rowId: row.id, setNumber: 3 }] });
  const [history] = withWorkoutsOfDevice([{ ...before, performances: [{ ...known, sets }] }], [corrected]);

  expect(history?.performances[0]?.sets.map(({ setNumber, weightKg }) => [setNumber, weightKg])).toEqual([
    [1, 60],
    [2, 100],
  ]);
});

const skipForPain: RowChange = {
  rowId: row.id,
  skipReason: 'pain',
  skipNote: 'Gomito',
  exerciseId: null,
  exerciseName: '',
  changedAt: '2026-11-20T17:00:00.000Z',
};

function historyAfter(known: ExerciseHistory[], done: Partial<DeviceWorkout>) {
  return withWorkoutsOfDevice(known, [workout(done)]).find((one) => one.exerciseId === exerciseId);
}

function workout(done: Partial<DeviceWorkout>): DeviceWorkout {
  const finishedAt = '2026-11-20T18:00:00.000Z';
  return { prescription, sets: [], removedSets: [], rowChanges: [], finishedAt, finishedOn: '2026-11-20', ...done };
}

function set(setNumber: number): CompletedSet {
  const loggedAt = '2026-11-20T17:30:00.000Z';
  const values = { weightKg: 100, reps: 8, rir: 0, rpe: null, seconds: null, metres: null };
  return { id: newId(), rowId: row?.id ?? '', setNumber, ...values, note: '', isWarmUp: false, loggedAt };
}

function performance(finishedAt: string, rowId: string) {
  return { finishedAt, sets: [{ ...set(1), weightKg: 60, rowId }] };
}

test('an estimate from loads per hand is a maximum of one hand, to which loads of both hands add nothing', () => {
  const perHand = { ...prescription, rows: [{ ...row, sets: 2, weight: '24 kg per mano' }] };
  const first = { ...workout({ sets: [{ ...set(1), weightKg: 24 }] }), prescription: perHand };
  const unknown = { ...before, oneRepMaxKg: null };
  const [known] = withWorkoutsOfDevice([unknown], [first]);
  expect(known).toMatchObject({ oneRepMaxKg: 30.4, isOneRepMaxPerHand: true });

  expect(historyAfter([known ?? unknown], { sets: [set(1)] })).toMatchObject({
    ...{ oneRepMaxKg: 30.4, isOneRepMaxPerHand: true },
  });
  expect(withWorkoutsOfDevice([before], [first])[0]).toMatchObject({ oneRepMaxKg: 30.4, isOneRepMaxPerHand: true });
});
