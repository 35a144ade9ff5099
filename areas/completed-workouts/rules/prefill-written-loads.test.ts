import { expect, test } from 'vitest';
import { prefill } from './prefill.ts';

const row = { id: 'bench', type: 'reps', weight: '80 kg', reps: '8-10', rir: 2, rpe: null, value: '' } as const;
const nothing = { rpe: null, seconds: null, metres: null, rir: null, isWarmUp: false };
const initial = { row, setNumber: 1, sets: [], proposal: null, lastTime: null };
const lastTimeOf = (sets: readonly { setNumber: number; weightKg: number; reps: number }[]) => ({
  finishedAt: '2026-11-11T18:24:00.000Z',
  sets: sets.map((set) => ({ ...nothing, ...set })),
});

test('a prescribed load of a drop is shown as prescribed, also when the last one was another', () => {
  const dropSet = { ...initial, row: { ...row, reps: '10+8', weight: '40+30 kg' }, setNumber: 101 };
  const lastTime = lastTimeOf([
    { setNumber: 1, weightKg: 40, reps: 10 },
    { setNumber: 101, weightKg: 27, reps: 7 },
  ]);
  const open = { ...row, reps: '10', weight: '40 kg' };

  expect(prefill({ ...dropSet, lastTime })).toMatchObject({ weightKg: 30, reps: 8 });
  expect(prefill({ ...dropSet, row: open, lastTime })).toMatchObject({ weightKg: 27, reps: 7 });
});

test.each([null, { kind: 'linear', stepKg: 2.5 }, { kind: 'double', fromReps: 8, toReps: 10, stepKg: 2.5 }] as const)(
  'after 37 kg the last time 37.5 kg are shown where the coach wrote them, with the progression %o',
  (progression) => {
    const lastTime = lastTimeOf([{ setNumber: 1, weightKg: 37, reps: 8 }]);
    const written = { ...row, weight: '37,5 kg', progression };

    expect(prefill({ ...initial, row: written, lastTime }).weightKg).toBe(37.5);
  },
);
