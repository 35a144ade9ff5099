import { expect, test } from 'vitest';
import { firstNameOf } from './names.ts';

test.each([
  ['Anna Maria Bianchi', 'Anna'],
  ['Dott. Mario  Rossi', 'Mario'],
  ['Dott.ssa Anna Bianchi', 'Anna'],
  ['Dott.re Luca Riva', 'Luca'],
  ['Dr.ssa Anna Bianchi', 'Anna'],
  ['Prof.ssa Dott.ssa Anna Bianchi', 'Anna'],
  ['Dr Luca Riva', 'Luca'],
  ['dott Luca Riva', 'Luca'],
  ['Dottssa Anna Bianchi', 'Anna'],
  ['Dottoressa Anna Bianchi', 'Anna'],
  ['Prof Luca Riva', 'Luca'],
  ['Sig.ra Anna Bianchi', 'Anna'],
  ['Ing. Luca Riva', 'Luca'],
  ['Avv Luca Riva', 'Luca'],
  ['Drago Rossi', 'Drago'],
  ['Dott.ssa', 'Dott.ssa'],
  ['Cher', 'Cher'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
