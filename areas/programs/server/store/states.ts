import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { copyStates } from '#areas/assignments/contract.ts';
import { ProgramSettings, settingLimits } from '../../contract/settings.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

type State = (typeof copyStates)[number];
type Threshold = 'expiringDays' | 'terminatedAfterDays';

/**
 * What `programState` of `rules/schedule.ts` says of the copies of `programs`; null for a model. The settings of a client
 * are looked up only for copies near their end, one for each.
 */
export function stateToday(scope: Scope): RawBuilder<State | null> {
  const now = today(scope);
  const { expiringDays, terminatedAfterDays } = settingLimits;
  return sql<State | null>`case
    when programs.client_id is null then null
    when programs.starts_on > ${now} then 'upcoming'
    when programs.ends_on < ${now} - ${sql.lit(terminatedAfterDays.max)} then 'terminated'
    when programs.ends_on >= ${now} + ${sql.lit(expiringDays.max)} then 'running'
    when programs.ends_on < ${now} and programs.ends_on < ${now} - ${chosen('terminatedAfterDays')} then 'terminated'
    when programs.ends_on >= ${now} and programs.ends_on >= ${now} + ${chosen('expiringDays')} then 'running'
    else 'expiring' end`;
}

/** The same as a condition, with what an index can narrow first. */
export function isInState(scope: Scope, state: State): RawBuilder<SqlBool> {
  return sql`(${near(scope, state)} and ${stateToday(scope)} = ${sql.lit(state)})`;
}

function near(scope: Scope, state: State): RawBuilder<SqlBool> {
  const now = today(scope);
  switch (state) {
    case 'upcoming':
      return sql`programs.starts_on > ${now}`;
    case 'terminated':
      return sql`programs.ends_on < ${now}`;
    case 'running':
      return sql`programs.ends_on > ${now}`;
    case 'expiring':
      return sql`programs.ends_on >= ${now} - ${most('terminatedAfterDays')}
        and programs.ends_on < ${now} + ${most('expiringDays')}`;
  }
}

/** Of the copy's client, otherwise of the account. */
function chosen(name: Threshold): RawBuilder<number> {
  return sql`coalesce((select ${days(name)} from client_program_settings own where own.client_id = programs.client_id),
    ${ofAccount(name)})`;
}

/** The most that anybody of the account has. */
function most(name: Threshold): RawBuilder<number> {
  return sql`greatest((select max(${days(name)}) from client_program_settings), ${ofAccount(name)})`;
}

function ofAccount(name: Threshold): RawBuilder<number> {
  return sql`coalesce((select ${days(name)} from program_settings), ${sql.lit(defaults[name])})`;
}

function days(name: Threshold): RawBuilder<number> {
  return sql`(choices ->> ${sql.lit(name)})::int`;
}

const defaults = ProgramSettings.parse({});
