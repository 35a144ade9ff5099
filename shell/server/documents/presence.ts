import { sql } from 'kysely';
import { z } from 'zod';
import { DocumentEditor } from '#shell/common/documents/routes.ts';
import { rowsOf } from '../database/rows.ts';
import type { Scope } from '../database/scope.ts';
import type { DocumentKind } from './kind.ts';

/** A tab that has not reported for this long counts as closed. Tabs report every 30 seconds. */
const presentSeconds = 75;

export interface EditingTab {
  id: string;
  tabId: string;
  isLeaving: boolean;
}

/**
 * `editors` are the other people who have the document open, each once, with the time of their first tab. `informedIds` are
 * their memberships when this tab was opened or closed.
 */
const Presence = z.object({
  version: z.number(),
  editors: z.array(DocumentEditor),
  informedIds: z.array(z.uuid()),
});
export type Presence = z.output<typeof Presence>;

/**
 * Inserts or removes a tab and returns the other editors; undefined when the caller may not see the document.
 *
 * Expired rows are deleted with `skip locked`, because several tabs report at the same moment when a computer wakes up and
 * would wait for each other's row locks.
 */
export async function recordPresence(
  scope: Scope,
  { table, isVisible }: Pick<DocumentKind<never>, 'table' | 'isVisible'>,
  { id, tabId, isLeaving }: EditingTab,
): Promise<Presence | undefined> {
  const { membershipId } = scope.caller;
  const editors = sql.table(`${table}_editors`);
  const oldest = sql`now() - make_interval(secs => ${sql.lit(presentSeconds)})`;
  const [presence] = await rowsOf(
    scope.db,
    Presence,
    sql`
    with document as (
      select id, version from ${sql.table(table)} where id = ${id} and ${isVisible(scope)}
    ), removed as (
      delete from ${editors} using document where document_id = document.id
        and tab_id = ${tabId} and membership_id = ${membershipId} and ${isLeaving}::boolean
      returning 1
    ), present as (
      insert into ${editors} as known (document_id, tab_id, membership_id)
      select id, ${tabId}::uuid, ${membershipId}::uuid from document where not ${isLeaving}::boolean
      on conflict (account_id, document_id, tab_id) do update set seen_at = now(),
        began_at = case when known.seen_at < ${oldest} then now() else known.began_at end
      where known.membership_id = excluded.membership_id
      returning began_at = now() as began
    ), expired as (
      delete from ${editors} using (
        select old.tab_id from ${editors} old join document on document.id = old.document_id
        where old.tab_id <> ${tabId} and old.seen_at < ${oldest} and (select count(*) from present) >= 0
        for update of old skip locked
      ) stale where ${editors}.document_id = ${id} and ${editors}.tab_id = stale.tab_id
    ), others as (
      select users.name, membership_id, min(began_at) as since
      from ${editors}
        join memberships on memberships.id = membership_id
        join users on users.id = memberships.user_id
      where document_id = ${id} and tab_id <> ${tabId} and seen_at >= ${oldest}
      group by users.name, membership_id
    )
    select version, coalesce((
      select json_agg(json_build_object('name', others.name, 'isMe', others.membership_id = ${membershipId},
        'since', to_char(others.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by others.since)
      from others), '[]') as editors,
      array(select membership_id from others where exists (select from removed)
        or exists (select from present where present.began)) as "informedIds"
    from document`,
  );
  return presence;
}
