import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { callerHas } from '#areas/account/server/public.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { mayReadHealthData } from './consents.ts';

/**
 * SQL condition: whether the caller may read what the client in `column`, whom they see, did in workouts: results, reasons, pain, and how
 * many and when. It takes the permission for completed workouts, whatever opened the route, and the consent of the client; clients read
 * their own.
 */
export function mayReadCompletedWorkouts(scope: Pick<ReadScope, 'caller'>, column = 'clients.id'): RawBuilder<SqlBool> {
  if (scope.caller.clientId) return sql`true`;
  return sql`(${callerHas(scope, 'view workouts')} and ${mayReadHealthData(scope, column)})`;
}
