import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { clientsInLine, lineDelimiter } from './line.ts';
import { nameInOrder, nameOrders } from './names.ts';

const read = (line: string) => {
  const delimiter = lineDelimiter(line);
  return clientsInLine(line.split(delimiter), delimiter);
};
const none = { phone: '', birthDate: '', type: '' };
const mario = { ...none, fullName: 'Mario Rossi', email: 'mario@example.com' };

test.each([
  'Mario Rossi <mario@example.com>',
  '"Mario Rossi" <mario@example.com>',
  'Mario Rossi; mario@example.com',
  'Mario\tRossi\tmario@example.com',
  'Mario Rossi, mario@example.com',
  '- Mario Rossi: mario@example.com',
  'mario@example.com; Mario Rossi',
  'Mario Rossi mario@example.com',
  'Mario Rossi (mailto:mario@example.com)',
])('«%s» is Mario Rossi with his e-mail', (line) => {
  expect(read(line)).toEqual([mario]);
});

test('phone, date of birth and type follow in any order of phone and date', () => {
  const full = { ...mario, phone: '333 123 4567', birthDate: '21/11/1990', type: 'Online' };

  expect(read('Mario;Rossi;mario@example.com;333 123 4567;21/11/1990;Online')).toEqual([full]);
  expect(read('Mario Rossi;21/11/1990;333 123 4567;mario@example.com;Online')).toEqual([full]);
});

test('recipients of a mail are a client each', () => {
  const ida = { ...none, fullName: 'Ida Neri', email: 'ida@example.com' };

  expect(read('Mario Rossi <mario@example.com>; Ida Neri <ida@example.com>')).toEqual([mario, ida]);
  expect(read('mario@example.com ida@example.com')).toMatchObject([{ email: mario.email }, { email: ida.email }]);
});

test('recipients with the surname first keep the comma, which says what the surname is in either order of names', () => {
  const lines = read('Rossi, Mario <mario@example.com>, Neri, Ida <ida@example.com>');
  const names = lines.map(({ fullName }) => fullName);

  expect(names).toEqual(['Rossi, Mario', 'Neri, Ida']);
  for (const order of nameOrders)
    expect(names.map((name) => nameInOrder(name, order))).toEqual(['Mario Rossi', 'Ida Neri']);
});

test('a line without an e-mail is kept, an empty one is not', () => {
  expect(read('Mario Rossi;333 1234567')).toEqual([
    { ...none, fullName: 'Mario Rossi', email: '', phone: '333 1234567' },
  ]);
  expect(read(' ; ;')).toEqual([]);
});

test.each(['@', 'a@ ', '1 ', '(1.', '<', '-:', ' '])('2,000 characters of %j are read in linear time', (text) => {
  expectLinearCost(`${text.repeat(2000 / text.length)}x@`, read);
});
