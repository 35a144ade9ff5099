import { describe, expect, test } from 'vitest';
import { type Source, type TableOwners, tableFaults, uncheckedRowFaults } from './check-tables.ts';
import { tablesInSource } from './tables-in-source.ts';
import { tablesInSql } from './tables-in-sql.ts';

const tables = new Set(['clients', 'folders', 'programs', 'users']);

describe('an SQL text', () => {
  test.each([
    ['select * from programs p, clients as c join folders on true', ['programs', 'clients', 'folders'], []],
    ['with recent as (select 1 from programs) select * from recent', ['programs'], []],
    ['with a (x) as materialized (select 1), b as (select 2) select * from a, b', [], []],
    ['update folders set name = $1 from programs where true', ['programs'], ['folders']],
    ['insert into folders (id) select id from clients on conflict do nothing', ['clients'], ['folders']],
    ['delete from folders using clients where true', ['clients'], ['folders']],
    ['select id from programs for no key update', ['programs'], []],
    ["select 'from users' -- from users\n from clients", ['clients'], []],
    ['select (select max(x) from programs), y from clients', ['programs', 'clients'], []],
    ['select extract(epoch from folders.made), unnest(a) from "clients"', ['clients'], []],
    ['refresh materialized view folders', [], ['folders']],
    ['view folders', [], []],
  ])('%s', (text, reads, writes) => {
    const found = tablesInSql(text);

    expect(found.reads.filter((name) => tables.has(name))).toEqual(reads);
    expect(found.writes.filter((name) => tables.has(name))).toEqual(writes);
  });
});

describe('a source', () => {
  const read = (code: string) => tablesInSource('store.ts', code, tables);

  test('is read for Kysely calls, aliases among them, and for raw SQL', () => {
    const found = read(`
      db.selectFrom(['clients', 'users as u']).leftJoin('folders as f', 'f.id', 'u.id').select('programs.id');
      sql\`select 1 from programs where id = \${id}\`;
      db.updateTable('folders').set({});`);

    expect(found).toMatchObject({ reads: ['clients', 'folders', 'programs', 'users'], writes: ['folders'] });
  });

  test('whose table is computed names every table that stands in a string', () => {
    expect(read(`const t = own ? 'folders' : 'programs'; sql\`update \${sql.table(t)} set a = 1\`;`).writes).toEqual([
      'folders',
      'programs',
    ]);
    expect(read(`select(['a'].as('programs'))`).reads).toEqual([]);
  });

  test('that reads rows of a raw statement without a schema is found, one that ignores them is not', () => {
    expect(read('const { rows } = await sql`select 1`.execute(db);').uncheckedRows).toEqual([1]);
    expect(read('const name = (await pool.query("select 1")).rows[0].name;').uncheckedRows).toEqual([1]);
    expect(read('await sql`delete from users`.execute(db);').uncheckedRows).toEqual([]);
    expect(read('const rows = await db.selectFrom("users").execute();').uncheckedRows).toEqual([]);
  });
});

describe('the owners of tables', () => {
  const owners: TableOwners = {
    areas: {
      clients: { tables: ['clients', 'users'], reads: [] },
      programs: { tables: ['programs', 'folders'], reads: ['clients'] },
    },
    functions: { is_used: ['programs'] },
    exceptions: [],
  };
  const many = Array.from({ length: 100 }, () => source('shell', 'select 1'));
  const faults = (...sources: Source[]) => tableFaults(owners, [...tables], [...many, ...sources]);
  const used = source('programs', 'select 1 from clients');

  function source(area: string, statement: string): Source {
    return { file: `${area}.ts`, area, ...tablesInSource('x.ts', `sql\`${statement}\``, tables) };
  }

  test('let an area read below it and write its own', () => {
    expect(faults(used, source('programs', 'insert into programs select 1 from clients'))).toEqual([]);
  });

  test.each([
    ['a read above it', source('clients', 'select 1 from programs'), 'clients.ts reads programs of programs'],
    ['a read in a function', source('clients', 'select is_used(1)'), 'clients.ts reads programs of programs'],
    ['a write below it', source('programs', 'delete from clients'), 'programs.ts writes clients of clients'],
    ['a write of the seeds', source('seeds', 'delete from clients'), 'seeds.ts writes clients of clients'],
  ])('refuse %s', (_, wrong, fault) => {
    expect(faults(used, wrong)).toEqual([expect.stringContaining(`tables-of-other-areas: ${fault}: `)]);
  });

  test('name each table once and no area in vain', () => {
    expect(tableFaults(owners, [...tables, 'visits'], many)).toEqual([
      expect.stringContaining(
        'no area owns the table visits: add it to the "tables" of its area in database/tables.json',
      ),
      'tables.json: programs reads no table of clients',
    ]);
    expect(tableFaults(owners, [...tables], [used])).toEqual(['tables.json: read only 1 sources']);
  });

  test('name a table without an owner once, however many statements write it', () => {
    const writing = { ...used, writes: ['visits'] };

    expect(tableFaults(owners, [...tables, 'visits'], [...many, writing, writing])).toEqual([
      expect.stringContaining('no area owns the table visits'),
    ]);
  });

  test('leave no unchecked rows outside the helper', () => {
    const unchecked = { ...used, file: 'areas/clients/server/store.ts', uncheckedRows: [7] };

    expect(uncheckedRowFaults([unchecked])).toEqual([expect.stringContaining('areas/clients/server/store.ts:7')]);
  });
});
