import { expect, test } from 'vitest';
import type { ExerciseRow } from '../contract/document.ts';
import { exerciseChange, newRow } from './rows.ts';

test('88 kg of leg press are not those of lunges with dumbbells: load, warm-up in kg and steps in kg are emptied, the rest stays', () => {
  const press: ExerciseRow = {
    ...newRow({ id: '1', exercise: { id: 'press', name: 'Leg press' } }),
    ...{ sets: 4, reps: '8-10', weight: '88 kg', rir: 2, tut: '3-1-1-0', warmUp: '10x20, 5x60 kg', restValue: 120 },
    progression: { kind: 'double', fromReps: 8, toReps: 10, stepKg: 5 },
  };

  const changed = { ...press, ...exerciseChange(press, { id: 'lunge', name: 'Affondi con manubri' }) };

  const lunge = { exerciseId: 'lunge', name: 'Affondi con manubri', weight: '', warmUp: '', progression: null };
  expect(changed).toEqual({ ...press, ...lunge });
});

test('the same exercise chosen again keeps its load', () => {
  const squat = { ...newRow({ id: '1', exercise: { id: 'squat', name: 'Squat' } }), weight: '80 kg' };

  expect(exerciseChange(squat, { id: 'squat', name: 'Squat' })).toEqual({ exerciseId: 'squat', name: 'Squat' });
});

test.each(['75%', '75-80%', '60/70/75%', '80% 1RM', 'RPE 8', 'RIR 1-2', '8RM', 'leggero', 'a scelta'])(
  'the load %s stays when the exercise changes: it says nothing in kg',
  (weight) => {
    const squat: ExerciseRow = {
      ...newRow({ id: '1', exercise: { id: 'squat', name: 'Squat' } }),
      ...{ weight, warmUp: '8x50%, 5x70%', progression: { kind: 'percent', percent: 75 } },
    };

    expect({ ...squat, ...exerciseChange(squat, { id: 'lunge', name: 'Affondi' }) }).toMatchObject({
      ...{ weight, warmUp: '8x50%, 5x70%', progression: { kind: 'percent', percent: 75 } },
    });
  },
);

test.each(['80', '80-85 kg', '2x20 kg', '60/65/70 kg', 'corpo libero + 10 kg', '176 lb', '75% + 5 kg', '50% BW'])(
  'the load %s is emptied when the exercise changes',
  (weight) => {
    const squat = { ...newRow({ id: '1', exercise: { id: 'squat', name: 'Squat' } }), weight };

    expect(exerciseChange(squat, { id: 'lunge', name: 'Affondi' })).toMatchObject({ weight: '' });
  },
);
