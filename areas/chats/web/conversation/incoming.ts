import { useRef } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Message } from '../../contract.ts';
import { messageText } from './message-text.ts';

/** The last message that arrived while the conversation is open, for screen readers: they do not read the history again. */
export function useIncomingText(messages: readonly Message[], membershipId: string): string {
  const t = useTexts('chats');
  const opened = useRef(messages[0]?.seq ?? 0);
  const incoming = messages.find(({ sender, deletedAt }) => sender?.id !== membershipId && deletedAt === null);
  if (!incoming || incoming.seq <= opened.current) return '';
  const name = incoming.sender?.name ?? t('messages.system');
  return t('messages.announce', { name, text: messageText(incoming, t) });
}
