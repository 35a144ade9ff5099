import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/**
 * Title of the running program of a row of `clients`; null without one. An ended program still counts for the days of
 * the setting `terminatedAfterDays`, at most 60. The settings are queried only for ended programs.
 */
export function runningProgram(scope: Scope): RawBuilder<string | null> {
  return sql<string | null>`(
    select running.title from programs running
    where running.client_id = clients.id and running.starts_on <= ${today(scope)}
      and running.ends_on >= ${today(scope)} - 60
      and (running.ends_on >= ${today(scope)} or running.ends_on >= ${today(scope)} - coalesce(
        (select (choices ->> 'terminatedAfterDays')::int from client_program_settings own where own.client_id = clients.id),
        (select (choices ->> 'terminatedAfterDays')::int from program_settings), 0))
    order by running.starts_on desc limit 1)`;
}
