import type pg from 'pg';
import { z } from 'zod';
import { newId } from '#shell/common/ids.ts';
import { queryRows } from '#shell/server/database/rows.ts';
import { templateStudio, type TemplateStudio } from './template-studio.ts';

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The rows of an account. */
interface StudioRows {
  /** For each table with rows of the account, a JSON array of them. */
  tables: string[];
  insert: string;
  /** The ids that a copy replaces. */
  ids: string[];
}

const Table = z.object({ name: z.string(), columns: z.array(z.string()) });

const TableRows = z.object({ name: z.string(), json: z.string() });

/** Tables of accounts, `accounts` and `users`, each with its columns that are not generated. */
const tablesText = `select table_name as name, array_agg(column_name::text) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
  group by table_name
  having table_name in ('accounts', 'users') or 'account_id' = any (array_agg(column_name::text))
    and table_name not in ('sessions', 'one_time_links')`;

const copied = new WeakMap<pg.Client, Promise<StudioRows>>();

/**
 * Inserts a copy of the template studio with new ids, names and e-mails. Ids of records that accounts share, such as
 * exercises of the library, stay. New ids are in the order of the old ones, which is the order of creation.
 */
export async function copyStudio(
  owner: pg.Client,
  template: TemplateStudio,
  { name, emailTag }: { name: string; emailTag: string },
): Promise<TemplateStudio> {
  const rows = copied.get(owner) ?? readStudio(owner, template.accountId);
  copied.set(owner, rows);
  const { tables, insert, ids } = await rows;
  const newIds = new Map(ids.map((id) => [id, newId()]));
  const withNewIds = (text: string) => text.replaceAll(uuids, (id) => newIds.get(id) ?? id);
  const named = tables.map((json) =>
    withNewIds(json)
      .replaceAll(templateStudio.name, JSON.stringify(name).slice(1, -1))
      .replaceAll(templateStudio.emailTag, emailTag),
  );
  // Prepared: planning the statement takes longer than running it.
  await owner.query({ name: 'copy-studio', text: insert, values: named });
  return JSON.parse(withNewIds(JSON.stringify(template)));
}

async function readStudio(owner: pg.Client, accountId: string): Promise<StudioRows> {
  const tables = await queryRows(owner, Table, { text: tablesText });
  const selects = tables.map(
    ({ name }) => `select '${name}' as name, json_agg(t)::text as json from ${name} t where ${belongs(name)}`,
  );
  const text = `select name, json from (${selects.join(' union all ')}) tables where json is not null`;
  const rows = await queryRows(owner, TableRows, { text, values: [accountId] });
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  // A parameter for each table: one for all of them would be parsed again for each.
  const inserts = rows.map(({ name }, index) => {
    const list = columnsOf
      .get(name)
      ?.map((column) => `"${column}"`)
      .join(', ');
    return `i${index} as (insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $${index + 1}::json))`;
  });
  const ids = [...new Set(rows.flatMap(({ json }) => json.match(uuids) ?? []))].sort();
  return {
    tables: rows.map(({ json }) => json),
    insert: `with ${inserts.join(', ')} select`,
    ids: await withoutShared(owner, ids),
  };
}

function belongs(table: string): string {
  if (table === 'accounts') return 'id = $1';
  if (table === 'users') return 'id in (select user_id from memberships where account_id = $1)';
  return 'account_id = $1';
}

/** Removes the ids of records that all accounts share, such as exercises of the library. */
async function withoutShared(owner: pg.Client, ids: string[]): Promise<string[]> {
  const text = `select table_name as name from information_schema.columns columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' and table_name not in ('accounts', 'users')
      and not exists (select from information_schema.columns other where other.table_schema = 'public'
        and other.table_name = columns.table_name and other.column_name = 'account_id')`;
  const tables = await queryRows(owner, z.object({ name: z.string() }), { text });
  const selects = tables.map(({ name }) => `select id from ${name} where id = any($1::uuid[])`);
  const shared = await queryRows(owner, z.object({ id: z.string() }), {
    text: selects.join(' union all '),
    values: [ids],
  });
  const sharedIds = new Set(shared.map(({ id }) => id));
  return ids.filter((id) => !sharedIds.has(id));
}
