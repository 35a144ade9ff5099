import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { programStates } from '../../contract.ts';
import { expiringDays } from '../../rules/schedule.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/** What `programState` of `rules/schedule.ts` says, as a condition on the copies of `programs`. */
export function isInState(scope: Scope, state: (typeof programStates)[number]): RawBuilder<SqlBool> {
  const now = today(scope);
  const lastDay = sql`(${now} + ${sql.lit(expiringDays - 1)})`;
  switch (state) {
    case 'upcoming':
      return sql`programs.starts_on > ${now}`;
    case 'terminated':
      return sql`(programs.starts_on <= ${now} and programs.ends_on < ${now})`;
    case 'expiring':
      return sql`(programs.starts_on <= ${now} and programs.ends_on >= ${now} and programs.ends_on <= ${lastDay})`;
    case 'running':
      return sql`(programs.starts_on <= ${now} and programs.ends_on > ${lastDay})`;
  }
}
