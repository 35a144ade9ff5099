import { sql } from 'kysely';
import type { Transaction } from './scope.ts';

/**
 * Makes PostgreSQL plan each following statement of the transaction once for each connection, regardless of its
 * parameters. By default it plans again for every execution when it estimates the general plan to cost more, and the
 * planning of a statement with many joins can take longer than its execution. Only for statements that were measured.
 *
 * Sent together with the next statement, which fails if this one does.
 */
export function forceGenericPlans({ db }: Transaction): void {
  sql`set local plan_cache_mode = force_generic_plan`.execute(db).catch(() => {});
}
