import { expect, test } from 'vitest';
import { chatPartBytes } from '#shell/common/files.ts';
import { partCount, partSize } from './upload-parts.ts';

test('a file of 20 MB has two parts of 8 MB and one of 4', () => {
  const size = 20 * 1024 * 1024;

  expect(partCount(size)).toBe(3);
  expect([1, 2, 3].map((number) => partSize(size, number))).toEqual([chatPartBytes, chatPartBytes, chatPartBytes / 2]);
  expect(partSize(size, 4)).toBe(0);
});

test('a file of exactly 8 MB, and one of a byte, have one part', () => {
  expect(partCount(chatPartBytes)).toBe(1);
  expect(partCount(1)).toBe(1);
  expect(partSize(chatPartBytes, 1)).toBe(chatPartBytes);
});
