import { expect, test } from 'vitest';
import { parseClientHeader } from './headings.ts';
import { parseClientTable } from './table.ts';
import { typedDate } from './typed-date.ts';

test.each([
  ['Cognome', 'Nome', 'E-mail', 'Cellulare', 'Data di nascita', 'Tipo'],
  ['Last name', 'First Name', 'Email address', 'Phone', 'DATE OF BIRTH', 'Client type'],
])('a header names its columns in Italian and English: %s', (...header) => {
  const columns = parseClientHeader(header) ?? [];
  const row = ['Rossi', 'Mario', 'mario@example.com', '333', '21/11/1990', 'Online'];

  expect(parseClientTable(columns, header, [row, ['', ' ', '', '', '', '']])).toEqual({
    unusedColumns: [],
    clients: [
      { name: 'Mario Rossi', email: 'mario@example.com', phone: '333', birthDate: '21/11/1990', type: 'Online' },
    ],
  });
});

test('a column of another content is named, and a name in the cell of the e-mail is used', () => {
  const header = ['Email', 'Città'];
  const columns = parseClientHeader(header) ?? [];

  expect(parseClientTable(columns, header, [['Mario Rossi <mario@example.com>', 'Bari']])).toMatchObject({
    unusedColumns: ['Città'],
    clients: [{ name: 'Mario Rossi', email: 'mario@example.com' }],
  });
});

test('a row of a client is no header', () => {
  expect(parseClientHeader(['Mario Rossi', 'mario@example.com'])).toBeNull();
  expect(parseClientHeader(['Nome', 'Via'])).toBeNull();
});

test.each([
  ['21/11/1990', '1990-11-21'],
  ['5.3.1988', '1988-03-05'],
  ['11/21/1990', null],
  ['1990-11-21', '1990-11-21'],
  ['31/02/1990', null],
  ['90', null],
])('the typed date %s is %s', (text, date) => {
  expect(typedDate(text)).toBe(date);
});
