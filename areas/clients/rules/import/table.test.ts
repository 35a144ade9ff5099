import { expect, test } from 'vitest';
import { parseClientHeader } from './headings.ts';
import { listedClients, writtenNameOrder } from './listed-clients.ts';
import { parseClientTable } from './table.ts';

const read = (header: string[], ...rows: string[][]) => parseClientTable(parseClientHeader(header) ?? [], header, rows);

test.each([
  [
    ...[
      'Cognome',
      'Nome',
      'E-mail',
      'Cellulare',
      'Data di nascita',
      'Tipo',
      'Obiettivo',
      'Scadenza abbonamento',
      'Note',
    ],
    ...['Sesso', 'Altezza (cm)', 'Lingua'],
  ],
  [
    ...[
      'Last name',
      'First Name',
      'Email address',
      'Phone',
      'DATE OF BIRTH',
      'Client type',
      'Goals',
      'End date',
      'Notes',
    ],
    ...['Sex', 'Height', 'Language'],
  ],
])('a header names its columns in Italian and English: %s', (...header) => {
  const row = [
    'Rossi',
    'Mario',
    'mario@example.com',
    '333',
    '21/11/1990',
    'Online',
    'Massa',
    '31/12/2026',
    'Asma',
    'M',
    '182',
    'en',
  ];

  expect(listedClients(read(header, row, ['', ' ']), 'given-first')).toEqual([
    {
      ...{ name: 'Mario Rossi', email: 'mario@example.com', phone: '333', birthDate: '21/11/1990', type: 'Online' },
      ...{ goal: 'Massa', subscriptionEnd: '31/12/2026', note: 'Asma', gender: 'M', heightCm: '182', locale: 'en' },
    },
  ]);
});

test('a column of another content is there with its heading, and a name in the cell of the e-mail is used', () => {
  const columns = read(['Email', 'Città'], ['Mario Rossi <mario@example.com>', 'Bari', 'Puglia']);

  expect(columns.slice(1)).toEqual([
    { heading: 'Città', content: null, cells: ['Bari'] },
    { heading: '', content: null, cells: ['Puglia'] },
  ]);
  expect(listedClients(columns, 'given-first')).toMatchObject([{ name: 'Mario Rossi', email: 'mario@example.com' }]);
});

test.each([
  ['Nome, Cognome', 'Anna, Rossi'],
  ['First name, last name', 'Anna, Rossi'],
  ['Cognome, Nome', 'Rossi, Anna'],
  ['Nome e cognome', 'Rossi, Anna'],
])('below the heading «%s» the name «%s» is Anna Rossi', (heading, name) => {
  const columns = read([heading, 'E-mail'], [name, 'anna@example.com']);

  expect(listedClients(columns, writtenNameOrder(columns) ?? 'given-first')).toMatchObject([{ name: 'Anna Rossi' }]);
});

test('a row of a client is no header', () => {
  expect(parseClientHeader(['Mario Rossi', 'mario@example.com'])).toBeNull();
  expect(parseClientHeader(['Nome', 'Via'])).toBeNull();
});

test.each([
  ['Cognome e nome', 'surname-first'],
  ['COGNOME NOME', 'surname-first'],
  ['Last, First', 'surname-first'],
  ['Last name, First name', 'surname-first'],
  ['Nome e cognome', 'given-first'],
  ['Name and surname', 'given-first'],
  ['Full name', null],
  ['Cliente', null],
])('the heading «%s» says the order %s', (heading, order) => {
  const columns = read([heading, 'E-mail'], ['Rossi Anna', 'anna@example.com']);

  expect(columns[0]?.content).toBe('fullName');
  expect(writtenNameOrder(columns)).toBe(order);
});
