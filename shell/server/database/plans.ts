import { sql } from 'kysely';
import type { Transaction } from './scope.ts';

/**
 * The following statements of the transaction are planned once for each connection, whatever their parameters. By default
 * PostgreSQL plans again for every execution when it estimates the general plan to cost more, and the planning of a
 * statement with many joins can take longer than its execution. Use it where a measurement says so.
 *
 * Sent together with the next statement, which fails if this one does.
 */
export function forceGenericPlans({ db }: Transaction): void {
  sql`set local plan_cache_mode = force_generic_plan`.execute(db).catch(() => {});
}
