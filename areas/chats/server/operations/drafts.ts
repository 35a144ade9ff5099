import { assertVisibleClient } from '#areas/clients/server/public.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { findReference } from '../references.ts';
import { chatProblems } from '../../contract.ts';
import { type Draft, type draftRoutes, liveDraftChanged } from '../../contract/drafts.ts';
import * as store from '../store/drafts.ts';

export async function getDraft(scope: Scope, { id }: { id: string }): Promise<{ draft: Draft | null }> {
  await assertVisibleClient(scope, id);
  return { draft: (await store.findDraft(scope, id)) ?? null };
}

export async function saveDraft(
  scope: Scope,
  { id, ...draft }: ParsedRequest<typeof draftRoutes.save>,
): Promise<{ draft: Draft }> {
  await assertVisibleClient(scope, id);
  if (scope.caller.clientId && (draft.isInternal || draft.attachmentId))
    throw new Problem(chatProblems.only_professionals);
  const reference = await findReference(scope, { conversationId: id, ...draft });
  const saved = await store.saveDraft(scope, id, { ...draft, reference });
  emitDraftChanged(scope, id, saved.version);
  return { draft: saved };
}

/** A message that was sent is no draft any more, on no device. */
export async function clearSentDraft(
  scope: Scope,
  message: { conversationId: string; text: string; isInternal: boolean },
): Promise<void> {
  const version = await store.clearSentDraft(scope, message);
  if (version !== undefined) emitDraftChanged(scope, message.conversationId, version);
}

function emitDraftChanged(scope: Scope, conversationId: string, version: number): void {
  const membershipIds = [scope.caller.membershipId];
  emitLiveEvent(scope, liveDraftChanged, { membershipIds, data: { conversationId, version } });
}
