import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '#shell/server/database/rows.ts';

/** Tables that are read before the account of a request is known, so they have no row-level security. */
const identityTables = ['one_time_links', 'sessions'];

/**
 * Throws when a table of accounts has no row-level security, without which a statement reads and writes rows of all
 * accounts.
 */
export async function requireRowSecurity(owner: pg.Client): Promise<void> {
  const rows = await queryRows(owner, z.object({ name: z.string() }), {
    text: `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'account_id'
        and not relrowsecurity and relname <> all ($1) order by 1`,
    values: [identityTables],
  });
  if (rows.length === 0) return;
  const faults = rows.map(
    ({ name }) => `The table ${name} has no row-level security: call enable_account_rls('${name}') in its migration.`,
  );
  throw new Error(faults.join('\n'));
}
