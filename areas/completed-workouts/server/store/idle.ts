import { sql } from 'kysely';
import { isCoached, isVisibleClient, joinedOn, mayReadHealthData } from '#areas/clients/server/public.ts';
import { IdleClient } from '../../contract.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

interface IdleFilters {
  /**
   * Minimum number of idle days for all clients. When undefined, the setting of each client or `accountDays` applies.
   */
  days: number | undefined;
  accountDays: number;
  page: number;
}

/**
 * Returns the visible clients to coach (`isCoached`) with a running program who finished no workout for at least `days` days, longest first.
 * Without `days`, the setting of the client or `accountDays` applies. The days in which the client could not train with the program do not
 * make them idle: those before its start or its assignment, those by which a pause moves it and, for a client without workouts, those before
 * the client was created and the invitation accepted. Clients whose program was paused and not continued are not idle.
 */
export async function findIdleClients(scope: ReadScope, { days, accountDays, page }: IdleFilters) {
  const now = today(scope);
  const minDays =
    days === undefined ? sql`coalesce((own.choices ->> 'idleDays')::int, ${accountDays}::int)` : sql`${days}::int`;
  const createdOn = sql`greatest((clients.created_at at time zone ${scope.caller.timeZone})::date, ${joinedOn('clients.id')})`;
  const idle = sql<IdleClient>`(
    select clients.id as "clientId", clients.name as "clientName", running.id as "programId",
      running.title as "programTitle", running.starts_on as "programStartsOn", last.day as "lastTrainedOn",
      ${now} - greatest(coalesce(last.day, greatest(running.since, ${createdOn})), running.paused_until) as days
    from clients
      cross join lateral (
        select id, title, starts_on, greatest(starts_on, assigned_on) as since, paused.until as paused_until
        from programs cross join lateral (
          select max((pause ->> 'from')::date + (pause ->> 'days')::int - 1) as until
          from jsonb_array_elements(pauses) pause where (pause ->> 'from')::date <= ${now}
        ) paused
        where client_id = clients.id and starts_on <= ${now} and ends_on >= ${now} and coalesce(paused.until < ${now}, true)
        order by starts_on desc limit 1
      ) running
      left join lateral (
        select finished_on as day from completed_workouts
        where client_id = clients.id and finished_at is not null and not is_skipped
        order by finished_at desc limit 1
      ) last on true
      left join client_program_settings own on own.client_id = clients.id
    where ${isCoached()} and ${isVisibleClient(scope, 'clients.id')} and ${mayReadHealthData(scope)}
      and ${now} - greatest(running.since, coalesce(last.day, ${createdOn}), running.paused_until) >= ${minDays})`.as(
    'idle',
  );
  const clients = scope.db
    .selectFrom(idle)
    .selectAll()
    .orderBy('days', 'desc')
    .orderBy(sql`lower("clientName")`)
    .orderBy('clientId');
  const { rows, nextPage } = await paginate(clients, page);
  return { clients: checkedRows(IdleClient, rows), nextPage };
}
