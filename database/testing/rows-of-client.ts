import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '#shell/server/database/rows.ts';

/** A foreign key of the database: each of `columns` refers to the column of `parent` at the same position. */
const Reference = z.object({
  child: z.string(),
  columns: z.array(z.string()),
  parent: z.string(),
  parentColumns: z.array(z.string()),
});
export type Reference = z.output<typeof Reference>;

/** All foreign keys between tables of the schema `public`, from the catalogue of the database. */
export function readReferences(owner: pg.Client): Promise<Reference[]> {
  const names = (table: string, numbers: string) => `(select array_agg(attname::text order by position)
    from unnest(${numbers}) with ordinality as key (number, position)
      join pg_attribute on attrelid = ${table} and attnum = number)`;
  return queryRows(owner, Reference, {
    text: `select conrelid::regclass::text as child, ${names('conrelid', 'conkey')} as columns,
        confrelid::regclass::text as parent, ${names('confrelid', 'confkey')} as "parentColumns"
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      order by 1, conname`,
  });
}

/** The tables whose rows refer to rows of `root`, directly or over their parents, with `root` itself. */
export function tablesBelow(root: string, references: readonly Reference[]): Set<string> {
  const below = new Set([root]);
  // A set is iterated to its end, also over what is added meanwhile.
  for (const table of below) for (const { child, parent } of references) if (parent === table) below.add(child);
  return below;
}

/** Column of a table, as the message of a failing test names it. */
export const nameOf = ({ child, columns }: Reference) =>
  `${child}.${columns.filter((column) => column !== 'account_id').join(', ')}`;

export interface CollectedRows {
  ids: string[];
  /** Of the stored files, also those within JSON. */
  keys: string[];
  /** Foreign keys to tables of the rows, of which no row is an example. */
  unused: Reference[];
}

/** Collects the rows that refer to the row of `root` with this id, directly or over their parents. */
export async function collectRows(
  owner: pg.Client,
  references: readonly Reference[],
  { root, id }: { root: string; id: string },
): Promise<CollectedRows> {
  const below = tablesBelow(root, references);
  const edges = references.filter(({ parent }) => below.has(parent));
  // Rows are known by their position, which one snapshot keeps.
  await owner.query('begin isolation level repeatable read');
  await owner.query(
    'create temporary table rows_of_client (name text, row tid, primary key (name, row)) on commit drop',
  );
  await owner.query(`insert into rows_of_client select '${root}', ctid from ${root} where id = $1`, [id]);
  for (let added = 1; added > 0; ) {
    added = 0;
    for (const edge of edges) added += (await owner.query(insertChildren(edge))).rowCount ?? 0;
  }
  const collected = {
    ids: await collectedIds(owner, below),
    keys: await collectedKeys(owner, below),
    unused: await unusedReferences(owner, edges),
  };
  await owner.query('commit');
  return collected;
}

function isParentIn({ columns, parentColumns }: Reference): string {
  return columns.map((column, index) => `parent."${parentColumns[index]}" = child."${column}"`).join(' and ');
}

function insertChildren(reference: Reference): string {
  const { child, parent } = reference;
  return `insert into rows_of_client
    select '${child}', child.ctid from ${child} child join ${parent} parent on ${isParentIn(reference)}
      join rows_of_client found on found.name = '${parent}' and found.row = parent.ctid
    on conflict do nothing`;
}

/** The ids of the collected rows. */
async function collectedIds(owner: pg.Client, tables: Iterable<string>): Promise<string[]> {
  const withId = await queryRows(owner, z.object({ name: z.string() }), {
    text: `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' and table_name = any ($1)`,
    values: [[...tables]],
  });
  const selects = withId.map(
    ({ name }) =>
      `select id from ${name} where ctid in (select row from rows_of_client where rows_of_client.name = '${name}')`,
  );
  const rows = await queryRows(owner, z.object({ id: z.string() }), { text: selects.join(' union ') });
  return rows.map(({ id }) => id);
}

/** The foreign keys that refer to collected rows and of which no collected row is an example. */
async function unusedReferences(owner: pg.Client, references: readonly Reference[]): Promise<Reference[]> {
  const unused: Reference[] = [];
  for (const reference of references) {
    const { child, parent } = reference;
    const { rowCount } = await owner.query(
      `select from ${child} child join ${parent} parent on ${isParentIn(reference)}
         join rows_of_client below on below.name = '${child}' and below.row = child.ctid
         join rows_of_client above on above.name = '${parent}' and above.row = parent.ctid limit 1`,
    );
    if (rowCount === 0) unused.push(reference);
  }
  return unused;
}

/** Whether a foreign key has a row that refers to the row of its parent with this id. */
export async function isReferredTo(owner: pg.Client, reference: Reference, id: string): Promise<boolean> {
  const column = reference.columns[reference.parentColumns.indexOf('id')];
  if (!column) throw new Error(`isReferredTo: ${nameOf(reference)} does not refer to an id`);
  const { rowCount } = await owner.query(`select from ${reference.child} where "${column}" = $1 limit 1`, [id]);
  return rowCount === 1;
}

/** The columns of all tables, without the named ones, that contain one of the texts. */
export async function columnsWith(
  owner: pg.Client,
  texts: readonly string[],
  exceptTables: readonly string[],
): Promise<string[]> {
  const columns = await queryRows(owner, z.object({ table: z.string(), column: z.string() }), {
    text: `select table_name as "table", column_name as "column"
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)
        and data_type in ('uuid', 'text', 'jsonb', 'json', 'ARRAY')
      order by 1, 2`,
    values: [exceptTables],
  });
  const found: string[] = [];
  for (const { table, column } of columns) {
    const text = `select from "${table}" where "${column}"::text ~ $1 limit 1`;
    if ((await owner.query(text, [texts.join('|')])).rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

/** The storage keys in the collected rows, also those within JSON. */
async function collectedKeys(owner: pg.Client, tables: Iterable<string>): Promise<string[]> {
  const selects = [...tables].map(
    (name) => `select unnest(regexp_matches(to_json(t)::text, '"(accounts/[^"]+)"', 'g')) as key from ${name} t
      where ctid in (select row from rows_of_client where rows_of_client.name = '${name}')`,
  );
  const rows = await queryRows(owner, z.object({ key: z.string() }), { text: selects.join(' union ') });
  return rows.map(({ key }) => key);
}
