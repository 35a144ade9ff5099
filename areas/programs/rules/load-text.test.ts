import { expect, test } from 'vitest';
import { withLocalDecimals, loadText } from './load-text.ts';

const italian = (value: number) => new Intl.NumberFormat('it-IT').format(value);
const english = (value: number) => new Intl.NumberFormat('en-GB').format(value);

test.each([
  ['80', '80 kg', '80 kg'],
  ['64,5', '64,5 kg', '64.5 kg'],
  ['64.5 kg', '64,5 kg', '64.5 kg'],
  ['80-82.5', '80-82,5 kg', '80-82.5 kg'],
  ['80/82,5/85', '80/82,5/85 kg', '80/82.5/85 kg'],
  ['60, 62,5, 65', '60, 62,5, 65 kg', '60, 62.5, 65 kg'],
  ['60,65,70', '60,65,70 kg', '60,65,70 kg'],
  ['+2,5', '+2,5 kg', '+2.5 kg'],
  ['-20', '-20 kg', '-20 kg'],
  ['75%', '75%', '75%'],
  ['72,5%', '72,5%', '72.5%'],
  ['2x22,5 kg', '2x22,5 kg', '2x22.5 kg'],
  ['RPE 8', 'RPE 8', 'RPE 8'],
  ['corpo libero', 'corpo libero', 'corpo libero'],
  ['', '', ''],
])('%j reads %j in Italian and %j in English', (written, inItalian, inEnglish) => {
  expect(loadText(written, italian)).toBe(inItalian);
  expect(loadText(written, english)).toBe(inEnglish);
});

test.each([
  ['2.5 km', '2,5 km', '2.5 km'],
  ['2,5 km', '2,5 km', '2.5 km'],
  ['400 m', '400 m', '400 m'],
  ['1,5-2 km', '1,5-2 km', '1.5-2 km'],
])('the distance %j reads %j in Italian and %j in English', (written, inItalian, inEnglish) => {
  expect(withLocalDecimals(written, italian)).toBe(inItalian);
  expect(withLocalDecimals(written, english)).toBe(inEnglish);
});
