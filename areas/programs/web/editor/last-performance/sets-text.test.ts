import { beforeAll, expect, test } from 'vitest';
import { applyLanguage, startTexts } from '#shell/web/texts/texts.ts';
import { readTexts } from '#shell/web/testing/texts.ts';
import { setsText } from './sets-text.ts';

beforeAll(async () => {
  await startTexts(readTexts);
  await applyLanguage('it');
});

const set = (weightKg: number | null, reps: number | null) => ({ weightKg, reps, rir: null });

test('three sets with 80 kg show the load once', () => {
  expect(setsText([set(80, 8), set(80, 8), set(80, 7)])).toBe('80 kg × 8, 8, 7');
});

test('a heavier last set shows its own load', () => {
  expect(setsText([set(80, 8), set(82.5, 6)])).toBe('80 kg × 8, 82,5 kg × 6');
});

test('sets without a load show repetitions only, and empty sets are omitted', () => {
  expect(setsText([set(null, 12), set(null, 10), set(null, null)])).toBe('12, 10');
  expect(setsText([set(null, null)])).toBe('');
});
