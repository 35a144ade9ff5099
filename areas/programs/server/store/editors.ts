import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

/** A tab that was not heard of for so long is gone. */
const presentSeconds = 45;

interface Tab {
  id: string;
  tabId: string;
  isLeaving: boolean;
}

export interface Presence {
  version: number;
  /** Who else has the program open, each person once, with the first of their tabs. */
  editors: { name: string; isMe: boolean; since: string }[];
}

/**
 * Notes that the tab is there, or takes it out, and answers who else is. Undefined: no such program of the caller's.
 *
 * Tabs of a computer that wakes up come back together, each to clear the others away: so each holds its own row first
 * and passes over what another one holds.
 */
export async function savePresence(scope: Scope, { id, tabId, isLeaving }: Tab): Promise<Presence | undefined> {
  const { membershipId } = scope.caller;
  const oldest = sql`now() - make_interval(secs => ${sql.lit(presentSeconds)})`;
  const { rows } = await sql<Presence>`
    with program as (
      select id, version from programs where id = ${id} and ${isVisibleProgram(scope)}
    ), left_by as (
      delete from program_editors using program where program_id = program.id
        and tab_id = ${tabId} and membership_id = ${membershipId} and ${isLeaving}::boolean
    ), here as (
      insert into program_editors as known (program_id, tab_id, membership_id)
      select id, ${tabId}::uuid, ${membershipId}::uuid from program where not ${isLeaving}::boolean
      on conflict (account_id, program_id, tab_id) do update set seen_at = now(),
        began_at = case when known.seen_at < ${oldest} then now() else known.began_at end
      where known.membership_id = excluded.membership_id
      returning 1
    ), gone as (
      delete from program_editors using (
        select old.tab_id from program_editors old join program on program.id = old.program_id
        where old.tab_id <> ${tabId} and old.seen_at < ${oldest} and (select count(*) from here) >= 0
        for update of old skip locked
      ) stale where program_editors.program_id = ${id} and program_editors.tab_id = stale.tab_id
    )
    select version, coalesce((
      select json_agg(json_build_object('name', others.name, 'isMe', others.membership_id = ${membershipId},
        'since', to_char(others.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by others.since)
      from (
        select users.name, membership_id, min(began_at) as since
        from program_editors
          join memberships on memberships.id = membership_id
          join users on users.id = memberships.user_id
        where program_id = ${id} and tab_id <> ${tabId} and seen_at >= ${oldest}
        group by users.name, membership_id
      ) others), '[]') as editors
    from program`.execute(scope.db);
  return rows[0];
}
