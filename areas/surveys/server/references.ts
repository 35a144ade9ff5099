import type { FoundReference, RecordPart } from '#areas/chats/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findReferenced } from './store/replies.ts';

/** The check-ins among the references that the caller may open, for messages that point at them. */
export async function findAnswerReferences(scope: Scope, references: readonly RecordPart[]): Promise<FoundReference[]> {
  const ids = references.flatMap(({ id, part }) => (part === null ? [id] : []));
  const rows = await findReferenced(scope, ids);
  return rows.map(({ id, clientId, name }) => ({
    id,
    part: null,
    clientId,
    label: name,
    path: scope.caller.clientId ? `/my/check-ins/${id}` : `/clients/${clientId}/surveys/${id}/details`,
  }));
}
