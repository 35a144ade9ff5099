import { expect, test } from 'vitest';
import { isAmount, isLoad, isTempo } from './amounts.ts';

test.each([
  ['reps', '8-10'],
  ['reps', '10/8/6'],
  ['reps', 'max'],
  ['reps', '12 per lato'],
  ['reps', ''],
  ['time', '45 s'],
  ['time', '1:30'],
  ['time', '2 min 30 s'],
  ['time', "1'30''"],
  ['distance', '400 m'],
  ['distance', '1,5 km'],
  ['amrap', '12 min'],
  ['emom', '10 x 1 min'],
  ['text', 'come ti senti oggi'],
] as const)('an amount of type %s can be "%s"', (exerciseType, text) => {
  expect(isAmount(exerciseType, text)).toBe(true);
});

test.each([
  ['reps', 'otto'],
  ['reps', '400 m'],
  ['reps', '60"/45"/30"'],
  ['reps', '60″'],
  ['reps', "2'"],
  ['reps', '3x1:05'],
  ['time', '12 reps'],
  ['time', '500m'],
  ['amrap', '500 m'],
  ['time', 'un po’'],
  ['distance', '45 s'],
  ['amrap', 'lungo'],
] as const)('an amount of the type %s is not "%s"', (exerciseType, text) => {
  expect(isAmount(exerciseType, text)).toBe(false);
});

test('80 kg, 75% and body weight are loads, a number in words is not', () => {
  expect(['80 kg', '82,5', '75%', 'RPE 8', 'corpo libero', '20 kg per mano'].every(isLoad)).toBe(true);
  expect(isLoad('ottanta')).toBe(false);
});

test('3-1-1-0, 31X0 and 40 s are tempos, slow is not', () => {
  expect(['3-1-1-0', '31X0', '3.0.1', '40 s', ''].every(isTempo)).toBe(true);
  expect(isTempo('lento')).toBe(false);
});
