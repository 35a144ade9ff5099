import { z } from 'zod';
import { connect } from './connect.ts';
import { queryRows } from './rows.ts';

/**
 * Gathers the statistics of all tables that have rows, as their owner, after many rows were written at once. Empty
 * tables are left out: without statistics PostgreSQL assumes a table of ten pages, with them an empty one.
 */
export async function gatherStatistics(ownerUrl: string): Promise<void> {
  const pool = connect(ownerUrl, 1);
  const filled = await queryRows(pool, z.object({ name: z.string() }), {
    text: `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'm') and pg_relation_size(oid) > 0`,
  });
  if (filled.length > 0) await pool.query(`analyze ${filled.map(({ name }) => `"${name}"`).join(', ')}`);
  await pool.end();
}
