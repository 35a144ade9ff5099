import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { alimentRoutes } from '../../contract/library.ts';
import { alimentDraft } from '../../example.ts';
import { startImport } from './testing/run-import.ts';
import { writeSample } from './testing/samples.ts';

// Each import starts a process.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.owner.query('delete from aliments where account_id = $1', [studio.accountId]);
});

const run = (...commandArguments: string[]) => startImport(server.ownerUrl, commandArguments).ended;
const countOwn = async () =>
  (await server.owner.query('select count(*)::int as total from aliments where account_id = $1', [studio.accountId]))
    .rows[0].total;

const table = (rows: string[]) =>
  path.join(
    writeSample({ 'mie.csv': ['Nome;kcal;Proteine;Carboidrati;Grassi;Barcode', ...rows].join('\n') }),
    'mie.csv',
  );
const adminEmail = async () =>
  (
    await server.owner.query(
      `select email from users join memberships on user_id = users.id where memberships.account_id = $1 and role = 'admin'`,
      [studio.accountId],
    )
  ).rows[0].email as string;

test('an own table shows its columns and stores nothing without a yes', async () => {
  const { code, text } = await run(table(['Pane;265;8;49;3;']), '--account', await adminEmail());

  expect(code).toBe(1);
  expect(text).toContain('Nome         name_it');
  expect(text).toContain('Nothing was imported. Add --yes');
  expect(await countOwn()).toBe(0);
});

test('an own table becomes foods of the account; again with other numbers, it updates them, and an open editor gets a conflict', async () => {
  const email = await adminEmail();
  await run(table(['Pane di casa;265;8,2;49;3;8001234567894', 'Torta;300;5;40;12;']), '--account', email, '--yes');
  const { aliments } = (await server.ask(alimentRoutes.list, { owner: 'own' }, studio.admin)).data;
  expect(aliments.map(({ name, calories, source }) => [name, calories, source])).toEqual([
    ['Pane di casa', 265, 'import'],
    ['Torta', 300, 'import'],
  ]);

  const { text } = await run(
    table(['Pane di casa;270;8,2;49;3;8001234567894', 'Torta;300;5;40;12;']),
    '--account',
    email,
    '--yes',
  );
  expect(text).toContain('0 foods added to Studio');
  expect(text).toContain('1 updated, 1 unchanged');
  const [bread] = (await server.ask(alimentRoutes.list, { owner: 'own' }, studio.admin)).data.aliments;
  expect(bread).toMatchObject({ calories: 270, version: 2 });
});

test('foods that the account has already, by name or barcode, are left out with the reason', async () => {
  await server.ask(
    alimentRoutes.create,
    { ...alimentDraft, name: 'Purè di patate', name_en: '', barcode: '012345678905' },
    studio.admin,
  );
  const file = table([
    '  PURE  di patate ;80;2;14;2;',
    'Altro;90;2;14;2;12345678905',
    'Mela;50;0;12;0;',
    'mela ;51;0;12;0;',
    'Pera;55;0;13;0;8001505005707',
    'Pesca;40;1;9;0;08001505005707',
  ]);
  const { text } = await run(file, '--account', await adminEmail(), '--yes');

  expect(text).toContain('2 foods added');
  const lines = readFileSync(`${file}.rejected.csv`, 'utf8').trim().split('\n').slice(1);
  expect(lines.map((line) => line.split(',').at(-1))).toEqual([
    'repeated: a later row has the same number',
    'repeated: a later row has the same number',
    'the account has another food with this name',
    'the account has another food with this barcode',
  ]);
  expect(await countOwn()).toBe(3);
});

test.each([
  ['without a destination', [], 'give --account'],
  [
    'with an e-mail that no account has',
    ['--account', 'nessuno@example.com', '--yes'],
    'is not the admin of an account',
  ],
  ['for all accounts without a licence', ['--source', 'crea', '--yes'], '--source needs --licence'],
])('an own table %s is refused', async (_, options, message) => {
  const { code, text } = await run(table(['Pane;265;8;49;3;']), ...options);
  expect([code, text.includes(message)]).toEqual([1, true]);
});

test('an old Excel workbook is refused, and the message says how to save it', async () => {
  const folder = writeSample({ 'mie.xls': Buffer.from('d0cf11e0a1b11ae1', 'hex') });

  const { code, text } = await run(path.join(folder, 'mie.xls'), '--account', await adminEmail());

  expect([code, text.includes('save it as .xlsx or CSV')]).toEqual([1, true]);
});
