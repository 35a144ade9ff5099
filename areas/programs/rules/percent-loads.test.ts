import { expect, test } from 'vitest';
import { exampleProgram } from '../example.ts';
import { rowsOf } from './content.ts';
import { loadOfShare, needsMaximum, percentRange, shareText } from './percent-loads.ts';

const [example] = rowsOf(exampleProgram.weeks);
if (!example) throw new Error('the example has no row');
const rowWith = (weight: string, sets = 3) => ({ ...example, type: 'reps' as const, sets, weight, progression: null });
const italian = { language: 'it' as const, formatNumber: (value: number) => String(value).replace('.', ',') };
const maximumOf = (oneRepMaxKg: number, isPerHand = false) => ({ oneRepMaxKg, isPerHand, loadStepKg: 2.5 });

test.each([
  ['75%', 100, '75 kg'],
  ['75% 1RM', 102.5, '77,5 kg'],
  ['70-75-80%', 100, '70 · 75 · 80 kg'],
  ['75-80%', 100, '75-80 kg'],
  ['70%,75%,80%', 100, '70 · 75 · 80 kg'],
  ['70%; 75%; 80%', 100, '70 · 75 · 80 kg'],
  ['70% 75% 80%', 100, '70 · 75 · 80 kg'],
  ['75% 1RM/80% 1RM/85% 1RM', 100, '75 · 80 · 85 kg'],
  ['70% - 75% - 80%', 100, '70 · 75 · 80 kg'],
  ['75%-80%', 100, '75-80 kg'],
  ['80 kg', 100, ''],
  ['RPE 8', 100, ''],
])('"%s" with a maximum of %d kg and a step of 2.5 kg is "%s"', (weight, oneRepMaxKg, expected) => {
  expect(shareText(rowWith(weight), maximumOf(oneRepMaxKg), italian)).toBe(expected);
  expect(needsMaximum(rowWith(weight))).toBe(expected !== '');
});

test('the progression by percent is a share of the maximum of a row without a written load', () => {
  const row = { ...rowWith(''), progression: { kind: 'percent' as const, percent: 80 } };

  expect(shareText(row, maximumOf(120), italian)).toBe('95 kg');
  expect(needsMaximum({ ...row, weight: '60 kg' })).toBe(false);
});

test('a share of a maximum of one hand says that it is the load of one hand, in the language of the reader', () => {
  expect(shareText(rowWith('70%'), maximumOf(24, true), italian)).toBe('17,5 kg per mano');
  const english = { language: 'en' as const, formatNumber: String };
  expect(shareText(rowWith('70-75%'), maximumOf(30, true), english)).toBe('20-22.5 kg per hand');
});

test('"75%-80%" is a range as "75-80%" is', () => {
  expect(percentRange('75%-80%')).toEqual({ lowest: 75, highest: 80 });
});

test('a share of a large maximum is at most the heaviest load that can be logged, 1,000 kg', () => {
  expect(loadOfShare(120, { oneRepMaxKg: 990, loadStepKg: 2.5 })).toBe(1000);
  expect(loadOfShare(120, { oneRepMaxKg: 990, loadStepKg: 15 })).toBe(990);
});
