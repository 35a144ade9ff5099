import { expect, test } from 'vitest';
import { initialsOf } from './PersonAvatar.tsx';

test.each([
  ['Giulia Bianchi', 'GB'],
  ['anna', 'A'],
  ['Maria Luisa De Santis', 'MS'],
  ['👩‍🚀 Rossi', '👩‍🚀R'],
  ['Tino Rossi · Dora Esposito', 'TR'],
  ['dott.ssa Elena Marchetti', 'EM'],
  ['Prof. Dr. Anna De Luca', 'AL'],
  ['dott. Paolo', 'P'],
  ['Drusilla Conti', 'DC'],
  [' ', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
