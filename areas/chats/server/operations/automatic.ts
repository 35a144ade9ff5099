import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { isAnsweredAutomatically } from '../../rules/auto-reply.ts';
import { hasOfficeHours, officeStateAt } from '../../rules/office-hours.ts';
import { fillVariables } from '../../rules/variables.ts';
import { firstNameOf } from '#shell/common/names.ts';
import type { LockedConversation } from '../store/send.ts';

/** The text that answers a message of the caller, a client, outside the open hours; null: none. */
export function automaticAnswer(
  { language, caller }: Pick<Scope, 'language' | 'caller'>,
  { answering, clientName }: LockedConversation,
  now: Date,
): string | null {
  if (!answering?.autoReply || !hasOfficeHours(answering)) return null;
  const state = officeStateAt(answering, now);
  const last = {
    lastReplyAt: toDate(answering.lastReplyAt),
    lastAutoReplyAt: toDate(answering.lastAutoReplyAt),
  };
  if (!isAnsweredAutomatically(state, last, now)) return null;
  const opensAt = state.until && openingText(state.until, language, caller.timeZone);
  const name = firstNameOf(clientName);
  return fillVariables(answering.autoReply, { name, fullName: clientName, studio: answering.studio, opensAt });
}

/** `lunedì 23 novembre alle 09:00`, on the clock of the client. */
function openingText(at: Date, language: Scope['language'], timeZone: string): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
  return textsIn(language)('chats:hours.at', { day, time });
}

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
