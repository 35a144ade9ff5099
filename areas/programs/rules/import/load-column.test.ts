import { expect, test } from 'vitest';
import { rowsOf } from './parse-result.ts';
import { parseTable } from './table.ts';

function loadsOf(text: string): string[] {
  const imported = parseTable([{ name: null, rows: text.split('\n').map((line) => line.split(';')) }]);
  if (imported.kind !== 'read') throw new Error(`loadsOf: ${imported.kind}`);
  return rowsOf(imported.weeks).map(({ weight }) => weight);
}

test.each([
  ['Carico', '0,5', '0,5 kg'],
  ['Peso', '1,0', '1,0 kg'],
  ['Kg', '1.2', '1.2 kg'],
  ['Carico (kg)', '0,75', '0,75 kg'],
  ['Load (lbs)', '1.0', '1.0 lb'],
  ['Carico (kg o %)', '0,5', '0,5 kg'],
  ['Carico', '75%', '75%'],
  ['%', '0,75', '75%'],
  ['% 1RM', '0.725', '72,5%'],
  ['1RM', '1,0', '100%'],
  ['Percentuale', '0,5', '50%'],
  ['Carico (%)', '75', '75%'],
  ['Carico (% 1RM)', '72,5', '72,5%'],
  ['Carico (perc.)', '1', '100%'],
  ['Intensità', '0,8', '80%'],
  ['% 1RM', '80 kg', '80 kg'],
])('in a column “%s” the number %s is the load %s', (heading, cell, weight) => {
  expect(loadsOf(`Esercizio;Serie;Rip;${heading}\nAlzate laterali;3;12;${cell}`)).toEqual([weight]);
});

test.each([
  ['6-8', 'BW+10', '+10 kg'],
  ['6-8', 'zavorra 10 kg', '+10 kg'],
  ['12/10/8', 'kg 50/55/60', '50/55/60 kg'],
  ['6-8 +10kg', '', '+10 kg'],
  ['6-8 - 80 kg', '', '80 kg'],
  ['12/10/8 kg 50/55/60', '', '50/55/60 kg'],
  ['6-8 +10kg', '12 kg', '12 kg'],
])('repetitions “%s” with “%s” in the column of the load have the load %s', (reps, cell, weight) => {
  expect(loadsOf(`Esercizio;Serie;Rip;Carico\nTrazioni;3;${reps};${cell}`)).toEqual([weight]);
});

test('without headings a load is in kg, however light it is', () => {
  expect(loadsOf('Alzate laterali;3;12;0,5;60\nSquat;3;12;1,0;60')).toEqual(['0,5 kg', '1,0 kg']);
});

test.each(['75% + 5kg', '75%+5 kg', '80%-5kg', '70% + 2,5 kg', '70%/75%/80 kg'])(
  'a share of the maximum together with a weight, “%s”, stays as it was written',
  (load) => {
    expect(loadsOf(`Esercizio;Serie;Rip;Carico\nSquat;5;5;${load}`)).toEqual([load]);
    expect(loadsOf(`Squat;5;5;${load};90`)).toEqual([load]);
  },
);
