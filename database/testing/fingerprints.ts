import { z } from 'zod';
import { queryRows } from '#shell/server/database/rows.ts';
import type { TestServer } from './server.ts';

/** A hash of the account's rows in each table, except its sessions. */
export async function fingerprintsOf({ owner }: TestServer, accountId: string): Promise<Record<string, string>> {
  const tables = await queryRows(owner, z.object({ name: z.string() }), {
    text: `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' and table_name <> 'sessions'`,
  });
  const hashes = tables.map(
    ({ name }) => `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash
      from ${name} t where account_id = $1`,
  );
  const rows = await queryRows(owner, z.object({ name: z.string(), hash: z.string() }), {
    text: hashes.join(' union all '),
    values: [accountId],
  });
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
