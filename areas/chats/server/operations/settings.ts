import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { versionConflict } from '#shell/server/versions.ts';
import { chatProblems } from '../../contract.ts';
import { liveConversationChanged } from '../../contract/live.ts';
import type { ChatSettings, ConversationHours, chatSettingRoutes, ReplyTime } from '../../contract/settings.ts';
import { hasOfficeHours, officeStateAt } from '../../rules/office-hours.ts';
import { medianReplyMinutes, replyTimeOf } from '../../rules/reply-time.ts';
import * as store from '../store/settings.ts';
import { lockConversation } from '../store/send.ts';

type Request<Name extends keyof typeof chatSettingRoutes> = ParsedRequest<(typeof chatSettingRoutes)[Name]>;

export const measureJob = 'chats: measure the answers of an account';
export const measureAllJob = 'chats: measure answers';

export async function getSettings(scope: Scope): Promise<{ settings: ChatSettings }> {
  const row = await store.findSettings(scope);
  const { medianMinutes: _, ...settings } = row;
  return { settings: { id: 'chat', ...settings, measured: measuredOf(row) } };
}

/** Answers are measured at once, so that clients do not wait until the night for a time that was just switched on. */
export async function saveSettings(scope: Scope, { version, ...draft }: Request<'update'>) {
  if (!(await store.saveSettings(scope, draft, version))) throw versionConflict((await getSettings(scope)).settings);
  if (draft.replyTime === 'measured') await measure(scope);
  return getSettings(scope);
}

export async function hasWelcomeMessages(scope: Scope): Promise<{ hasWelcomeMessages: boolean }> {
  return { hasWelcomeMessages: (await store.findSettings(scope)).welcome !== null };
}

/** Whether messages of a conversation are answered now, until when, and how soon. */
export async function getConversationHours(
  scope: Scope,
  { id }: { id: string },
): Promise<{ hours: ConversationHours }> {
  const { availability } = found(await store.findAvailability(scope, id));
  const settings = await store.findSettings(scope);
  const hasHours = hasOfficeHours({ ...settings, availability: availability ?? settings.availability });
  const state = hasHours ? officeStateAt(settings, new Date()) : { isOpen: true, until: null };
  const { replyTime } = settings;
  return {
    hours: {
      isOpen: state.isOpen,
      changesAt: state.until?.toISOString() ?? null,
      replyTime: replyTime === 'measured' ? measuredOf(settings) : replyTime,
      availability: scope.caller.clientId ? null : availability,
      accountAvailability: scope.caller.clientId ? null : settings.availability,
    },
  };
}

export async function setAvailability(scope: Scope, { id, availability }: Request<'setAvailability'>): Promise<void> {
  if (scope.caller.clientId) throw new Problem(chatProblems.only_professionals);
  const { memberIds } = found(await lockConversation(scope, id));
  await store.setAvailability(scope, id, availability);
  emitLiveEvent(scope, liveConversationChanged, { membershipIds: memberIds, data: { conversationId: id } });
}

/** Job of every night. */
export async function enqueueMeasures(scope: JobScope): Promise<void> {
  for (const accountId of await store.findMeasuredAccounts(scope)) await scope.enqueue(measureJob, { accountId });
}

/** Job of one account. */
export async function measure(scope: Pick<Scope, 'db'>): Promise<void> {
  const office = await store.findOffice(scope);
  const rows = await store.findAnswers(scope);
  const answers = rows.map(({ askedAt, answeredAt }) => ({
    askedAt: new Date(askedAt),
    answeredAt: new Date(answeredAt),
  }));
  await store.saveMedian(scope, medianReplyMinutes(answers, office?.availability === 'hours' ? office : null));
}

function measuredOf({ medianMinutes, availability }: store.SettingsRow): ReplyTime | null {
  return medianMinutes === null ? null : replyTimeOf(medianMinutes, availability === 'hours');
}
