import { assertVisibleClient, professionalsOf } from '#areas/clients/server/public.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { chatProblems } from '../../contract.ts';
import { liveConversationChanged } from '../../contract/live.ts';
import type { queueRoutes } from '../../contract/queue.ts';
import { isUpcoming } from '../../rules/later.ts';
import { conversationAssigned } from '../events.ts';
import { lockConversation } from '../store/send.ts';
import * as store from '../store/queue.ts';

type Request<Name extends keyof typeof queueRoutes> = ParsedRequest<(typeof queueRoutes)[Name]>;

export async function countNeedsAnswer(scope: Scope): Promise<{ needsAnswer: number }> {
  assertProfessional(scope);
  return { needsAnswer: await store.countNeedsAnswer(scope) };
}

export async function snooze(scope: Scope, { id, until }: Request<'snooze'>): Promise<void> {
  await change(scope, id, async () => {
    if (!isUpcoming(new Date(until), new Date())) throw new Problem(chatProblems.time_unfit, { field: 'until' });
    await store.snooze(scope, id, until);
  });
}

export async function dismiss(scope: Scope, { id }: Request<'dismiss'>): Promise<void> {
  await change(scope, id, () => store.dismiss(scope, id));
}

/** Only a professional who sees the client and may write messages can be assigned. */
export async function assign(scope: Scope, { id, assigneeId }: Request<'assign'>): Promise<void> {
  await change(scope, id, async (professionalIds) => {
    const answering = assigneeId ? await store.findAnsweringProfessionals(scope, professionalIds) : [];
    if (assigneeId && !answering.some((professional) => professional.id === assigneeId))
      throw new Problem(chatProblems.assignee_unfit, { field: 'assigneeId' });
    const isChanged = await store.assign(scope, id, assigneeId);
    if (isChanged && assigneeId) await publish(scope, conversationAssigned, { conversationId: id, assigneeId });
  });
}

export async function listProfessionals(scope: Scope, { id }: { id: string }) {
  assertProfessional(scope);
  await assertVisibleClient(scope, id);
  return { professionals: await store.findAnsweringProfessionals(scope, await professionalsOf(scope, id)) };
}

export function assertProfessional({ caller }: Pick<Scope, 'caller'>): void {
  if (caller.clientId) throw new Problem(chatProblems.only_professionals);
}

async function change(
  scope: Scope,
  conversationId: string,
  write: (professionalIds: readonly string[]) => Promise<void>,
): Promise<void> {
  assertProfessional(scope);
  const { professionalIds } = found(await lockConversation(scope, conversationId));
  await write(professionalIds);
  emitLiveEvent(scope, liveConversationChanged, { membershipIds: professionalIds, data: { conversationId } });
}
