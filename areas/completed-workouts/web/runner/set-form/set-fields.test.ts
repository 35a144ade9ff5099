import { expect, test } from 'vitest';
import { type Field, fieldsOf, toMeasurement, parseField, stepField, stepOf, formatField } from './set-fields.ts';

const settings = { loadStepKg: 2.5 };
const [weight, reps] = fieldsOf({ type: 'reps', value: '', weight: '' }, settings) as [Field, Field];
const [seconds] = fieldsOf({ type: 'time', value: '45 s', weight: '' }, settings) as [Field];
const [kilometres] = fieldsOf({ type: 'distance', value: '5 km', weight: '' }, settings) as [Field];
const [metres] = fieldsOf({ type: 'distance', value: '400 m', weight: '' }, settings) as [Field];
const [minutes] = fieldsOf({ type: 'emom', value: '10 min', weight: '' }, settings) as [Field];

test.each([
  ['82,5', 82.5],
  ['82.5', 82.5],
  ['82,', 82],
  [' 80 ', 80],
  ['0', 0],
  ['', null],
  ['82,456', 82.46],
  ['-20', -20],
  ['−12,5', -12.5],
  ['80 kg', 80],
  ['80kg', 80],
  ['82,5 Kg', 82.5],
  ['+10 kg', 10],
  ['-20 kg', -20],
  ['−20kg', -20],
  ['176 lb', 79.8],
  ['176lbs', 79.8],
])('a weight typed as "%s" is %s kg', (text, weightKg) => {
  expect(parseField(weight, text)).toBe(weightKg);
});

test.each(['24 kg per mano', '24 per mano', '24 kg each', '12 cad.'])(
  'a weight "%s" is read only where it is per hand',
  (text) => {
    const [perHand] = fieldsOf({ type: 'reps', value: '', weight: '' }, { ...settings, isPerHand: true }) as [Field];

    expect(parseField(perHand, text)).toBe(Number.parseInt(text, 10));
    expect(parseField(weight, text)).toBeUndefined();
  },
);

test.each([
  '-301',
  '--5',
  '-',
  '1.000,5',
  'ottanta',
  '1001',
  'NaN',
  '8 0',
  '75%',
  '2x20 kg',
  '80-85 kg',
  '24+24',
  '1001 kg',
  '80 kg circa',
])('a weight typed as "%s" is invalid', (text) => {
  expect(parseField(weight, text)).toBeUndefined();
});

test('eight and a half reps are invalid, and reps are required for a set counted in reps', () => {
  expect(parseField(reps, '8,5')).toBeUndefined();
  expect(parseField(reps, '8')).toBe(8);
  expect(parseField(reps, '')).toBeUndefined();
});

test('a time is typed as 1:30 or as 90 seconds', () => {
  expect(parseField(seconds, '1:30')).toBe(90);
  expect(parseField(seconds, '90')).toBe(90);
  expect(parseField(seconds, '1:')).toBe(1);
  expect(parseField(seconds, '1:99')).toBeUndefined();
  expect(parseField(seconds, '')).toBeNull();
});

test('three or four digits without a colon are minutes and seconds, as the label of the field says', () => {
  expect(parseField(seconds, '130')).toBe(90);
  expect(parseField(seconds, '2830')).toBe(28 * 60 + 30);
  expect(parseField(seconds, '1,30')).toBe(90);
  expect(parseField(seconds, '45')).toBe(45);
});

test('digits that are no minutes and seconds are invalid: 190 may be 190 seconds or 1:90, and 12830 needs its colons', () => {
  expect(parseField(seconds, '190')).toBeUndefined();
  expect(parseField(seconds, '12830')).toBeUndefined();
  expect(parseField(seconds, '1:28:30')).toBe(5310);
});

test.each([
  [reps, '8 rip', 8],
  [reps, '8 reps', 8],
  [seconds, '45 s', 45],
  [seconds, '1 min 30', 90],
  [minutes, '10 min', 600],
  [minutes, "10'", 600],
  [minutes, '10’', 600],
  [kilometres, '400 m', 400],
  [kilometres, '5,2 km', 5200],
  [metres, '1 km', 1000],
])('an amount is read with its unit: in %j "%s" is %s', (field, text, value) => {
  expect(parseField(field, text)).toBe(value);
});

test('an amount with the unit of something else is invalid', () => {
  expect(parseField(reps, '8 kg')).toBeUndefined();
  expect(parseField(minutes, '10 kg')).toBeUndefined();
  expect(parseField(metres, '400 kg')).toBeUndefined();
  expect(parseField(minutes, '90 s')).toBeUndefined();
});

test.each([
  [kilometres, '5 km 300 m'],
  [metres, '400-500 m'],
  [metres, '400 m x 3'],
  [seconds, '30-45 s'],
  [seconds, '30-45'],
  [seconds, '45 s x 2'],
  [minutes, '10-12 min'],
  [minutes, '10 min + 5'],
  [seconds, '10 min 5 kg'],
])('more than one amount is invalid, of which the first one would be stored: in %j "%s"', (field, text) => {
  expect(parseField(field, text)).toBeUndefined();
});

test.each([
  [seconds, '1\'30"', 90],
  [seconds, '1 min e 30 sec', 90],
  [seconds, '1m30s', 90],
  [minutes, '1 h 10 min', 4200],
  [minutes, '10:00 min', 600],
  [metres, '1.000 m', 1000],
])('one amount in two parts or with a separator is read: in %j "%s" is %s', (field, text, value) => {
  expect(parseField(field, text)).toBe(value);
});

test('a distance prescribed in kilometres is typed in kilometres and stored in metres', () => {
  expect(parseField(kilometres, '5,25')).toBe(5250);
  expect(formatField(kilometres, { metres: 5250 })).toBe('5,25');
  expect(parseField(metres, '400')).toBe(400);
  expect(parseField(kilometres, '501')).toBeUndefined();
});

test('the minutes of an EMOM are stored as seconds', () => {
  expect(toMeasurement(minutes, parseField(minutes, '8') ?? null)).toEqual({ seconds: 480 });
  expect(formatField(minutes, { seconds: 600 })).toBe('10');
});

test('a help of 20 kg goes by steps up to 0, and its minus to more help', () => {
  expect(stepField(weight, '-20', 1)).toBe('-17,5');
  expect(stepField(weight, '-1', 1)).toBe('1,5');
  expect(stepField(weight, '-20', -1)).toBe('-22,5');
  expect(formatField(weight, { weightKg: -12.5 })).toBe('-12,5');
  expect(parseField(reps, '-8')).toBeUndefined();
});

test('plus goes from 80 to 82.5 kg, minus never below 0, and an empty field starts at 0', () => {
  expect(stepField(weight, '80', 1)).toBe('82,5');
  expect(stepField(weight, '1,25', -1)).toBe('0');
  expect(stepField(weight, '', 1)).toBe('2,5');
  expect(stepField(reps, '1000', 1)).toBe('1000');
});

test('the step of the load is the one of the coach, 1.25 kg', () => {
  const [finer] = fieldsOf({ type: 'reps', value: '', weight: '' }, { loadStepKg: 1.25 }) as [Field];

  expect(stepField(finer, '20', 1)).toBe('21,25');
});

test('plus adds 5 seconds, and a minute to an EMOM', () => {
  expect(stepField(seconds, '0:58', 1)).toBe('01:03');
  expect(stepField(minutes, '10', 1)).toBe('11');
});

test.each([
  [metres, '', '5', '0'],
  [metres, '20', '25', '15'],
  [metres, '100', '110', '95'],
  [metres, '400', '410', '390'],
  [metres, '500', '550', '490'],
  [metres, '2000', '2100', '1950'],
  [kilometres, '0,4', '0,41', '0,39'],
  [kilometres, '5', '5,1', '4,9'],
] as const)('the steps of a distance fit it: in %j from %s up to %s and down to %s', (field, distance, more, less) => {
  expect([stepField(field, distance, 1), stepField(field, distance, -1)]).toEqual([more, less]);
});

test('the buttons of a distance say their own steps', () => {
  expect([stepOf(metres, '100', 1), stepOf(metres, '100', -1), stepOf(kilometres, '5', 1)]).toEqual([10, 5, 0.1]);
});

test('a distance of 1.500 metres is fifteen hundred, and a load of 62.500 kg is refused', () => {
  expect(parseField(metres, '1.500')).toBe(1500);
  expect(parseField(metres, '1,5')).toBe(1.5);
  expect(parseField(weight, '62.500')).toBeUndefined();
});
