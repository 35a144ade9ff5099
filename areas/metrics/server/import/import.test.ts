import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { multipart } from '#database/testing/multipart.ts';
import { metricRoutes } from '../../contract.ts';
import { metricTypeRoutes } from '../../contract/type-routes.ts';
import type { ImportPreview, ImportResult } from '../../contract/import.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

/** Sends a file as the web does: a preview, or with chosen metrics the import. */
async function send(
  content: string | Buffer,
  { isOwn = false, ...fields }: { isOwn?: boolean } & Record<string, unknown> = {},
) {
  const texts = Object.entries(fields).map(([name, value]) => ({ name, content: String(value) }));
  const form = multipart([...texts, { name: 'file', fileName: 'pesi.csv', content: Buffer.from(content) }]);
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/${isOwn ? 'my' : `clients/${clientId}`}/metrics/import${'metrics' in fields ? '' : '/preview'}`,
    headers: { authorization: `Bearer ${isOwn ? studio.client : studio.admin}`, ...form.headers },
    payload: form.payload,
  });
  const { code, message, data } = reply.json() as { code: string; message: string; data: unknown };
  const { preview, imported } = (data ?? {}) as { preview?: ImportPreview; imported?: ImportResult };
  return { status: reply.statusCode, code, message, preview, imported };
}

async function importedOf(metric: string) {
  const { metrics } = (await server.ask(metricRoutes.list.client, { clientId }, studio.admin)).data;
  const metricId = metrics.find(({ metricType }) => metricType.metric === metric)?.id;
  if (!metricId) return [];
  const { values } = (await server.ask(metricRoutes.details.client, { clientId, metricId }, studio.admin)).data;
  return values.filter(({ source }) => source === 'import').map(({ day, value, entered }) => ({ day, value, entered }));
}

const table = 'Data;Peso (kg);Vita (cm)\n2026-09-01;72,5;80\n2026-09-08;71.9;\n2026-09-15;7,1;79';
const counts = ({ preview }: Awaited<ReturnType<typeof send>>) =>
  preview?.metrics.map(({ metricType, added, updated, unchanged }) => [metricType.metric, added, updated, unchanged]);

test('the preview says what would be added and refused with its line, and stores nothing', async () => {
  const { preview, ...reply } = await send(table);

  expect(counts({ preview, ...reply })).toEqual([
    ['weight', 2, 0, 0],
    ['waist', 2, 0, 0],
  ]);
  expect(preview?.problems).toEqual([
    { line: 4, column: 'Peso (kg)', text: '7,1', code: 'range', range: { min: 20, max: 350, unitCode: 'kg' } },
  ]);
  expect(await importedOf('weight')).toEqual([]);
});

test('an import adds the chosen metrics once, and a corrected file changes what it added', async () => {
  expect((await send(table, { metrics: 'weight' })).imported).toEqual({ added: 2, updated: 0, unchanged: 0 });
  expect((await send(table, { metrics: 'weight' })).imported).toEqual({ added: 0, updated: 0, unchanged: 2 });
  expect(await importedOf('waist')).toEqual([]);

  const corrected = table.replace('71.9', '71.4');
  expect(counts(await send(corrected))).toContainEqual(['weight', 0, 1, 1]);
  await send(corrected, { metrics: 'weight,waist' });
  expect(await importedOf('weight')).toEqual([
    { day: '2026-09-08', value: 71.4, entered: { text: '71.4', unit: 'kg' } },
    { day: '2026-09-01', value: 72.5, entered: { text: '72,5', unit: 'kg' } },
  ]);
});

test('the same file imported eight times at once adds its values once', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(table, { metrics: 'weight,waist' })));

  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(replies.reduce((sum, { imported }) => sum + (imported?.added ?? 0), 0)).toBe(4);
  expect([await importedOf('weight'), await importedOf('waist')].map((values) => values.length)).toEqual([2, 2]);
});

test('a weight that differs a lot from its neighbours is asked about, kept by default and left out by its line', async () => {
  const file = 'Data;Peso (kg)\n2026-09-01;72\n2026-09-02;72\n2026-09-03;27,2\n2026-09-04;72,4\n2026-09-05;72';
  const { preview } = await send(file);
  expect(preview).toMatchObject({
    unusualCount: 1,
    unusual: [{ line: 4, day: '2026-09-03', value: 27.2, near: { value: 72 } }],
  });

  expect((await send(file, { metrics: 'weight', leftOutLines: '4' })).imported?.added).toBe(4);
  expect((await send(file, { metrics: 'weight' })).imported).toEqual({ added: 1, updated: 0, unchanged: 4 });
});

test('a client imports their own values, but does not replace those that the professional imported', async () => {
  await send(table, { metrics: 'weight' });
  const other = table.replace('72,5', '73');
  const { preview } = await send(other, { isOwn: true });
  expect(preview?.problems.map(({ line, code }) => `${line} ${code}`)).toEqual(['2 of_professional', '4 range']);

  expect((await send(other, { isOwn: true, metrics: 'weight,waist' })).status).toBe(200);
  expect((await importedOf('weight')).map(({ value }) => value)).toEqual([71.9, 72.5]);
  expect(await importedOf('waist')).toHaveLength(2);
});

test('pounds are stored in kg, chosen by the file or by the user, and an own type is found by its name', async () => {
  const draft = { name: 'Salto da fermo', unit: 'cm', decimals: 0, direction: 'up' } as const;
  const { metric } = (await server.ask(metricTypeRoutes.createType, draft, studio.admin)).data.metricType;
  const file = 'date,weight,Salto da fermo\n09/13/2026,160,45';
  const fields = { weightUnit: 'lb', metrics: `weight,${metric}` };
  expect((await send(file)).preview?.asks).toEqual({ weightUnit: true, lengthUnit: true, dateOrder: false });
  await send(file, fields);

  expect(await importedOf('weight')).toEqual([
    { day: '2026-09-13', value: 72.5748, entered: { text: '160', unit: 'lb' } },
  ]);
  expect(await importedOf(metric)).toMatchObject([{ value: 45 }]);
});

test('files that are no table of measurements are refused with a reason, and none of them stops the server', async () => {
  const codes = async (content: string | Buffer) => (await send(content)).code;
  expect(await codes(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 1]))).toBe('import_not_a_table');
  expect(await codes('Ciao')).toBe('import_no_day');
  expect(await codes('Data;Umore\n2026-09-01;7')).toBe('import_no_metric');
  expect(await codes('Data;Peso')).toBe('import_empty');
  expect(await codes(`Data;Peso\n${'2026-09-01;72\n'.repeat(60_001)}`)).toBe('import_too_many_lines');
  expect((await send(table, { metrics: 'neck' })).code).toBe('import_nothing_chosen');
});

test('5,000 values of one file are stored in one request', async () => {
  const day = (index: number) => new Date(Date.UTC(2020, 0, 1, 0, index * 60)).toISOString();
  const lines = Array.from({ length: 5000 }, (_, index) => `${day(index)};${70 + (index % 50) / 10}`);
  const reply = await send(['Data;Peso kg', ...lines].join('\n'), { metrics: 'weight' });
  expect(reply.imported?.added).toBe(5000);
});

test('without the consent to health data nothing is imported', async () => {
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);
  expect((await send(table)).status).toBe(403);
  expect((await send(table, { isOwn: true, metrics: 'weight' })).status).toBe(403);
});
