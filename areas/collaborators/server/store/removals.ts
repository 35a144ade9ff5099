import { sql } from 'kysely';
import { z } from 'zod';
import { collaboratorLimits } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * What a removal did with one line; `to` is null for records that were deleted, `ids` then what a restore needs. `isAnnounced`:
 * whether the clients got a system message with the name of their new professional.
 */
const DoneLine = z.object({
  kind: z.string(),
  to: z.uuid().nullable(),
  ids: z.array(z.string()),
  isAnnounced: z.boolean().default(false),
});
export type DoneLine = z.output<typeof DoneLine>;

export async function insertRemoval(
  { db, caller }: Scope,
  { id, membershipId }: { id: string; membershipId: string },
): Promise<void> {
  await db
    .insertInto('collaborator_removals')
    .values({ id, membership_id: membershipId, removed_by: caller.membershipId, lines: '[]' })
    .execute();
}

export async function saveLines({ db }: Scope, id: string, lines: readonly DoneLine[]): Promise<void> {
  await db
    .updateTable('collaborator_removals')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', id)
    .execute();
}

const Removal = z.object({ id: z.uuid(), lines: z.array(DoneLine), isUndoable: z.boolean() });

/** The last removal of a collaborator that was not undone. */
export async function findRemoval(
  { db }: Pick<Scope, 'db'>,
  membershipId: string,
): Promise<z.output<typeof Removal> | undefined> {
  const [removal] = await rowsOf(
    db,
    Removal,
    sql`
    select id, lines, removed_at > now() - make_interval(days => ${collaboratorLimits.undoDays}) as "isUndoable"
    from collaborator_removals where membership_id = ${membershipId} and restored_at is null`,
  );
  return removal;
}

export async function markRestored({ db }: Pick<Scope, 'db'>, id: string): Promise<void> {
  await db.updateTable('collaborator_removals').set({ restored_at: sql`now()` }).where('id', '=', id).execute();
}

/** Removes a deleted client from the lines of the removals, which an undo restores. */
export async function forgetClient({ db }: Pick<Scope, 'db'>, { clientId }: { clientId: string }): Promise<void> {
  const isOther = sql`position(${clientId} in id) = 0`;
  await sql`
    update collaborator_removals set lines = (
      select coalesce(jsonb_agg(jsonb_set(line, '{ids}', (
          select coalesce(jsonb_agg(id), '[]') from jsonb_array_elements_text(line -> 'ids') as ids (id) where ${isOther}
        )) order by number), '[]')
      from jsonb_array_elements(lines) with ordinality as listed (line, number))
    where position(${clientId} in lines::text) > 0`.execute(db);
}
