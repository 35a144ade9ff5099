import { app } from '#shell/web/app.ts';
import { createAtom } from '#shell/web/atom.ts';
import { desktop } from '#shell/web/layouts/desktop.ts';
import type { StoredReference } from '../contract.ts';

/** The conversation in the chat box beside the page; null when the box is closed. */
export const openConversationId = createAtom<string | null>(null);

/** A record that the next message of a conversation is about, until the field to write has taken it over. */
export const chosenReference = createAtom<{ conversationId: string; about: StoredReference } | null>(null);

/**
 * Opens the conversation of a client: in the chat box on a wide screen, as a page of its own on a phone and from a dialog, behind which the
 * box would be.
 */
export function openChat(clientId: string): void {
  const isOnChatPage = app().currentHref().startsWith('/chats');
  const isInDialog = document.querySelector('[aria-modal=true]') !== null;
  if (window.matchMedia(desktop).matches && !isOnChatPage && !isInDialog) openConversationId.set(clientId);
  else void app().navigate(`/chats?open=${clientId}`);
}

export function closeChatBox(): void {
  openConversationId.set(null);
}
