import { expect, test } from 'vitest';
import { isUnfinishedNumber, parseNumber } from './parse-number.ts';

test.each([
  ['82,5', 82.5],
  ['82.5', 82.5],
  [' 80 ', 80],
  ['62,', 62],
  [',5', 0.5],
  ['0.500', 0.5],
  ['0,125', 0.125],
  ['1.50', 1.5],
  ['1.5000', 1.5],
  ['2026.5', 2026.5],
  ['-5', -5],
  ['−1,82', -1.82],
  ['12 000', 12_000],
  ['12\u00a0000', 12_000],
  ["1'000", 1000],
  ['1’000', 1000],
])('the typed text "%s" is the number %d in both languages', (text, expected) => {
  expect(parseNumber(text, { language: 'it' })).toBe(expected);
  expect(parseNumber(text, { language: 'en' })).toBe(expected);
});

test.each([
  ['1.500', 1500, 1.5],
  ['1,500', 1.5, 1500],
  ['62.500', 62_500, 62.5],
  ['-1.500', -1500, -1.5],
  ['1.000,5', 1000.5, null],
  ['1,000.5', null, 1000.5],
  ['1.234.567', 1_234_567, null],
  ['1.2.3', null, null],
  ['1.00.000', null, null],
])('the typed text "%s" is %s in Italian and %s in English', (text, italian, english) => {
  expect(parseNumber(text, { language: 'it' })).toBe(italian);
  expect(parseNumber(text, { language: 'en' })).toBe(english);
});

test.each(['2.000', '2,000', '2 000', "2'000"])('the whole number "%s" is two thousand in both languages', (text) => {
  expect(parseNumber(text, { language: 'it', isWhole: true })).toBe(2000);
  expect(parseNumber(text, { language: 'en', isWhole: true })).toBe(2000);
});

test.each([
  '',
  '-',
  ',',
  '1e1',
  '1.2.3',
  '80 kg',
  '3 cucchiai',
  '5-',
  '--5',
  '1 00',
  '1 0000',
  '2,000,5',
  '9'.repeat(16),
])('the typed text "%s" is no number', (text) => {
  expect(parseNumber(text, { language: 'it' })).toBeNull();
  expect(parseNumber(text, { language: 'en' })).toBeNull();
  expect(parseNumber(text, { language: 'it', isWhole: true })).toBeNull();
});

test.each(['', '-', ',', '1.', '1.50', '12 0', "1'00", '1.000.5'])('"%s" may become a number', (text) => {
  expect(isUnfinishedNumber(text)).toBe(true);
});

test.each(['1x', '1.5000', '1 2 3', '0.5'])('"%s" is no beginning of a number with thousands', (text) => {
  expect(isUnfinishedNumber(text)).toBe(false);
});
