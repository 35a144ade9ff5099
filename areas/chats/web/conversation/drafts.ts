export const draftPrefix = 'chat-draft.';

/** Deletes the drafts of all conversations from this device. */
export function clearChatDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
}
