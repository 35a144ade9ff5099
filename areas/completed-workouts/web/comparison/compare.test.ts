import { expect, test } from 'vitest';
import type { LoggedSet, PrescribedRow, RowChange } from '../../contract/set.ts';
import type { Shares } from '../../contract/workout.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { comparedRows, orphanedRows } from './compare.ts';

const [bench] = exampleCompletedWorkout.rows;
if (!bench) throw new Error('the example has no bench press');

test('in the example the last set of bench press is lighter, and the plank is not done', () => {
  const [press, raises, pushDowns, plank] = comparedRows(exampleCompletedWorkout);

  expect(press?.verdict).toBe('less');
  expect(press?.sets.at(-1)).toMatchObject({ number: 4, difference: { weightKg: -2.5, reps: 0 } });
  expect(raises?.verdict).toBe('as_prescribed');
  expect(pushDowns?.verdict).toBe('as_prescribed');
  expect(plank).toMatchObject({ verdict: 'not_done', done: 0, planned: 3 });
});

test('while the workout goes on nothing is missing: only rows that are done or skipped have a verdict', () => {
  const { rows, sets } = exampleCompletedWorkout;
  const [press, raises] = rows;
  const ofPress = sets.filter(({ rowId }) => rowId === press?.id);
  const ofRaises = sets.filter(({ rowId }) => rowId === raises?.id);
  const skip = { skipReason: 'pain' as const, skipNote: '', exerciseId: null, exerciseName: '' };
  const rowChanges = [{ rowId: rows.at(-1)?.id ?? '', ...skip, changedAt: '2026-11-18T17:30:00.000Z' }];
  const logged = [...ofPress, ...ofRaises.slice(0, 1)];
  const compared = comparedRows({ ...exampleCompletedWorkout, sets: logged, rowChanges, finishedAt: null });

  expect(compared.map(({ verdict }) => verdict)).toEqual(['less', null, null, 'skipped']);
  expect(compared.slice(0, 3).map((row) => row.sets.length)).toEqual([ofPress.length, 1, 0]);
});

test('a row is skipped when the client said so', () => {
  const { rows } = exampleCompletedWorkout;
  const rowChanges = rows.map(({ id: rowId }) => ({
    rowId,
    skipReason: 'time' as const,
    skipNote: '',
    exerciseId: null,
    exerciseName: '',
    changedAt: '2026-11-18T17:30:00.000Z',
  }));
  const plank = comparedRows({ ...exampleCompletedWorkout, rowChanges }).at(-1);
  expect(plank).toMatchObject({ verdict: 'skipped', done: 0 });
});

test('with 6 to 8 reps, 5 are one less, 8 as prescribed, 10 two more', () => {
  expect(reps('6-8', [5, 8, 10])).toEqual([-1, 0, 2]);
});

test('"12/10/8" is compared set by set', () => {
  expect(reps('12/10/8', [12, 9, 8])).toEqual([0, -1, 0]);
});

test('a share of the maximum is compared with the steps next to its load on that day: 75% of 105 kg are 80 kg, and 77.5 kg are as prescribed', () => {
  const shares = { maxima: [{ exerciseId: bench.exerciseId, oneRepMaxKg: 105 }], loadStepKg: 2.5 };
  const loads = [{ weightKg: 77.5 }, { weightKg: 80 }, { weightKg: 100 }, { weightKg: null }];
  const [row] = compared({ weight: '75%' }, loads, { shares });

  expect(row?.sets.map((set) => set.kind === 'done' && set.difference.weightKg)).toEqual([0, 0, 20, null]);
  expect(row?.sets[0]).toMatchObject({ share: { kg: { lowest: 80, highest: 80 } }, isWithoutLoad: false });
  expect(row?.sets[3]).toMatchObject({ isWithoutLoad: true });
  expect(row?.verdict).toBe('more');
});

test('a share of the maximum is one load everywhere: 70% of 120 kg are 85 kg, also where 125 or 80 kg are compared with it', () => {
  const shares = { maxima: [{ exerciseId: bench.exerciseId, oneRepMaxKg: 120 }], loadStepKg: 2.5 };
  const loads = [{ weightKg: 85 }, { weightKg: 82.5 }, { weightKg: 125 }, { weightKg: 80 }];
  const [row] = compared({ weight: '70%' }, loads, { shares });

  expect(row?.sets[0]).toMatchObject({ share: { kg: { lowest: 85, highest: 85 } } });
  expect(row?.sets.map((set) => set.kind === 'done' && set.difference.weightKg)).toEqual([0, 0, 40, -5]);
});

test('of a range of shares every load between its ends is as prescribed: 75-80% of 100 kg', () => {
  const shares = { maxima: [{ exerciseId: bench.exerciseId, oneRepMaxKg: 100 }], loadStepKg: 2.5 };
  const loads = [{ weightKg: 72.5 }, { weightKg: 75 }, { weightKg: 80 }, { weightKg: 82.5 }];
  const [row] = compared({ weight: '75-80%' }, loads, { shares });

  expect(row?.sets.map((set) => set.kind === 'done' && set.difference.weightKg)).toEqual([-2.5, 0, 0, 2.5]);
});

test('a share of an unknown maximum is not compared, and is not as prescribed', () => {
  const [row] = compared({ weight: '75%', sets: 1 }, [{ weightKg: 40 }]);
  const [byProgression] = compared({ weight: '', sets: 1, progression: { kind: 'percent', percent: 75 } }, [
    { weightKg: 40 },
  ]);

  expect([row?.verdict, byProgression?.verdict]).toEqual(['uncompared', 'uncompared']);
  expect(row?.sets).toMatchObject([{ difference: { weightKg: null }, share: { kg: null } }]);
});

test('loads of 60-65-70 kg are compared set by set', () => {
  const [row] = compared({ weight: '60-65-70 kg' }, [{ weightKg: 60 }, { weightKg: 65 }, { weightKg: 67.5 }]);

  expect(row?.sets.map((set) => set.kind === 'done' && set.difference.weightKg)).toEqual([0, 0, -2.5]);
});

test('times of 60, 45 and 30 seconds are compared set by set', () => {
  const plank = { type: 'time' as const, reps: '', value: '60/45/30 s', weight: '' };
  const [row] = compared(plank, [{ seconds: 60 }, { seconds: 45 }, { seconds: 20 }]);

  expect(row?.sets.map((set) => set.kind === 'done' && set.difference.seconds)).toEqual([0, 0, -10]);
});

test('a drop set of 10+8+6 at 40+30+20 kg is compared part by part, and a part that is missing makes it less', () => {
  const dropSet = { sets: 1, reps: '10+8+6', weight: '40+30+20 kg' };
  const parts = [
    { weightKg: 40, reps: 10 },
    { setNumber: 101, weightKg: 30, reps: 7 },
    { setNumber: 201, weightKg: 20, reps: 6 },
  ];

  expect(compared(dropSet, parts)[0]).toMatchObject({ verdict: 'less', done: 1, planned: 1 });
  expect(compared(dropSet, parts)[0]?.sets).toMatchObject([
    { number: 1, drop: 0, difference: { weightKg: 0, reps: 0 } },
    { number: 1, drop: 1, difference: { weightKg: 0, reps: -1 } },
    { number: 1, drop: 2, difference: { weightKg: 0, reps: 0 } },
  ]);
  const [first] = compared(dropSet, parts.slice(0, 1));
  expect(first).toMatchObject({ verdict: 'less', oneRepMaxKg: 53.3 });
  expect(first?.sets.slice(1)).toEqual([
    { kind: 'missed', number: 1, drop: 1 },
    { kind: 'missed', number: 1, drop: 2 },
  ]);
});

test('a cluster of 2+2+2 is compared with the sum of its repetitions', () => {
  expect(reps('2+2+2', [6])).toEqual([0]);
});

test('"max" is not compared', () => {
  expect(reps('max', [12])).toEqual([null]);
});

test('with 80 to 85 kg, 77.5 are 2.5 less, 82.5 as prescribed, 87.5 are 2.5 more', () => {
  const [row] = compared({ weight: '80-85 kg' }, [{ weightKg: 77.5 }, { weightKg: 82.5 }, { weightKg: 87.5 }]);

  expect(row?.sets.map((set) => set.kind === 'done' && set.difference.weightKg)).toEqual([-2.5, 0, 2.5]);
});

test('a load prescribed in pounds is compared in kilograms', () => {
  const [row] = compared({ weight: '60 lb' }, [{ weightKg: 27.2 }, { weightKg: 60 }]);

  expect(row?.sets.map((set) => set.kind === 'done' && set.difference.weightKg)).toEqual([0, 32.8]);
});

test('two of three sets are less, a fourth set is an extra one', () => {
  const [less] = compared({ sets: 3 }, [{}, {}]);
  const [more] = compared({ sets: 3 }, [{}, {}, {}, {}]);

  expect(less).toMatchObject({ verdict: 'less', done: 2, planned: 3 });
  expect(less?.sets.at(-1)).toEqual({ kind: 'missed', number: 3, drop: 0 });
  expect(more).toMatchObject({ verdict: 'more' });
  expect(more?.sets.at(-1)).toMatchObject({ kind: 'extra', number: 4 });
});

test('80 kg prescribed and logged without a load is different from the prescription, with the right reps too', () => {
  const [row] = compared({ sets: 1, weight: '80 kg', reps: '8' }, [{ weightKg: null, reps: 8 }]);

  expect(row?.sets[0]).toMatchObject({ isWithoutLoad: true });
  expect(row?.verdict).toBe('mixed');
});

test('where no load is prescribed, none is missing', () => {
  const [row] = compared({ sets: 1, weight: '', reps: '8' }, [{ weightKg: null, reps: 8 }]);

  expect(row?.verdict).toBe('as_prescribed');
});

test('heavier with fewer reps is neither more nor less', () => {
  const [row] = compared({ sets: 1, weight: '80 kg', reps: '8' }, [{ weightKg: 85, reps: 6 }]);

  expect(row?.verdict).toBe('mixed');
});

test.each([
  ['time', '45 s', { seconds: 40 }, { seconds: -5 }],
  ['time', '30-45 s', { seconds: 40 }, { seconds: 0 }],
  ['time', '1:30-2:00', { seconds: 130 }, { seconds: 10 }],
  ['emom', '12', { seconds: 600 }, { seconds: -120 }],
  ['distance', '5 km', { metres: 5200, seconds: 1500 }, { metres: 200, seconds: null }],
  ['amrap', '12 min', { reps: 100 }, { reps: null, seconds: null }],
] as const)('%s, %s: %j differs by %j', (exerciseType, value, done, difference) => {
  const [row] = compared({ type: exerciseType, value, weight: '', reps: '' }, [done]);

  expect(row?.sets[0]).toMatchObject({ kind: 'done', difference });
});

test('more effort than prescribed is shown, and makes a set neither more nor less', () => {
  const [row] = compared({ rir: 2, rpe: 8 }, [{ rir: 0, rpe: 9.5 }]);

  expect(row).toMatchObject({ verdict: 'as_prescribed', sets: [{ difference: { rir: -2, rpe: 1.5 } }] });
});

test('an effort within the prescribed range is as prescribed, outside of it the distance to the nearer end counts', () => {
  const [row] = compared({ rir: 1, rirTo: 3, rpe: 7, rpeTo: 8 }, [
    { rir: 2, rpe: 7.5 },
    { rir: 0, rpe: 9 },
  ]);

  expect(row?.sets).toMatchObject([{ difference: { rir: 0, rpe: 0 } }, { difference: { rir: -1, rpe: 1 } }]);
});

test('two warm-ups are separate: the sets after them are counted from one, and they give no estimated maximum', () => {
  const [row] = compared({ sets: 2 }, [{ isWarmUp: true, weightKg: 40 }, { isWarmUp: true, weightKg: 200 }, {}, {}]);

  expect(row?.warmUps).toHaveLength(2);
  expect(row?.sets.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'done'],
    [2, 'done'],
  ]);
  expect(row).toMatchObject({ verdict: 'as_prescribed', done: 2, oneRepMaxKg: 101.3 });
});

test('a load prescribed for the bench press is not compared with a swapped exercise', () => {
  const exerciseId = 'b1d4ecf3-3a57-4ed5-a29c-5a0a9a0c2f11';
  const change = { skipReason: null, skipNote: '', exerciseId, exerciseName: 'Chest press', changedAt: '' };
  const [row] = compared({ sets: 1 }, [{ weightKg: 55 }], { change: { ...change, rowId: bench?.id ?? '' } });

  expect(row).toMatchObject({ verdict: 'swapped', sets: [{ difference: { weightKg: null, reps: 0 } }] });
});

test('25 kg of help instead of the prescribed 20 is less than prescribed', () => {
  const [row] = compared({ weight: '-20 kg' }, [{ weightKg: -25 }, { weightKg: -20 }, { weightKg: -15 }]);

  expect(row?.sets.map((set) => set.kind === 'done' && set.difference.weightKg)).toEqual([-5, 0, 5]);
});

test('sets done before a swap are compared with the prescribed load, those after it are not', () => {
  const earlier = [{ exerciseId: bench?.exerciseId ?? '', exerciseName: 'Panca piana', setNumbers: [1] }];
  const swap = { exerciseId: 'b1d4ecf3-3a57-4ed5-a29c-5a0a9a0c2f11', exerciseName: 'Chest press', earlier };
  const change = { skipReason: null, skipNote: '', ...swap, changedAt: '', rowId: bench?.id ?? '' };
  const [row] = compared(
    {},
    [
      { weightKg: 82.5, reps: 8 },
      { weightKg: 40, reps: 8 },
    ],
    { change },
  );

  expect(row?.sets).toMatchObject([
    { isOtherExercise: false, difference: { weightKg: 2.5 } },
    { isOtherExercise: true, difference: { weightKg: null } },
  ]);
  expect(row?.oneRepMaxKg).toBeLessThan(60);
});

test('sets of a row that the prescription does not have are returned', () => {
  const { rows, sets } = exampleCompletedWorkout;

  expect(orphanedRows({ rows: rows.slice(1), sets, rowChanges: [] }).map((stray) => stray.length)).toEqual([4]);
  expect(orphanedRows({ rows, sets, rowChanges: [] })).toEqual([]);
});

function reps(written: string, done: number[]): (number | null | false)[] {
  const [row] = compared(
    { reps: written },
    done.map((count) => ({ reps: count })),
  );
  return row?.sets.flatMap((set) => (set.kind === 'done' ? [set.difference.reps] : [])) ?? [];
}

interface Known {
  change?: RowChange;
  shares?: Shares;
}

function compared(prescribed: Partial<PrescribedRow>, done: Partial<LoggedSet>[], { change, shares }: Known = {}) {
  const row: PrescribedRow = {
    ...(bench as PrescribedRow),
    sets: done.length,
    weight: '80 kg',
    reps: '8',
    ...prescribed,
  };
  const nothing = { rir: null, rpe: null, seconds: null, metres: null, note: '', isWarmUp: false, author: null };
  const figures = row.type === 'reps' ? { weightKg: 80, reps: 8 } : { weightKg: null, reps: null };
  const sets = done.map((values, index) => ({
    id: String(index),
    rowId: row.id,
    setNumber: index + 1,
    ...nothing,
    ...figures,
    loggedAt: '2026-11-18T18:00:00.000Z',
    ...values,
  }));
  const finishedAt = '2026-11-18T18:24:00.000Z';
  return comparedRows({ rows: [row], sets, rowChanges: change ? [change] : [], finishedAt }, shares);
}
