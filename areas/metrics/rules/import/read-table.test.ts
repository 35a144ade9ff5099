import { expect, test } from 'vitest';
import { builtInTypes } from '../../contract/types.ts';
import type { ReadingChoices } from '../../contract/import.ts';
import type { NamedMetric } from './columns.ts';
import { readTable, type TableContent } from './read-table.ts';

const named = (metric: keyof typeof builtInTypes, ...names: string[]): NamedMetric => ({
  metric,
  unit: builtInTypes[metric].unit,
  names: [metric.replaceAll('_', ' '), ...names],
});
const metrics = [
  named('weight', 'peso'),
  named('waist', 'vita'),
  named('arms', 'braccia'),
  named('fat_mass', 'massa grassa', 'body fat'),
  named('daily_steps', 'passi'),
];
const defaults: ReadingChoices = { weightUnit: 'kg', lengthUnit: 'cm', dateOrder: 'day' };

function read(text: string, choices: Partial<ReadingChoices> = {}, timeZone = 'Europe/Rome') {
  const rows = text.split('\n').map((line) => line.split(';'));
  return readTable(rows, { metrics, choices: { ...defaults, ...choices }, timeZone, today: '2026-11-22' });
}

function content(...given: Parameters<typeof read>): TableContent {
  const result = read(...given);
  if (result.kind !== 'values') throw new Error(`content: ${result.kind}`);
  return result;
}

const short = ({ values }: TableContent) => values.map(({ metric, value, day }) => `${day} ${metric} ${value}`);
const faults = ({ problems }: TableContent) => problems.map(({ line, column, code }) => `${line} ${column} ${code}`);

test('72,5 and 72.5 are the same weight, and 1.072,5 or 72,5,1 is none', () => {
  const table = content('Data;Peso\n2026-11-01;72,5\n2026-11-02;72.5\n2026-11-03;1.072,5\n2026-11-04;72,5,1');
  expect(short(table)).toEqual(['2026-11-01 weight 72.5', '2026-11-02 weight 72.5']);
  expect(faults(table)).toEqual(['4 Peso number', '5 Peso number']);
});

test('160 lb are 72,5748 kg and stay written as 160 lb, wherever the file names the unit', () => {
  const expected = { metric: 'weight', value: 72.5748, entered: { text: '160', unit: 'lb' } };
  const inHeader = content('Date;Weight (lb)\n2026-11-01;160').values[0];
  const inRow = content('Date;Metric;Value;Unit\n2026-11-01;Weight;160;lbs').values[0];
  const chosen = content('Date;Weight\n2026-11-01;160', { weightUnit: 'lb' });
  expect([inHeader, inRow, chosen.values[0]]).toMatchObject([expected, expected, expected]);
  expect(chosen.asks).toEqual({ weightUnit: true, lengthUnit: false, dateOrder: false });
  expect(content('Date;Weight (kg)\n2026-11-01;72').asks.weightUnit).toBe(false);
});

test('inches, feet, stone and metres become cm and kg; a weight in cm is refused', () => {
  const table = content(
    'Date;Metric;Value;Unit\n2026-11-01;waist;30;in\n2026-11-02;waist;0.8;m\n2026-11-03;weight;11;st\n2026-11-04;weight;70;cm',
  );
  expect(table.values.map(({ value }) => value)).toEqual([76.2, 80, 69.8532]);
  expect(faults(table)).toEqual(['5 weight unit']);
});

test('empty cells, dashes and n/a are missing and never zero; a written 0 kg is refused', () => {
  const table = content('Data;Peso;Vita\n2026-11-01;;80\n2026-11-02;-;n/a\n2026-11-03;0;79');
  expect(short(table)).toEqual(['2026-11-01 waist 80', '2026-11-03 waist 79']);
  expect(faults(table)).toEqual(['4 Peso range']);
});

test('a value of 15 January at 00:30 or 23:30 is one of 15 January, whatever the offset and the zone of the reader', () => {
  const text =
    'Date;Weight kg\n2026-01-15 00:30:00 +0100;72\n2026-01-15 23:30:00 -0800;73\n2026-01-15T23:30:00+14:00;74';
  for (const zone of ['Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati'])
    expect(content(text, {}, zone).values.map(({ day }) => day)).toEqual(['2026-01-15', '2026-01-15', '2026-01-15']);
  expect(content(text).values[0]?.instant).toBe('2026-01-14T23:30:00.000Z');
});

test('a time with a Z has the day of the reader: 23:30 UTC is already the 16th in Rome', () => {
  const text = 'Date;Weight kg\n2026-01-15T23:30:00Z;72';
  expect(content(text).values[0]?.day).toBe('2026-01-16');
  expect(content(text, {}, 'America/Los_Angeles').values[0]?.day).toBe('2026-01-15');
});

test('half past two stays on its day in the nights in which summer time begins and ends', () => {
  const text = 'Data;Ora;Peso kg\n2026-03-29;02:30;72\n2026-10-25;02:30;73';
  expect(content(text).values).toMatchObject([
    { day: '2026-03-29', instant: '2026-03-29T01:30:00.000Z' },
    { day: '2026-10-25', instant: '2026-10-25T00:30:00.000Z' },
  ]);
});

test('3/4/2026 is asked about, 13/4/2026 shows that the day comes first, and 2026-13-04 is no date', () => {
  const open = (order: 'day' | 'month') => content('Date;Weight kg\n3/4/2026;72', { dateOrder: order });
  expect([open('day').values[0]?.day, open('month').values[0]?.day]).toEqual(['2026-04-03', '2026-03-04']);
  expect(open('day').asks.dateOrder).toBe(true);

  const clear = content('Date;Weight kg\n3/4/2026;72\n13/4/2026;73\n2026-13-04;74', { dateOrder: 'month' });
  expect(short(clear)).toEqual(['2026-04-03 weight 72', '2026-04-13 weight 73']);
  expect(clear.asks.dateOrder).toBe(false);
  expect(faults(clear)).toEqual(['4 Date date']);
});

test('tomorrow, an unknown metric, 8,412 steps and the same moment twice are refused with their line', () => {
  const table = content(
    'Data;Misura;Valore\n2026-11-23;Peso;72\n2026-11-01;Umore;7\n2026-11-01;Passi;8,412\n2026-11-01;Peso;72\n2026-11-01;Peso;73',
  );
  expect(faults(table)).toEqual(['2 Data future', '3 Misura metric', '4 Passi number', '6 Peso twice']);
});

test('the sides of the arms are two values of a day, and columns that are no metric are named', () => {
  const table = content('Data;Braccia dx (cm);Braccia sx (cm);Umore\n2026-11-01;31,5;31;7');
  expect(table.values).toMatchObject([
    { metric: 'arms', side: 'R', value: 31.5 },
    { metric: 'arms', side: 'L', value: 31 },
  ]);
  expect(table.leftOutColumns).toEqual(['Umore']);
});

test('a file without a column of days, without a metric or without a value is refused as such', () => {
  expect(read('Peso\n72').kind).toBe('no-day');
  expect(read('Data;Umore\n2026-11-01;7').kind).toBe('no-metric');
  expect(read('Data;Peso').kind).toBe('empty');
  expect(read('').kind).toBe('empty');
});

test('a number that was corrected in the file has the key of the former one', () => {
  const key = (text: string) => content(text).values[0]?.key;
  expect(key('Data;Peso\n2026-11-01;72')).toBe(key('Data;Peso\n2026-11-01;73'));
  expect(key('Data;Peso;id\n2026-11-01;72;a7')).toBe(key('Data;Peso;id\n2026-11-02;73;a7'));
});
