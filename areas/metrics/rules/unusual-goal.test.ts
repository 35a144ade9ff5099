import { expect, test } from 'vitest';
import { unusualGoal } from './unusual-goal.ts';

const adult = { lastKg: 80, heightCm: 175, birthDate: '1990-01-01', gender: 'male' as const, day: '2026-11-29' };
const boy = { ...adult, lastKg: 61, birthDate: '2010-06-01' };

test.each([
  ['a weight below the normal index', { from: null, to: 45 }, adult, ['thin']],
  ['a normal weight', { from: 68, to: 72 }, adult, null],
  ['twice the last weight', { from: 160, to: null }, adult, ['far']],
  ['an adult of unknown height', { from: null, to: 50 }, { ...adult, heightCm: null }, null],
  ['weight loss of a minor', { from: null, to: 58 }, boy, ['minor']],
  ['a minor who is to keep the weight', { from: 60, to: 62 }, boy, null],
  ['an index that is low for adults and normal at 16', { from: 54, to: 62 }, boy, null],
  ['underweight for 16 years', { from: null, to: 45 }, boy, ['thin', 'minor']],
  ['without any measured weight', { from: 70, to: 72 }, { ...adult, lastKg: null }, null],
])('%s', (_, goal, person, reasons) => {
  expect(unusualGoal(goal, person)?.reasons ?? null).toEqual(reasons);
});
