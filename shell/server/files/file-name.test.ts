import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['Referto di Più.pdf', 'Referto di Più.pdf'],
  ['C:\\Users\\anna\\referto.pdf', 'referto.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\r\nb.txt', 'ab.txt'],
  ['', 'file'],
  [undefined, 'file'],
  [`${'è'.repeat(150)}.pdf`, `${'è'.repeat(98)}.pdf`],
])('%j becomes %j', (sent, expected) => {
  expect(fileNameOf(sent)).toBe(expected);
});
