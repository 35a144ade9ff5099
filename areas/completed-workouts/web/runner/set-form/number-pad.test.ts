import { expect, test } from 'vitest';
import { type PadKey, textAfterKey } from './NumberPad.tsx';

test('typing 82,5 replaces the prefilled 80', () => {
  expect(typed('80', ['8', '2', ',', '5'])).toBe('82,5');
});

test('a second comma is ignored, a comma at the start becomes 0,', () => {
  expect(typed('', ['8', ',', '2', ',', '5'])).toBe('8,25');
  expect(typed('', [',', '5'])).toBe('0,5');
});

test('a leading zero is replaced by the next digit', () => {
  expect(typed('', ['0', '7'])).toBe('7');
});

test('backspace clears a prefilled text, then deletes digit by digit', () => {
  expect(typed('82,5', ['back'])).toBe('');
  expect(typed('80', ['8', '2', 'back', '5'])).toBe('85');
});

test('the sign makes a load one that helps and back; the first digit replaces the number and keeps the sign', () => {
  expect(typed('', ['sign', '2', '0'])).toBe('-20');
  expect(typed('-20', ['1', '5'])).toBe('-15');
  expect(typed('-20', ['sign'])).toBe('20');
  expect(typed('20', ['sign'])).toBe('-20');
  expect(typed('', ['sign', ',', '5'])).toBe('-0,5');
});

test('a text with letters is replaced, not cut', () => {
  expect(textAfterKey('24 kg per mano', '5', { isFirstKey: false })).toBe('5');
  expect(textAfterKey('24 kg', 'back', { isFirstKey: false })).toBe('');
});

test('a field takes at most seven characters', () => {
  expect(typed('', [...'123456789'] as PadKey[])).toBe('1234567');
});

function typed(text: string, keys: PadKey[]): string {
  return keys.reduce((before, key, index) => textAfterKey(before, key, { isFirstKey: index === 0 }), text);
}
