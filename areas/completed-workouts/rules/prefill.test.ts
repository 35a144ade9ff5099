import { expect, test } from 'vitest';
import { exampleCompletedWorkout } from '../example.ts';
import { prefill, prescribedReps, prescribedWeightKg } from './prefill.ts';

const row = { id: 'bench', type: 'reps', weight: '80 kg', reps: '8-10', rir: 2 } as const;
const lastTime = {
  sets: [
    { weightKg: 77.5, reps: 10, rir: 2 },
    { weightKg: 77.5, reps: 9, rir: 1 },
  ],
};

test('the first set ever shows 80 kg and 8 reps of the prescription', () => {
  expect(prefill({ row, setNumber: 1, sets: [], lastTime: null })).toEqual({ weightKg: 80, reps: 8, rir: 2 });
});

test('the second set shows the second set of the last time', () => {
  expect(prefill({ row, setNumber: 2, sets: [], lastTime })).toEqual({ weightKg: 77.5, reps: 9, rir: 1 });
});

test('a third set shows the prescription when there were two the last time', () => {
  expect(prefill({ row, setNumber: 3, sets: [], lastTime })).toEqual({ weightKg: 80, reps: 8, rir: 2 });
});

test('the fourth set of push-down shows the third, 25 kg by 10, in whatever order the sets arrived', () => {
  const { rows, sets } = exampleCompletedWorkout;
  const pushDown = { ...row, id: rows[2]?.id ?? '' };

  const shown = prefill({ row: pushDown, setNumber: 4, sets: sets.toReversed(), lastTime });

  expect(shown).toEqual({ weightKg: 25, reps: 10, rir: 1 });
});

test('an exercise held for time shows no reps', () => {
  expect(prefill({ row: { ...row, type: 'time' }, setNumber: 1, sets: [], lastTime: null }).reps).toBeNull();
});

test.each([
  ['80 kg', 80],
  ['80kg', 80],
  ['80', 80],
  ['82,5', 82.5],
  ['82.5 kg', 82.5],
  ['82,456 kg', 82.46],
  ['80-85 kg', 80],
  ['80 kg (70%)', 80],
  ['+10 kg', 10],
])('a weight of "%s" shows %f kg', (text, weightKg) => {
  expect(prescribedWeightKg(text)).toBe(weightKg);
});

test.each(['75%', '70-75%', '75 % 1RM', 'RPE 8', '2x20 kg', '45 lb', 'corpo libero', '5000', ''])(
  'a weight of "%s" shows none',
  (text) => {
    expect(prescribedWeightKg(text)).toBeNull();
  },
);

test.each([
  ['8-10', 8],
  ['10', 10],
  ['8 per lato', 8],
  ['12/10/8', 12],
])('reps of "%s" show %d', (text, reps) => {
  expect(prescribedReps(text)).toBe(reps);
});

test.each(['max', 'AMRAP', '50%', '', '5000'])('reps of "%s" show none', (text) => {
  expect(prescribedReps(text)).toBeNull();
});
