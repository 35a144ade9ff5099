import { expect, test } from 'vitest';
import { prescribedPercent } from '#areas/programs/rules/percent-loads.ts';
import { prescribedReps, prescribedWeightKg } from './prescribed-numbers.ts';

test.each([
  ['75%', 75],
  ['@ 75 %', 75],
  ['75-80%', 75],
  ['72,5% 1RM', 72.5],
  ['80% del massimale', 80],
  ['80 kg', null],
  ['-10%', null],
  ['80% di 100 kg', null],
])('"%s" is the share %s of the maximum', (text, percent) => {
  expect(prescribedPercent(text)).toBe(percent);
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
  ['24 kg per mano', 24],
  ['22-24 kg per hand', 22],
  ['+10 kg', 10],
  ['-20 kg', -20],
  ['−12,5 kg', -12.5],
  ['45 lb', 20.4],
  ['60-65 lbs', 27.2],
  ['-40 lb', -18.1],
])('a weight of "%s" shows %f kg', (text, weightKg) => {
  expect(prescribedWeightKg(text)).toBe(weightKg);
});

test.each(['75%', '70-75%', '75 % 1RM', 'RPE 8', '2x20 kg', '20+20 kg', 'corpo libero', '5000', '-500', ''])(
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

test.each(['max', 'AMRAP', '50%', '', '5000', '45"', '3x8', '400 m', '20 kg'])('reps of "%s" show none', (text) => {
  expect(prescribedReps(text)).toBeNull();
});
