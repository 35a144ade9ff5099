import { describe, expect, test } from 'vitest';
import { rowsOf } from './parse-result.ts';
import { parseTable } from './table.ts';
import { readingsOf } from './testing/rows-in.ts';

function read(text: string) {
  return parseTable([{ name: null, rows: text.split('\n').map((line) => line.split(';')) }]);
}

const header = 'Esercizio;Serie;Rip;Carico;Rec;Note';

describe('a line without an exercise that has numbers', () => {
  test('is another row of the exercise above, to be checked, as the back-off sets below a merged cell', () => {
    expect(readingsOf(read(`${header}\nPanca;1;5;90\n;3;8;75\nSquat;1;5;120\n;3;8;100\n;1;12;80`))).toEqual([
      'Panca 1x5 @90 kg rec 00:00',
      'Panca 3x8 @75 kg rec 00:00 !same_exercise',
      'Squat 1x5 @120 kg rec 00:00',
      'Squat 3x8 @100 kg rec 00:00 !same_exercise',
      'Squat 1x12 @80 kg rec 00:00 !same_exercise',
    ]);
  });

  test('is so in a table without a header, with a column of the order and in one with sets and repetitions together', () => {
    expect(readingsOf(read('Panca;1;5;90\n;3;8;75'))).toEqual(['Panca 1x5 @90 kg', 'Panca 3x8 @75 kg !same_exercise']);
    expect(readingsOf(read('A;Panca;1;5;90\n;;3;8;75\nB;Squat;3;8;80'))).toEqual([
      'Panca 1x5 @90 kg',
      'Panca 3x8 @75 kg !same_exercise',
      'Squat 3x8 @80 kg',
    ]);
    expect(readingsOf(read('Esercizio;Serie x Rip\nPanca;1x5\n;3x8'))).toEqual([
      'Panca 1x5',
      'Panca 3x8 !same_exercise',
    ]);
  });

  test('has the rest and the tempo of the exercise when these cells are merged too, and its own note', () => {
    const text =
      'Esercizio;Serie;Rip;Carico;Rec;TUT;Note\nPanca;1;5;90;180;3-1-1-0;top set\n;3;8;75;;;back-off\n;1;12;60;60;;';

    expect(readingsOf(read(text))).toEqual([
      'Panca 1x5 @90 kg TUT 3-1-1-0 rec 03:00 (top set)',
      'Panca 3x8 @75 kg TUT 3-1-1-0 rec 03:00 (back-off) !same_exercise',
      'Panca 1x12 @60 kg TUT 3-1-1-0 rec 01:00 !same_exercise',
    ]);
  });

  test('has the values of an exercise that is alone in its line, and adds a load of its own to the line above', () => {
    expect(readingsOf(read(`${header}\nSquat;3;8;80\nPanca\n;1;5;90\n;3;8;75`))).toEqual([
      'Squat 3x8 @80 kg rec 00:00',
      'Panca 1x5 @90 kg',
      'Panca 3x8 @75 kg !same_exercise',
    ]);
    expect(readingsOf(read(`${header}\nPanca;1;5;;90\n;;;80;120`))).toEqual([
      'Panca 1x5 rec 01:30 (80 · 120) !kept_as_note',
    ]);
  });

  test('may be one set, with only its repetitions, and may follow a note', () => {
    expect(readingsOf(read('Esercizio;Rip;Carico\nPanca;8;60\n;6;70\n;4'))).toEqual([
      'Panca 8 rip @60 kg',
      'Panca 6 rip @70 kg !same_exercise',
      'Panca 4 rip !same_exercise',
    ]);
    expect(readingsOf(read(`${header}\nPanca;1;5;90;120\n;;;;;fermo al petto\n;3;8;75`))).toEqual([
      'Panca 1x5 @90 kg rec 02:00 (fermo al petto)',
      'Panca 3x8 @75 kg rec 02:00 !same_exercise',
    ]);
  });

  test('does not divide the superset that its exercise begins', () => {
    const marks = read('#;Esercizio;Serie;Rip\nA1;Panca;1;5\n;;3;8\nA2;Rematore;3;10');
    const groups = read('Gruppo;Esercizio;Serie;Rip\nrosso;Panca;1;5\n;;3;8\nrosso;Rematore;3;10');

    for (const result of [marks, groups])
      expect(readingsOf(result)).toEqual(['Panca 1x5', 'Panca 3x8 !same_exercise', '& Rematore 3x10']);
  });

  test('is of the week whose columns it fills', () => {
    const result = read(
      'Esercizio;Settimana 1;Settimana 2\nSquat;3x10 60kg;1x5 80kg\n;;3x8 70kg\nPanca;3x8 50kg;3x8 50kg',
    );

    expect(result.kind === 'read' && result.weeks.map((week) => rowsOf([week]).length)).toEqual([2, 3]);
    expect(readingsOf(result)).toEqual([
      'Squat 3x10 @60 kg',
      'Panca 3x8 @50 kg',
      'Squat 1x5 @80 kg',
      'Squat 3x8 @70 kg !same_exercise',
      'Panca 3x8 @50 kg',
    ]);
  });
});

describe('a line without an exercise is left out, as a line of text is,', () => {
  test.each([
    ['below no exercise', `${header}\n;3;8;75\nPanca;1;5;90`, [true, false]],
    ['below an empty line', `${header}\nPanca;1;5;90\n;;;\n;3;8;75`, [false, true]],
    ['below the heading of a day', `${header}\nPanca;1;5;90\nGiorno 2;;;\n;3;8;75`, [false, true]],
    ['with a mark of its own', '#;Esercizio;Serie;Rip\nA1;Panca;1;5\nA2;;3;8', [false, true]],
    ['with only texts', `${header}\nPanca;1;5;90\n;;come prima;elastico`, [false, true]],
  ])('%s', (_, text, leftOut) => {
    const result = read(text);

    expect(result.kind === 'read' && rowsOf(result.weeks).map(({ isLeftOut }) => isLeftOut)).toEqual(leftOut);
  });

  test('and keeps its values, for the coach who names its exercise', () => {
    const result = read(`${header}\n;3;8;75\nPanca;1;5;90`);

    expect(result.kind === 'read' && rowsOf(result.weeks)[0]).toMatchObject({
      ...{ name: '3 · 8 · 75', sets: 3, reps: '8', weight: '75 kg', notices: ['not_understood'] },
    });
  });
});

test.each([
  ['German', 'Übung;Sätze;Wdh.;Gewicht (kg);Pause;Notizen'],
  ['Spanish', 'Ejercicio;Series;Repeticiones;Peso;Descanso;Notas'],
  ['French', 'Exercice;Séries;Répétitions;Charge;Repos;Remarques'],
])('a header in %s is known', (_, headings) => {
  expect(readingsOf(read(`${headings}\nSquat;4;8;80;90;lento`))).toEqual(['Squat 4x8 @80 kg rec 01:30 (lento)']);
});
