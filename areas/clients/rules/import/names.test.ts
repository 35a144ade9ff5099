import { expect, test } from 'vitest';
import { nameInOrder, nameParts } from './names.ts';

test.each([
  ['Rossi Anna', 'Anna Rossi'],
  ['Rossi Anna Maria', 'Anna Maria Rossi'],
  ['De Rossi Anna', 'Anna De Rossi'],
  ['ROSSI BIANCHI Anna', 'Anna ROSSI BIANCHI'],
  ['Rossi, Anna', 'Anna Rossi'],
  ['Rossi Bianchi, Anna Maria', 'Anna Maria Rossi Bianchi'],
  ['Anna', 'Anna'],
  ['De Luca', 'Luca De'],
  ['', ''],
])('with the surname first, «%s» is %s', (written, name) => {
  expect(nameInOrder(written, 'surname-first')).toBe(name);
});

test.each([
  ['Anna Rossi', 'Anna Rossi'],
  ['Rossi, Anna', 'Anna Rossi'],
  ['John Smith, Jr.', 'John Smith, Jr.'],
  ['Anna', 'Anna'],
])('with the given name first, «%s» is %s', (written, name) => {
  expect(nameInOrder(written, 'given-first')).toBe(name);
});

test('a name is divided into given name and surname', () => {
  expect(nameParts('Anna De Rossi', 'given-first')).toEqual({ given: 'Anna', surname: 'De Rossi' });
  expect(nameParts('De Rossi Anna', 'surname-first')).toEqual({ given: 'Anna', surname: 'De Rossi' });
});
