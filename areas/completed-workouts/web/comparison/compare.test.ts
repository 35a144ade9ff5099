import { expect, test } from 'vitest';
import type { CompletedSet, PrescribedRow } from '../../contract.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { comparedRows } from './compare.ts';

const [bench] = exampleCompletedWorkout.rows;
if (!bench) throw new Error('the example has no bench press');

test('the example: bench press lighter in the last set, the plank skipped', () => {
  const [press, raises, pushDowns, plank] = comparedRows(exampleCompletedWorkout);

  expect(press?.verdict).toBe('less');
  expect(press?.sets.at(-1)).toMatchObject({ setNumber: 4, weightKg: -2.5, reps: 0 });
  expect(raises?.verdict).toBe('as_prescribed');
  expect(pushDowns?.verdict).toBe('as_prescribed');
  expect(plank).toMatchObject({ verdict: 'skipped', done: 0, planned: 3 });
});

test('6 to 8 reps: 5 are one less, 8 as prescribed, 10 two more', () => {
  expect(reps('6-8', [5, 8, 10])).toEqual([-1, 0, 2]);
});

test('"12/10/8" goes set by set', () => {
  expect(reps('12/10/8', [12, 9, 8])).toEqual([0, -1, 0]);
});

test('of "max" nothing can be said', () => {
  expect(reps('max', [12])).toEqual([null]);
});

test('80 to 85 kg: 77.5 are 2.5 less, 82.5 as prescribed, 87.5 are 2.5 more', () => {
  const [row] = compared({ weight: '80-85 kg' }, [{ weightKg: 77.5 }, { weightKg: 82.5 }, { weightKg: 87.5 }]);

  expect(row?.sets.map((set) => set.kind === 'done' && set.weightKg)).toEqual([-2.5, 0, 2.5]);
});

test('of 75% of the maximum nothing can be said about the kilograms', () => {
  const [row] = compared({ weight: '75%' }, [{ weightKg: 100 }]);

  expect(row?.sets[0]).toMatchObject({ weightKg: null });
});

test('two of three sets are less, a fourth is on top', () => {
  const [less] = compared({ sets: 3 }, [{}, {}]);
  const [more] = compared({ sets: 3 }, [{}, {}, {}, {}]);

  expect(less).toMatchObject({ verdict: 'less', done: 2, planned: 3 });
  expect(less?.sets.at(-1)).toEqual({ kind: 'missed', setNumber: 3 });
  expect(more).toMatchObject({ verdict: 'more' });
  expect(more?.sets.at(-1)).toMatchObject({ kind: 'extra', setNumber: 4 });
});

test('heavier with fewer reps is neither more nor less', () => {
  const [row] = compared({ sets: 1, weight: '80 kg', reps: '8' }, [{ weightKg: 85, reps: 6 }]);

  expect(row?.verdict).toBe('mixed');
});

function reps(written: string, done: number[]): (number | null | false)[] {
  const [row] = compared(
    { reps: written },
    done.map((count) => ({ reps: count })),
  );
  return row?.sets.flatMap((set) => (set.kind === 'done' ? [set.reps] : [])) ?? [];
}

function compared(prescribed: Partial<PrescribedRow>, done: Partial<CompletedSet>[]) {
  const row: PrescribedRow = {
    ...(bench as PrescribedRow),
    sets: done.length,
    weight: '80 kg',
    reps: '8',
    ...prescribed,
  };
  const sets = done.map((values, index) => ({
    id: String(index),
    rowId: row.id,
    setNumber: index + 1,
    weightKg: 80,
    reps: 8,
    rir: null,
    loggedAt: '2026-11-18T18:00:00.000Z',
    ...values,
  }));
  return comparedRows({ rows: [row], sets });
}
