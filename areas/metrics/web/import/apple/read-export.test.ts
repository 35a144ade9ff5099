import { deflateSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type AppleFault, AppleHealthError } from '../../../rules/import/apple-values.ts';
import { appleLimits, isAppleExport, readAppleExport, type ReadLimits } from './read-export.ts';

declare const process: {
  memoryUsage(): { heapUsed: number; external: number };
  getBuiltinModule(name: 'node:buffer'): { Blob: typeof Blob };
};

/** The one of the platform, which can be streamed; jsdom has its own, which cannot. */
const { Blob: StreamedBlob } = process.getBuiltinModule('node:buffer');

const encode = (text: string) => new TextEncoder().encode(text);
const record =
  ' <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Bilancia" unit="kg" startDate="2026-11-01 07:12:00 +0100" value="72.5"/>\n';
const noise =
  ' <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" startDate="2026-11-01 07:12:00 +0100" value="61"/>\n';
const xml = (middle = noise) => encode(`<?xml version="1.0"?>\n<HealthData>\n${middle}${record}</HealthData>`);
const folder = 'apple_health_export';
const archive = (content = xml()) =>
  zipSync({
    [`${folder}/export_cda.xml`]: encode(`<ClinicalDocument>${'x'.repeat(5000)}</ClinicalDocument>`),
    [`${folder}/dati esportati.xml`]: content,
  });

const read = (content: Uint8Array<ArrayBuffer>, limits: Partial<ReadLimits> = {}) =>
  readAppleExport(new StreamedBlob([content]), () => {}, { ...appleLimits, ...limits });

const faultOf = (content: Uint8Array<ArrayBuffer>, limits?: Partial<ReadLimits>): Promise<AppleFault | undefined> =>
  read(content, limits).then(
    () => undefined,
    (error: unknown) => (error instanceof AppleHealthError ? error.fault : Promise.reject(error)),
  );

test('the archive of the phone and the xml in it give the same weights', async () => {
  const table = await read(xml());
  expect(table).toContain('weight,2026-11-01 07:12:00 +0100,72.5,kg,Bilancia');
  expect(await read(archive())).toBe(table);
  const isExport = (content: Uint8Array<ArrayBuffer>) => isAppleExport(new StreamedBlob([content]));
  expect(await Promise.all([xml(), archive(), encode('Data;Peso')].map(isExport))).toEqual([true, true, false]);
});

test('an export of 100 MB is read with less than 60 MB of memory more', async () => {
  const line = encode(noise.repeat(1000));
  const parts = [encode('<HealthData>\n'), ...Array.from({ length: Math.ceil(1e8 / line.length) }, () => line)];
  const file = new StreamedBlob([...parts, encode(`${record}</HealthData>`)]);
  const before = process.memoryUsage();
  let most = 0;
  const used = () =>
    process.memoryUsage().heapUsed + process.memoryUsage().external - before.heapUsed - before.external;
  const table = await readAppleExport(file, () => {
    most = Math.max(most, used());
  });

  expect(table.split('\n')).toHaveLength(2);
  expect(most / 1024 ** 2).toBeLessThan(60);
}, 60_000);

test('an archive that is cut, changed or packed to fill the memory is refused with its reason', async () => {
  const complete = archive(xml(noise.repeat(3000)));
  const changed = complete.slice();
  for (let at = 400; at < 420; at++) changed[at] = 0xff;
  const bomb = archive(xml(' '.repeat(3_000_000)));

  expect(await faultOf(complete.slice(0, complete.length / 2))).toBe('cut');
  expect(await faultOf(changed)).toBe('damaged');
  expect(await faultOf(bomb, { ratioFromBytes: 1_000_000 })).toBe('too_big');
  expect(await faultOf(xml(noise.repeat(10_000)), { maxBytes: 1_000_000 })).toBe('too_big');
  expect(await faultOf(zipSync({ 'a.txt': encode('ciao') }))).toBe('not_apple');
  expect(await faultOf(new Uint8Array([...encode('PK'), ...deflateSync(xml())]))).toBe('cut');
});

test('any cut of the archive gives a reason and never a table', async () => {
  const complete = archive();
  for (let bytes = 2; bytes < complete.length; bytes += 7)
    expect(['cut', 'damaged', 'not_apple']).toContain(await faultOf(complete.slice(0, bytes)));
});
