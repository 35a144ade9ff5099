import { expect, test } from 'vitest';
import { rowsOf } from './parse-result.ts';
import { parseTable } from './table.ts';

function read(...lines: string[]) {
  const imported = parseTable([{ name: null, rows: lines.map((line) => line.split(';')) }]);
  if (imported.kind !== 'read') throw new Error(`read: ${imported.kind}`);
  return imported;
}

function namesOf(...lines: string[]): string[] {
  return rowsOf(read(...lines).weeks).map(({ name, joinsSuperset }) => (joinsSuperset ? '+' : '') + name);
}

test.each(['Ord', 'Ord.', 'Ordine', 'N.', 'Nº', '#', 'Order', 'Num.', 'Es. n.', 'Sigla', '', 'Ref'])(
  'supersets are parsed from a column before the exercise headed "%s" with 1, 2, 3a, 3b',
  (heading) => {
    const table = [
      `${heading};Esercizio;Serie;Rip`,
      ...['1;Squat;4;8', '2;Panca;4;8', '3a;Curl;3;10', '3b;French press;3;10', '4;Plank;3;30 s'],
    ];

    expect(namesOf(...table)).toEqual(['Squat', 'Panca', 'Curl', '+French press', 'Plank']);
    expect(read(...table).notices).toEqual([]);
  },
);

test('each header of a sheet has its own order column', () => {
  const day = ['Ref;Esercizio;Serie', '1a;Squat;4', '1b;Panca;4'];

  expect(namesOf('Giorno 1;;', ...day, 'Giorno 2;;', 'Rack;Esercizio;Serie', 'sala;Curl;3', '3a;Plank;3')).toEqual([
    ...['Squat', '+Panca', 'Curl', 'Plank'],
  ]);
});

test.each([
  ['has groups without a member', ['Split;Esercizio;Serie', 'A;Squat;3', 'A;Panca;3']],
  ['has other cells too', ['Rack;Esercizio;Serie', '3a;Squat;3', '3b;Panca;3', 'sala;Plank;3']],
  ['is after the exercise', ['Esercizio;Serie;Zona', 'Corsa;1;Z1', 'Bici;1;Z2']],
])('a column with an unknown heading is no order when it %s', (_, lines) => {
  expect(namesOf(...lines).filter((name) => name.startsWith('+'))).toEqual([]);
});
