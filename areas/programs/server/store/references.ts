import { sql } from 'kysely';
import { z } from 'zod';
import type { FoundReference, RecordPart } from '#areas/chats/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

const ReferenceRow = z.object({ id: z.uuid(), clientId: z.uuid(), title: z.string() });

/** The programs of clients among the references that the caller may open, for messages that point at them. */
export async function findProgramReferences(
  scope: Scope,
  references: readonly RecordPart[],
): Promise<FoundReference[]> {
  const ids = references.flatMap(({ id, part }) => (part === null ? [id] : []));
  const rows = await rowsOf(
    scope.db,
    ReferenceRow,
    sql`
    select id, client_id as "clientId", title from programs
    where id = any(${ids}::uuid[]) and client_id is not null and ${isVisibleProgram(scope)}`,
  );
  return rows.map(({ id, clientId, title }) => ({
    id,
    part: null,
    clientId,
    label: title,
    path: scope.caller.clientId ? `/my/programs/${id}` : `/programs/${id}/manage`,
  }));
}
