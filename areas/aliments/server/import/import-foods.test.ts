import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { connect } from '#shell/server/database/connect.ts';
import { alimentRoutes } from '../../contract/library.ts';
import { loadAliments } from '../catalogue.ts';
import { withThousands } from './progress-line.ts';
import { startImport } from './testing/run-import.ts';
import { writeSample } from './testing/samples.ts';

// Each import starts a process.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openOwnTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.owner.query('truncate system_aliments, aliments, aliment_imports');
});

const run = (...commandArguments: string[]) => startImport(server.ownerUrl, commandArguments).ended;

const productLine = (number: number, changes: object = {}) =>
  JSON.stringify({
    code: `2${String(number).padStart(9, '0')}`,
    lang: 'it',
    product_name: `Biscotto numero ${number}`,
    brands: 'Forno',
    nutriments: { 'energy-kcal_100g': 450, proteins_100g: 7, carbohydrates_100g: 66, fat_100g: 16 },
    ...changes,
  });
const productFile = (lines: string[]) =>
  path.join(writeSample({ 'products.jsonl': `${lines.join('\n')}\n` }), 'products.jsonl');
const products = (count: number) => productFile(Array.from({ length: count }, (_, index) => productLine(index)));

const countOf = async (table: 'system_aliments' | 'aliments', where = 'true') =>
  (await server.owner.query(`select count(*)::int as total from ${table} where ${where}`)).rows[0].total;
const foodNamed = async (name: string) =>
  (await server.owner.query(`select * from system_aliments where name_it = $1`, [name])).rows[0];
const importRow = async () => (await server.owner.query('select * from aliment_imports')).rows[0];

test('products are added to the library with their source and licence, and found; the same file again changes nothing', async () => {
  const file = productFile([productLine(1), productLine(2, { product_name: 'Frollino al miele' })]);
  const first = await run(file);
  const second = await run(file);

  expect(first.text).toContain('Open Database License');
  expect(first.text).toContain('2 foods added to the library, 0 updated, 0 unchanged');
  expect(second.text).toContain('0 foods added to the library, 0 updated, 2 unchanged');
  expect(await importRow()).toMatchObject({
    source: 'off',
    foods_read: 2,
    account_name: null,
    licence: expect.stringContaining('ODbL'),
  });
  const { aliments } = (await server.ask(alimentRoutes.list, { search: 'frollino miele' }, studio.admin)).data;
  expect(aliments).toMatchObject([
    { name: 'Frollino al miele', brand: 'Forno', source: 'off', isOwn: false, calories: 450 },
  ]);
});

test('a later file changes numbers only: names, category, portions and allergens that a person corrected stay', async () => {
  await run(productFile([productLine(1, { allergens_tags: ['en:milk'] })]));
  await server.owner.query(`update system_aliments set name_it = 'Biscotto corretto', category = 'bakery', name_en = '',
    portions = '[{"label":"1 biscotto","label_en":"","grams":8,"isDefault":true}]', allergens = allergens || '{"eggs":"contains"}'`);
  const changed = {
    product_name: 'Biscotto nuovo',
    product_name_en: 'New biscuit',
    allergens_tags: ['en:nuts'],
    traces_tags: ['en:milk'],
  };
  const { text } = await run(productFile([productLine(1, { ...changed, nutriments: { 'energy-kcal_100g': 460 } })]));

  expect(text).toContain('0 foods added to the library, 1 updated');
  expect(await foodNamed('Biscotto corretto')).toMatchObject({
    category: 'bakery',
    name_en: 'New biscuit',
    calories: 460,
    protein_tot: null,
    portions: [{ label: '1 biscotto', label_en: '', grams: 8, isDefault: true }],
    allergens: { milk: 'contains', eggs: 'contains', nuts: 'contains' },
  });
});

test('lines that cannot be read are in a file beside the source with line and reason, and the others are stored', async () => {
  const file = productFile([
    productLine(1),
    '{"code": "12',
    productLine(3, { nutriments: { proteins_100g: 900, fat_100g: 5 } }),
    productLine(4),
  ]);
  const { text, code } = await run(file);

  expect(code).toBe(0);
  expect(text).toContain('1 foods left out, 1 values left out or converted.');
  expect(readFileSync(`${file}.rejected.csv`, 'utf8').split('\n')).toEqual([
    'line,food,field,value,reason',
    '2,,,"{""code"": ""12",not a complete JSON object',
    '3,2000000003,protein_tot,900,more than 100 g in 100 g',
    '',
  ]);
  expect(await countOf('system_aliments')).toBe(3);
});

test('an import that is killed continues where it was, and every food is stored once', async () => {
  const file = products(12_000);
  const { child, ended } = startImport(server.ownerUrl, [file]);
  while (((await importRow())?.foods_read ?? 0) < 2000) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await ended;
  const storedBefore = await countOf('system_aliments');
  expect(storedBefore).toBeLessThan(12_000);
  const { text } = await run(file);

  expect(text).toMatch(/Continued after [2-9],\d{3} foods|Continued after 1\d,\d{3} foods/);
  expect(await countOf('system_aliments')).toBe(12_000);
  expect(await importRow()).toMatchObject({ foods_read: 12_000, foods_stored: 12_000, finished_at: expect.anything() });
});

test('two imports of the same file at once store every food once', async () => {
  const file = products(5000);
  const runs = await Promise.all([run(file), run(file)]);

  expect(runs.map(({ code }) => code)).toEqual([0, 0]);
  expect(await countOf('system_aliments')).toBe(5000);
});

test('a repeated product in one file is stored once, with and without leading zeros', async () => {
  const codes = ['8001505005707', '08001505005707', '8001505005707'];
  await run(
    productFile(codes.map((code, index) => productLine(1, { code, nutriments: { proteins_100g: index + 1 } }))),
  );

  expect(await countOf('system_aliments')).toBe(1);
  expect(await foodNamed('Biscotto numero 1')).toMatchObject({ protein_tot: 3, barcode: '8001505005707' });
});

test('the catalogue of the product keeps imported foods of its sources and the numbers of a newer edition', async () => {
  const owner = connect(server.ownerUrl, 1);
  const load = async () => {
    await owner.query(`delete from installation where name = 'aliment catalogue'`);
    await loadAliments(owner);
  };
  await load();
  const { name_it, name_en } =
    (await owner.query(`select * from system_aliments where source = 'ciqual' and source_ref = '9100'`)).rows[0] ?? {};
  const compo = (food: string, kcal: number) =>
    `<COMPO><alim_code> ${food} </alim_code><const_code> 328 </const_code><teneur> ${kcal} </teneur></COMPO>`;
  const folder = writeSample({
    'alim_2025_11_03.xml': `<TABLE><ALIM><alim_code> 9100 </alim_code><alim_nom_eng> Rice 2025 </alim_nom_eng></ALIM><ALIM><alim_code> 99999 </alim_code><alim_nom_eng> Newcomer </alim_nom_eng></ALIM></TABLE>`,
    'compo_2025_11_03.xml': `<TABLE>${compo('9100', 351)}${compo('99999', 77)}</TABLE>`,
  });
  const { text } = await run(folder);
  await load();
  await owner.end();

  expect(text).toContain('1 foods added to the library, 1 updated');
  const { rows } = await server.owner.query(
    `select name_it, name_en, calories, edition, archived_at from system_aliments where source_ref in ('9100', '99999') and source = 'ciqual' order by source_ref`,
  );
  expect(rows).toEqual([
    { name_it, name_en, calories: 351, edition: 'CIQUAL 2025', archived_at: null },
    { name_it: '', name_en: 'Newcomer', calories: 77, edition: 'CIQUAL 2025', archived_at: null },
  ]);
});

test('a value that the database refuses leaves out its food only', async () => {
  const file = productFile([
    ...Array.from({ length: 30 }, (_, index) => productLine(index)),
    productLine(99, { nutriments: { 'energy-kcal_100g': 1 } }),
  ]);
  await server.owner.query(`alter table system_aliments add constraint no_one check (calories <> 1)`);
  const { text } = await run(file);
  await server.owner.query(`alter table system_aliments drop constraint no_one`);

  expect(text).toContain('30 foods added');
  expect(readFileSync(`${file}.rejected.csv`, 'utf8')).toContain('31,2000000099,,,');
});

test('a compressed file that ends too early stores the foods before its end and says so', async () => {
  const content = gzipSync(readFileSync(products(3000)));
  const file = path.join(
    writeSample({ 'products.jsonl.gz': content.subarray(0, content.length / 2) }),
    'products.jsonl.gz',
  );
  const { code, text } = await run(file);

  expect([code, text]).toEqual([1, expect.stringContaining('is incomplete or damaged')]);
  const stored = await countOf('system_aliments');
  expect(stored).toBeGreaterThan(500);
  expect(await importRow()).toMatchObject({ foods_stored: stored, finished_at: null });

  writeFileSync(file, content);
  expect((await run(file)).text).toContain(`${withThousands(3000 - stored)} foods added to the library`);
});
