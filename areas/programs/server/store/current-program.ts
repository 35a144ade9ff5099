import { type RawBuilder, sql } from 'kysely';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/**
 * The program that a row of `clients` follows or, before it starts, the next one with its first day; null without either. An
 * ended program still counts for the days of the setting `terminatedAfterDays`, at most 60. The settings are queried only
 * for ended programs.
 */
export function currentProgram(scope: ReadScope): RawBuilder<{ title: string; startsOn: string | null } | null> {
  return sql`(
    select json_build_object('title', current.title,
      'startsOn', case when current.starts_on > ${today(scope)} then current.starts_on end)
    from programs current
    where current.client_id = clients.id and current.ends_on >= ${today(scope)} - 60
      and (current.ends_on >= ${today(scope)} or current.ends_on >= ${today(scope)} - coalesce(
        (select (choices ->> 'terminatedAfterDays')::int from client_program_settings own where own.client_id = clients.id),
        (select (choices ->> 'terminatedAfterDays')::int from program_settings), 0))
    order by current.starts_on > ${today(scope)}, abs(current.starts_on - ${today(scope)}) limit 1)`;
}
