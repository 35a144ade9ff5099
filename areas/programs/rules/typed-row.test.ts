import { expect, test } from 'vitest';
import { splitTypedRow } from './typed-row.ts';

test.each([
  ['leg extension 3x10+8+6 @40+30+20kg', 'leg extension', '3x10+8+6 @40+30+20kg'],
  ['Squat 4 x 8 rec 90', 'Squat', '4 x 8 rec 90'],
  ['Plank 3x45"', 'Plank', '3x45"'],
  ['Trazioni 4xmax', 'Trazioni', '4xmax'],
  ['Leg press 45° 3 serie da 12', 'Leg press 45°', '3 serie da 12'],
  ['Curl @12', 'Curl', '@12'],
])('%s typed in one go is %s with %s', (typed, name, values) => {
  expect(splitTypedRow(typed)).toEqual({ name, values });
});

test.each(['leg extension', 'Leg press 45°', 'Chest press 2.0', '3x10', ''])(
  '%s has no values behind a name',
  (typed) => {
    expect(splitTypedRow(typed)).toEqual({ name: typed, values: '' });
  },
);
