import { sql } from 'kysely';
import { z } from 'zod';
import type { FoundReference, RecordPart } from '#areas/chats/server/public.ts';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { formatterFor } from '#shell/server/pdf/format.ts';
import { textsIn } from '#shell/server/texts/texts.ts';

const ReferenceRow = z.object({ id: z.uuid(), clientId: z.uuid(), takenOn: z.string() });

/**
 * The visits among the references that the caller may open, for messages that point at them. Clients do not see visits: a
 * completed one opens the values that were measured.
 */
export async function findVisitReferences(scope: Scope, references: readonly RecordPart[]): Promise<FoundReference[]> {
  const { clientId: ownId } = scope.caller;
  const ids = references.flatMap(({ id, part }) => (part === null ? [id] : []));
  const rows = await rowsOf(
    scope.db,
    ReferenceRow,
    sql`
    select id, client_id as "clientId", taken_on as "takenOn" from visits
    where id = any(${ids}::uuid[]) and ${isVisibleClient(scope, 'visits.client_id')}
      and ${mayReadHealthData(scope, 'visits.client_id')} ${ownId ? sql`and completed_at is not null` : sql``}`,
  );
  const date = formatterFor(scope.language);
  return rows.map(({ id, clientId, takenOn }) => ({
    id,
    part: null,
    clientId,
    label: textsIn(scope.language)('visits:reference', { date: date.date(takenOn) }),
    path: ownId ? '/my/progress' : `/visits/${id}/edit`,
  }));
}
