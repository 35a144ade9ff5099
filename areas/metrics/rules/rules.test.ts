import { expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import { isPossible, isUnusualChange, rangeIn } from './plausibility.ts';
import { dailyReadings, trendOf } from './trend.ts';
import { parseTypedValue } from './typed-number.ts';
import { entryUnitsOf, toCanonical } from './units.ts';
import { weeklyRateOf } from './weekly-rate.ts';

const typedWeight = (text: string) => parseTypedValue(text, { metric: 'weight', unit: 'kg', language: 'it' });
const typedSteps = (text: string, language: Language) =>
  parseTypedValue(text, { metric: 'daily_steps', unit: 'steps', language });

test('72,5 and 72.5 are the same number', () => {
  expect(typedWeight('72,5')).toBe(72.5);
  expect(typedWeight('72.5')).toBe(72.5);
  expect(typedWeight(' 80 ')).toBe(80);
});

test.each(['10,000', '10.000', '10 000'])('“%s” steps are ten thousand in both languages', (text) => {
  expect(typedSteps(text, 'en')).toBe(10_000);
  expect(typedSteps(text, 'it')).toBe(10_000);
});

test.each(['1,072.5', '', '-', '1e3', '7 2', 'ottanta'])('“%s” is no number', (text) => {
  expect(typedWeight(text)).toBeNull();
});

test('a number that is too large for a weight is a number, so that its refusal can name the limits', () => {
  expect(typedWeight('6249055')).toBe(6_249_055);
  expect(typedWeight('-3')).toBe(-3);
});

test('pounds and inches are stored as kg and cm, and 160 lb is 72,5748 kg', () => {
  expect(toCanonical(160, 'lb', 'kg')).toBe(72.5748);
  expect(toCanonical(30, 'in', 'cm')).toBe(76.2);
  expect(toCanonical(72.5, 'kg', 'kg')).toBe(72.5);
  expect(toCanonical(30, 'in', 'kg')).toBeNull();
  expect(entryUnitsOf('%')).toEqual(['%']);
});

test('the possible values are named in the unit that was typed in, rounded inwards so that both are possible', () => {
  expect(rangeIn('weight', 'kg')).toEqual({ min: 20, max: 350, unitCode: 'kg' });
  // 20 kg are 44.09 lb, 350 kg are 771.62 lb, 250 cm are 98.425 in.
  expect(rangeIn('weight', 'lb')).toEqual({ min: 44.1, max: 771.6, unitCode: 'lb' });
  expect(rangeIn('hips', 'in')).toEqual({ min: 15.75, max: 98.42, unitCode: 'in' });
  expect(rangeIn('not-built-in', 'kg')).toEqual({ min: 0, max: 999_999, unitCode: 'kg' });
});

test('a weight of 7,5 or 750 kg is not possible, one of 20 or 350 kg is; a skinfold of 0 is none', () => {
  expect([7.5, 750, 20, 350].map((value) => isPossible('weight', value))).toEqual([false, false, true, true]);
  expect(isPossible('triceps_fold', 0)).toBe(false);
  expect(isPossible('daily_steps', 0)).toBe(true);
});

test('more than 5 % of weight in 3 days is unusual, in 4 days it is not', () => {
  const near = { day: '2026-11-10', value: 80 };
  expect(isUnusualChange('weight', { day: '2026-11-13', value: 84.1 }, near)).toBe(true);
  expect(isUnusualChange('weight', { day: '2026-11-13', value: 84 }, near)).toBe(false);
  expect(isUnusualChange('weight', { day: '2026-11-14', value: 90 }, near)).toBe(false);
  expect(isUnusualChange('weight', { day: '2026-11-13', value: 90 }, undefined)).toBe(false);
});

test.each<[metric: string, before: number, usual: number, unusual: number]>([
  ['weight', 80, 95.9, 96.1],
  ['weight', 80, 66.7, 66.6],
  ['waist', 88, 109.9, 110.1],
  ['waist', 88, 70.5, 70.3],
  ['waist', 88, 90, 188],
  ['triceps_fold', 12, 23.9, 24.1],
  ['triceps_fold', 12, 6.1, 5.9],
])('%s: after %d, %d is not asked about and %d is, however long ago that was', (metric, before, usual, unusual) => {
  const near = { day: '2026-01-10', value: before };
  const isUnusual = (value: number) => isUnusualChange(metric, { day: '2026-11-13', value }, near);

  expect([isUnusual(usual), isUnusual(unusual)]).toEqual([false, true]);
});

test('steps, maximums and own types change as they like', () => {
  const near = { day: '2026-11-12', value: 1000 };

  for (const metric of ['daily_steps', 'squat', 'own'])
    expect(isUnusualChange(metric, { day: '2026-11-13', value: 9000 }, near)).toBe(false);
});

test('of several readings of a day the last one counts, in figures and in the trend', () => {
  const readings = [
    { day: '2026-11-01', value: 80 },
    { day: '2026-11-02', value: 81 },
    { day: '2026-11-02', value: 83 },
  ];
  const counting = [
    { day: '2026-11-01', value: 80 },
    { day: '2026-11-02', value: 83 },
  ];

  expect(dailyReadings(readings)).toEqual(counting);
  expect(trendOf(readings)).toEqual(trendOf(counting));
});

test('after one day the trend follows a reading by 10 %, after a gap of 9,5 days by 63 %', () => {
  const after = (days: number) =>
    trendOf([
      { day: '2026-11-01', value: 80 },
      { day: addDays('2026-11-01', days), value: 90 },
    ])[1];

  expect(after(1)?.trend).toBeCloseTo(81, 2);
  // Two half-gaps with the same reading give the same trend as one gap: it depends on the time, not on the number of readings.
  const twice = trendOf([
    { day: '2026-11-01', value: 80 },
    { day: '2026-11-06', value: 90 },
    { day: '2026-11-11', value: 90 },
  ])[2];
  expect(twice?.trend).toBeCloseTo(after(10)?.trend ?? 0, 9);
  expect(after(10)?.trend).toBeCloseTo(90 - 10 * Math.exp(-10 / 9.5), 9);
});

test('the trend starts again after 61 days without a reading, not after 60', () => {
  const after = (days: number) =>
    trendOf([
      { day: '2026-01-01', value: 80 },
      { day: addDays('2026-01-01', days), value: 70 },
    ])[1];
  expect(after(61)).toMatchObject({ trend: 70, isRestart: true, gapDays: 61 });
  expect(after(60)?.isRestart).toBe(false);
});

test('half a kilo less every week is a weekly rate of -0,5 kg with a range of nothing', () => {
  const readings = [0, 7, 14, 21].map((days) => ({ day: addDays('2026-11-01', days), value: 80 - days / 14 }));
  const rate = weeklyRateOf(readings, '2026-11-22');
  expect(rate?.perWeek).toBeCloseTo(-0.5, 9);
  expect(rate?.to).toBeCloseTo(-0.5, 9);
  expect(rate?.readings).toBe(4);
});

test('three readings, four within nine days, and readings of two months ago give no weekly rate', () => {
  const at = (...days: number[]) => days.map((day) => ({ day: addDays('2026-11-01', day), value: 80 + day }));
  expect(weeklyRateOf(at(0, 7, 14), '2026-11-22')).toBeNull();
  expect(weeklyRateOf(at(0, 3, 6, 9), '2026-11-22')).toBeNull();
  expect(weeklyRateOf(at(0, 3, 6, 10), '2026-11-22')).not.toBeNull();
  expect(weeklyRateOf(at(0, 7, 14, 21), '2027-02-01')).toBeNull();
  // Two readings a day do not make four days.
  expect(weeklyRateOf([...at(0, 10), ...at(0, 10)], '2026-11-22')).toBeNull();
});

test('scattered readings give a wide range around the rate', () => {
  const values = [80, 82, 79, 81, 80];
  const rate = weeklyRateOf(
    values.map((value, week) => ({ day: addDays('2026-11-01', week * 5), value })),
    '2026-11-22',
  );
  expect(rate?.from).toBeLessThan(0);
  expect(rate?.to).toBeGreaterThan(0);
});
