import { expect, test } from 'vitest';
import { parseLine } from './import/line.ts';
import { parseTable } from './import/table.ts';
import { readingsOf } from './import/testing/rows-in.ts';
import { splitTypedRow } from './typed-row.ts';
import { readTypedValues } from './typed-values.ts';

test.each([
  ['leg extension 3x10+8+6 @40+30+20kg', 'leg extension', '3x10+8+6 @40+30+20kg'],
  ['Squat 4 x 8 rec 90', 'Squat', '4 x 8 rec 90'],
  ['Plank 3x45"', 'Plank', '3x45"'],
  ['Trazioni 4xmax', 'Trazioni', '4xmax'],
  ['Leg press 45° 3 serie da 12', 'Leg press 45°', '3 serie da 12'],
  ['Curl @12', 'Curl', '@12'],
  ['cyclette 15 min', 'cyclette', '15 min'],
  ["corsa 20'", 'corsa', "20'"],
  ['tapis roulant 20 min', 'tapis roulant', '20 min'],
  ['vogatore 500 m', 'vogatore', '500 m'],
  ['corsa 5,5 km', 'corsa', '5,5 km'],
  ['Plank 60"', 'Plank', '60"'],
  ['Panca fermo 2 s 4x6', 'Panca fermo 2 s', '4x6'],
])('%s typed in one go is %s with %s', (typed, name, values) => {
  expect(splitTypedRow(typed)).toEqual({ name, values });
});

test.each(['leg extension', 'Leg press 45°', 'Chest press 2.0', 'Squat pausa 2 s', 'Panca 2" fermo', '3x10', ''])(
  '%s has no values behind a name',
  (typed) => {
    expect(splitTypedRow(typed)).toEqual({ name: typed, values: '' });
  },
);

test.each([
  'Trazioni 3x6-8 +10kg',
  'Trazioni 8-6-4 +10kg',
  'Trazioni +10 kg 3x6-8',
  'Trazioni BW+10 3x6-8',
  'Panca piana 3x12/10/8 kg 50/55/60',
  'Panca piana 12/10/8 kg 50/55/60',
  'Squat kg 50 3x10',
  'Squat 80 kg 3x8',
  'Squat 82,5kg 3 x 8 rec 2 min',
  'Leg press 45° 12-10-8 100 kg',
  'Squat 3x10 / 3x8',
  'Curl 21s',
  'Curl 3x21s',
  "squat con bilanciere 4x6 100 rec 2' RIR 2",
  'rematore 3x10-8-6 50/55/60 90"',
  'cyclette 15 min',
  "corsa 20'",
])('%s typed in the editor is read as in the suggestion', (typed) => {
  const { name, values } = splitTypedRow(typed);
  const rows = [
    ['exercise', 'sets'],
    [`${name} ${values}`, ''],
  ];

  expect(values).not.toBe('');
  const [reading = ''] = readingsOf(parseTable([{ name: null, rows }], true));
  expect(reading).toContain(readTypedValues(name, values).read.split(' + ', 1)[0]);
  expect(name).toBe(parseLine(typed)[0]?.name);
});

test('what is read of the typed values is separate from what becomes the note', () => {
  expect(readTypedValues('Squat', "4x6 100 rec 2' RIR 2")).toEqual({ read: '4x6 @100 kg RIR 2 rec 02:00', note: '' });
  expect(readTypedValues('Squat', '4x6 100 lento')).toEqual({ read: '4x6', note: '100 lento' });
});
