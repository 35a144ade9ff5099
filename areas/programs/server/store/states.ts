import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CopyPause, copyStates } from '#areas/assignments/contract.ts';
import { isCoached } from '#areas/clients/server/public.ts';
import { inProgressStates } from '../../rules/schedule.ts';
import { ProgramSettings, settingLimits } from '../../contract/settings.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

type State = (typeof copyStates)[number];
type Threshold = 'expiringDays' | 'terminatedAfterDays';

/**
 * State of a row of `programs`; null for a template. Computes the same as `programState` of `rules/schedule.ts`. The
 * settings of the client are queried only for copies near their end: the maximum of each setting shows that no setting
 * can change the state of the others.
 */
export function stateToday(scope: ReadScope): RawBuilder<State | null> {
  const date = today(scope);
  const { expiringDays, terminatedAfterDays } = settingLimits;
  return sql<State | null>`case
    when programs.client_id is null then null
    when programs.starts_on > ${date} then 'upcoming'
    when programs.ends_on < ${date} - ${sql.lit(terminatedAfterDays.max)} then 'terminated'
    when programs.ends_on >= ${date} + ${sql.lit(expiringDays.max)} then 'running'
    when programs.ends_on >= ${date} + greatest(1, programs.week_count * 7 / 2) then 'running'
    when programs.ends_on < ${date} and programs.ends_on < ${date} - ${clientValue('terminatedAfterDays')} then 'terminated'
    when programs.ends_on >= ${date} and programs.ends_on >= ${date} + ${clientValue('expiringDays')} then 'running'
    else 'expiring' end`;
}

/** Whether a row of `programs` has the state. The first condition can use an index and excludes most rows. */
export function isInState(scope: ReadScope, state: State): RawBuilder<SqlBool> {
  return sql`(${mayBeInState(scope, state)} and ${stateToday(scope)} = ${sql.lit(state)})`;
}

/**
 * SQL condition: a row of `programs` is not paused today, and its client is active and does not wait for the deletion of their data. Only
 * such a copy is counted and filtered as running or expiring.
 */
export function isTrained(scope: ReadScope): RawBuilder<SqlBool> {
  return sql`(${isOfCoached} and ${pauseToday(scope)} is null)`;
}

/** SQL condition: the client of a row of `programs` is active and does not wait for the deletion of their data. */
export const isOfCoached = sql<SqlBool>`exists (select from clients coached
  where coached.id = programs.client_id and ${isCoached('coached')})`;

/** Whether a row of `programs` is a copy with which a client trains today: begun, not ended, and `isTrained`. */
export function isInProgress(scope: ReadScope): RawBuilder<SqlBool> {
  const states = sql.join(inProgressStates.map((state) => sql.lit(state)));
  return sql`(programs.starts_on <= ${today(scope)} and programs.ends_on >= ${today(scope)} - ${maxValue('terminatedAfterDays')}
    and ${stateToday(scope)} in (${states}) and ${isTrained(scope)})`;
}

/**
 * Whether a row of `programs` is expiring and not paused today, and its client, who is active, has not asked for the deletion of their data and
 * is not the sample client, has no program that ends later: a professional has to assign the next one. The copies of a client are found by the index
 * `programs_of_client`.
 */
export function isNextMissing(scope: ReadScope): RawBuilder<SqlBool> {
  return sql`(${isInState(scope, 'expiring')}
    and exists (select from clients active
      where active.id = programs.client_id and ${isCoached('active')}
        and not active.is_sample)
    and ${isLastProgram} and ${pauseToday(scope)} is null)`;
}

/** The pause of a row of `programs` that is on today, or null. */
export function pauseToday(scope: ReadScope): RawBuilder<CopyPause | null> {
  return sql<CopyPause | null>`(select jsonb_build_object('from', pause ->> 'from', 'until', pause ->> 'until')
    from jsonb_array_elements(programs.pauses) pause
    where ${today(scope)} between (pause ->> 'from')::date and (pause ->> 'until')::date limit 1)`;
}

/** SQL condition: the client of a row of `programs` has no program that ends later. */
export const isLastProgram = sql<SqlBool>`not exists (select from programs later
  where later.client_id = programs.client_id and later.ends_on > programs.ends_on)`;

function mayBeInState(scope: ReadScope, state: State): RawBuilder<SqlBool> {
  const date = today(scope);
  switch (state) {
    case 'upcoming':
      return sql`programs.starts_on > ${date}`;
    case 'terminated':
      return sql`programs.ends_on < ${date}`;
    case 'running':
      return sql`programs.ends_on >= ${date}`;
    case 'expiring':
      return sql`programs.ends_on >= ${date} - ${maxValue('terminatedAfterDays')}
        and programs.ends_on < ${date} + ${maxValue('expiringDays')}`;
  }
}

/** Value of the setting for the client of the copy, otherwise for the account. */
function clientValue(name: Threshold): RawBuilder<number> {
  return sql`coalesce(
    (select ${days(name)} from client_program_settings settings where settings.client_id = programs.client_id),
    ${accountValue(name)})`;
}

/** Largest value of the setting in the account and all its clients. */
function maxValue(name: Threshold): RawBuilder<number> {
  return sql`greatest((select max(${days(name)}) from client_program_settings), ${accountValue(name)})`;
}

function accountValue(name: Threshold): RawBuilder<number> {
  return sql`coalesce((select ${days(name)} from program_settings), ${sql.lit(defaults[name])})`;
}

function days(name: Threshold): RawBuilder<number> {
  return sql`(choices ->> ${sql.lit(name)})::int`;
}

const defaults = ProgramSettings.parse({});
