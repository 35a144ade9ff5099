import { expect, test } from 'vitest';
import { createAppleHealthReader } from './apple-health.ts';
import { type AppleFault, AppleHealthError } from './apple-values.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST Record type CDATA #REQUIRED value CDATA #IMPLIED>
]>
<HealthData locale="it_IT">
 <ExportDate value="2026-11-20 09:00:00 +0100"/>`;

function record(
  identifier: string,
  value: string,
  attributes: Partial<Record<'unit' | 'date' | 'device', string>> = {},
): string {
  const { unit = 'kg', date = '2026-11-01 07:12:00 +0100', device = 'Bilancia' } = attributes;
  return ` <Record type="HKQuantityTypeIdentifier${identifier}" sourceName="${device}" sourceVersion="1 > 0" unit="${unit}" creationDate="${date}" startDate="${date}" endDate="${date}" value="${value}"/>`;
}

function read(records: string[], end = '</HealthData>', step = Infinity): string[] {
  const reader = createAppleHealthReader();
  const text = [head, ...records, end].join('\n');
  for (let at = 0; at < text.length; at += step) reader.push(text.slice(at, at + step));
  return reader.end().split('\n');
}

function faultOf(work: () => unknown): AppleFault | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof AppleHealthError) return error.fault;
    throw error;
  }
  return undefined;
}

test('weight, fat, waist and height become lines with the line of the file; heart rates stay on the phone', () => {
  const table = read([
    record('BodyMass', '72.5'),
    record('HeartRate', '60', { unit: 'count/min' }),
    record('BodyFatPercentage', '0.182', { unit: '%', device: 'Anna&#39;s &quot;S&quot;' }),
  ]);
  expect(table).toEqual([
    'id,line,metric,date,value,unit,device',
    '2026-11-01T06:12:00Z Bilancia,8,weight,2026-11-01 07:12:00 +0100,72.5,kg,Bilancia',
    `"2026-11-01T06:12:00Z Anna's ""S""",10,fat_mass,2026-11-01 07:12:00 +0100,18.2,%,"Anna's ""S"""`,
  ]);
});

test('the steps of a day are those of the device that counted most, not the sum of telephone and watch', () => {
  const steps = (value: string, device: string, day = '2026-11-01') =>
    record('StepCount', value, { unit: 'count', device, date: `${day} 10:00:00 +0100` });
  const table = read([
    steps('400', 'iPhone'),
    steps('500', 'Watch'),
    steps('300', 'Watch'),
    steps('7', 'iPhone', '2026-11-02'),
  ]);
  expect(table.slice(1)).toEqual([
    'steps 2026-11-01,8,daily_steps,2026-11-01,800,count,',
    'steps 2026-11-02,11,daily_steps,2026-11-02,7,count,',
  ]);
});

test('a file that arrives in parts of any size gives the same table', () => {
  const records = Array.from({ length: 20 }, (_, index) => record('BodyMass', String(70 + index)));
  const expected = read(records);
  for (const step of [1, 7, 64, 333]) expect(read(records, undefined, step)).toEqual(expected);
});

test('hostile and broken files are refused with their reason', () => {
  const push = (text: string) =>
    faultOf(() => {
      const reader = createAppleHealthReader();
      reader.push(text);
      reader.end();
    });
  const bomb = '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]><HealthData><Record type="&b;"/></HealthData>';

  expect(push(bomb)).toBe('entities');
  expect(push('{"weight": 72}')).toBe('not_apple');
  expect(push('<gpx><trk/></gpx>')).toBe('not_apple');
  expect(push('')).toBe('not_apple');
  expect(push(`<a>${' '.repeat(300_000)}`)).toBe('not_apple');
  expect(faultOf(() => read([record('BodyMass', '72')], ''))).toBe('cut');
  expect(faultOf(() => read([], ` <Record type="${'x'.repeat(200_000)}`))).toBe('damaged');
  expect(faultOf(() => read([record('HeartRate', '60')]))).toBe('no_values');
});
