import { expect, test } from 'vitest';
import { type PadKey, textAfterKey } from './NumberPad.tsx';

test('over the 80 that was filled in one types 82,5', () => {
  expect(typed('80', ['8', '2', ',', '5'])).toBe('82,5');
});

test('a second comma is none, a comma at the start is 0,', () => {
  expect(typed('', ['8', ',', '2', ',', '5'])).toBe('8,25');
  expect(typed('', [',', '5'])).toBe('0,5');
});

test('a nought gives way to the next digit', () => {
  expect(typed('', ['0', '7'])).toBe('7');
});

test('backspace clears what was filled in, then takes digit by digit', () => {
  expect(typed('82,5', ['back'])).toBe('');
  expect(typed('80', ['8', '2', 'back', '5'])).toBe('85');
});

test('no more than seven characters fit', () => {
  expect(typed('', [...'123456789'] as PadKey[])).toBe('1234567');
});

function typed(text: string, keys: PadKey[]): string {
  return keys.reduce((before, key, index) => textAfterKey(before, key, { isFirstKey: index === 0 }), text);
}
