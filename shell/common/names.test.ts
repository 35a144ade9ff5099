import { expect, test } from 'vitest';
import { firstNameOf } from './names.ts';

test.each([
  ['Anna Maria Bianchi', 'Anna'],
  ['Dott. Mario  Rossi', 'Mario'],
  ['Cher', 'Cher'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
