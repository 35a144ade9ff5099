import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWarmUp, warmUpSets, type WarmUpSet, warmUpText, warmUpWeightKg } from './warm-up.ts';

const number = (value: number) => String(value).replace('.', ',');

test.each([
  ['5x40, 3x60, 1x80', '5 × 40 kg · 3 × 60 kg · 1 × 80 kg'],
  ['10x20 5x40 3x60 kg', '10 × 20 kg · 5 × 40 kg · 3 × 60 kg'],
  ['8 x 50%, 5 x 70%', '8 × 50% · 5 × 70%'],
  ['2x10 @ 50%', '10 × 50% · 10 × 50%'],
  ['2x5x40 kg, 3 × 60', '5 × 40 kg · 5 × 40 kg · 3 × 60 kg'],
  ['5x42,5, 3x60', '5 × 42,5 kg · 3 × 60 kg'],
  ['5x40,3x60,10x62.5', '5 × 40 kg · 3 × 60 kg · 10 × 62,5 kg'],
  ['8x50, 5x70 %', '8 × 50% · 5 × 70%'],
  ['10x20 kg, 5x50%', '10 × 20 kg · 5 × 50%'],
  ['10x20, 5x50%', '10 × 20 kg · 5 × 50%'],
  ['10x20, 5x50, 3x80%', '10 × 20 kg · 5 × 50% · 3 × 80%'],
  ['10x20, 5x50%, 3x80%', '10 × 20 kg · 5 × 50% · 3 × 80%'],
  ['5x40, 3x60%, 1x80', '5 × 40 kg · 3 × 60% · 1 × 80 kg'],
  ['10 @ 20 / 5 @ 40 - 3 @ 60', '10 × 20 kg · 5 × 40 kg · 3 × 60 kg'],
])('%s is read as %s', (typed, read) => {
  expect(warmUpText(typed, number).replaceAll('\u00A0', ' ')).toBe(read);
});

test.each([
  'cyclette 10 min',
  '5x',
  '5',
  '5x40 e poi vediamo',
  '0x40',
  '5x0',
  '5x120%',
  '101x20',
  '5x1001',
  '11x5x40',
  '5x40, '.repeat(11),
])('%s is not a warm-up, and stays as it was written', (typed) => {
  expect(parseWarmUp(typed)).toBeNull();
  expect(warmUpSets(typed)).toEqual([]);
  expect(warmUpText(typed, number)).toBe(typed);
});

test('an empty warm-up, and a row stored before there were warm-ups, have no sets', () => {
  expect(parseWarmUp('')).toEqual([]);
  expect(warmUpSets(undefined)).toEqual([]);
  expect(warmUpText(undefined, number)).toBe('');
});

test('half of 82.5 kg is 42.5 kg in steps of 2.5, and stays open without a working load', () => {
  const half: WarmUpSet = { reps: 5, load: 50, unit: '%' };
  expect(warmUpWeightKg(half, { weightKg: 82.5, stepKg: 2.5 })).toBe(42.5);
  expect(warmUpWeightKg(half, { weightKg: 82.5, stepKg: 1 })).toBe(41);
  expect(warmUpWeightKg(half, { weightKg: null, stepKg: 2.5 })).toBeNull();
  expect(warmUpWeightKg({ ...half, unit: 'kg' }, { weightKg: null, stepKg: 2.5 })).toBe(50);
});

const anySet = fc.record<WarmUpSet>({
  reps: fc.integer({ min: 1, max: 100 }),
  load: fc.integer({ min: 1, max: 200 }).map((half) => half / 2),
  unit: fc.constantFrom('kg' as const, '%' as const),
});

test('the text of up to ten sets is read back as these sets, in both languages', () => {
  fc.assert(
    fc.property(
      fc.array(anySet, { minLength: 1, maxLength: 10 }),
      fc.constantFrom(String, number),
      fc.constantFrom(' · ', ', ', ' ', ','),
      (sets, format, between) => {
        const typed = sets.map((set) => warmUpText(`${set.reps}x${set.load}${set.unit}`, format)).join(between);

        expect(parseWarmUp(typed)).toEqual(sets);
      },
    ),
  );
});
