import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'empty'],
  ['gatto', 'short'],
  ['12345678', 'trivial'],
  ['aaaaaaaaaaaa', 'trivial'],
  ['abcd1234', 'trivial'],
  ['11223344', 'trivial'],
  ['password', 'weak'],
  ['Password1', 'weak'],
  ['panchina', 'weak'],
  ['Panchina71', 'fair'],
  ['Bilanciere71', 'good'],
  ['bilanciere tartaruga cometa', 'strong'],
  ['kR7!vq2Lm#pz9T', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('an emoji is one character', () => {
  expect(passwordStrength('🏋️🏋️')).toBe('short');
});
