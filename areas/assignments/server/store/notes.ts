import { sql } from 'kysely';
import { callerHas } from '#areas/account/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type AssignPreview, RecipientNotes } from '../../contract.ts';
import { maxListedCopies, maxListedNoteLength } from '../../contract/limits.ts';

/** The notes about the clients, for a preview; nothing without any, and for callers who may not read the records of clients with them. */
export async function findNotes(scope: Scope, clientIds: readonly string[]): Promise<Pick<AssignPreview, 'notes'>> {
  const [notes] = await rowsOf(
    scope.db,
    RecipientNotes,
    sql`
    with noted as materialized (
      select id, name, left(btrim(note), ${sql.lit(maxListedNoteLength)}) as note from clients
      where id = any(${clientIds}::uuid[]) and btrim(note) <> ''
        and ${callerHas(scope, 'view clients')} and ${callerHas(scope, 'view health records')}
    )
    select (select count(*)::int from noted) as clients, coalesce(json_agg(listed), '[]') as listed from (
      select id, name, note from noted order by lower(name), id limit ${sql.lit(maxListedCopies)}) listed`,
  );
  return notes && notes.clients > 0 ? { notes } : {};
}
