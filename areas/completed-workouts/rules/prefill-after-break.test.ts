import { expect, test } from 'vitest';
import { prefill } from './prefill.ts';

const row = { id: 'bench', type: 'reps', weight: '80 kg', reps: '8-10', rir: 2, rpe: null, value: '' } as const;
const nothing = { rpe: null, seconds: null, metres: null };
const lastTime = {
  finishedAt: '2026-11-11T18:24:00.000Z',
  sets: [
    { ...nothing, setNumber: 1, weightKg: 40, reps: 12, rir: null, isWarmUp: true },
    { ...nothing, setNumber: 2, weightKg: 77.5, reps: 10, rir: 2, isWarmUp: false },
    { ...nothing, setNumber: 3, weightKg: 77.5, reps: 9, rir: 1, isWarmUp: false },
  ],
};
const initial = { row, setNumber: 1, sets: [], proposal: null, lastTime: null };

const open = { ...row, weight: '' };

test('after a long break a load without a proposal is 10 % less than the last one, but within what the coach wrote', () => {
  const afterBreak = { isLong: true, loadStepKg: 2.5 };
  const shown = (changes: object) => prefill({ ...initial, row: { ...open, ...changes }, lastTime, afterBreak });
  const progression = { kind: 'linear', stepKg: 2.5 } as const;

  expect(shown({}).weightKg).toBe(70);
  expect(shown({ weight: '75-80 kg' }).weightKg).toBe(75);
  expect(shown({ weight: '80 kg' }).weightKg).toBe(80);
  expect(shown({ weight: '80 kg', progression }).weightKg).toBe(70);
  expect(shown({ type: 'time', value: '45 s' }).weightKg).toBe(70);
});

test('after a break of two weeks a load does not rise, and a load that helps stays as it was after any break', () => {
  const progression = { kind: 'linear', stepKg: 2.5 } as const;
  const isShort = { isLong: false, loadStepKg: 2.5 };
  const helped = { ...lastTime, sets: lastTime.sets.map((set) => ({ ...set, weightKg: -20 })) };

  expect(prefill({ ...initial, row: { ...row, progression }, lastTime, afterBreak: isShort }).weightKg).toBe(77.5);
  expect(prefill({ ...initial, row: open, lastTime: helped, afterBreak: { ...isShort, isLong: true } }).weightKg).toBe(
    -20,
  );
});
