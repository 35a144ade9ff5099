import { beforeAll, expect, test } from 'vitest';
import { applyLanguage, startTexts } from '#shell/web/texts/texts.ts';
import { readTexts } from '#shell/web/testing/texts.ts';
import { setsText } from './sets-text.ts';

beforeAll(async () => {
  await startTexts(readTexts);
  await applyLanguage('it');
});

const set = (weightKg: number | null, reps: number | null, more: { seconds?: number; metres?: number } = {}) => ({
  weightKg,
  reps,
  rir: null,
  seconds: null,
  metres: null,
  ...more,
});

test('three sets with 80 kg show the load once', () => {
  expect(setsText([set(80, 8), set(80, 8), set(80, 7)])).toBe('80\u00A0kg × 8 · 8 · 7');
});

test('a heavier last set shows its own load', () => {
  expect(setsText([set(80, 8), set(82.5, 6)])).toBe('80\u00A0kg × 8 · 82,5\u00A0kg × 6');
});

test('repetitions and loads with decimals cannot be confused with a list: 11.5 kg for 9 and 8', () => {
  expect(setsText([set(11.5, 9), set(11.5, 8)])).toBe('11,5\u00A0kg × 9 · 8');
});

test('sets without a load show repetitions only, and empty sets are omitted', () => {
  expect(setsText([set(null, 12), set(null, 10), set(null, null)])).toBe('12 · 10');
  expect(setsText([set(null, null)])).toBe('');
});

test('a plank shows its seconds, a run its distance and time, a carry its load', () => {
  expect(setsText([set(null, null, { seconds: 45 }), set(null, null, { seconds: 90 })])).toBe('45\u00A0s · 01:30');
  expect(setsText([set(null, null, { metres: 5250, seconds: 1530 })])).toBe('5,25\u00A0km in 25:30');
  expect(setsText([set(20, null, { metres: 40 }), set(20, null, { metres: 40 })])).toBe(
    '20\u00A0kg × 40\u00A0m · 40\u00A0m',
  );
});
