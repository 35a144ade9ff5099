const prefix = 'chat-draft.';

/** The text that a membership has begun to write in a conversation; it survives a reload. */
export function readDraft(membershipId: string, conversationId: string): string {
  return localStorage.getItem(keyOf(membershipId, conversationId)) ?? '';
}

export function saveDraft(membershipId: string, conversationId: string, text: string): void {
  if (text) localStorage.setItem(keyOf(membershipId, conversationId), text);
  else localStorage.removeItem(keyOf(membershipId, conversationId));
}

/** Deletes the drafts of all conversations from this device. */
export function clearChatDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

function keyOf(membershipId: string, conversationId: string): string {
  return `${prefix}${membershipId}.${conversationId}`;
}
