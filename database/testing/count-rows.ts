import { z } from 'zod';
import { queryRows } from '#shell/server/database/rows.ts';
import type { TestServer } from './server.ts';

/** Number of the account's rows in each table, except its sessions and what jobs add later. */
export async function countRows({ owner }: TestServer, accountId: string): Promise<ReadonlyMap<string, number>> {
  const tables = await queryRows(owner, z.object({ name: z.string() }), {
    text: `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'account_id'
        and table_name not in ('sessions', 'event_channels', 'live_events', 'notifications', 'notification_deliveries')`,
  });
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as count from ${name} where account_id = $1`,
  );
  const rows = await queryRows(owner, z.object({ name: z.string(), count: z.number() }), {
    text: counts.join(' union all '),
    values: [accountId],
  });
  return new Map(rows.map(({ name, count }) => [name, count]));
}
