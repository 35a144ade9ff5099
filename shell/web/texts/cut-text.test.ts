import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text of 35 characters is shown whole, one of 36 is cut to 35 and an ellipsis', () => {
  expect(cutText('a'.repeat(35))).toBe('a'.repeat(35));
  expect(cutText('a'.repeat(36))).toBe(`${'a'.repeat(35)}…`);
});

test('an emoji counts as one character and is never cut in two', () => {
  expect(cutText('👩‍👩‍👧'.repeat(35))).toBe('👩‍👩‍👧'.repeat(35));
  expect(cutText('👩‍👩‍👧'.repeat(36))).toBe(`${'👩‍👩‍👧'.repeat(35)}…`);
});
