import { useState } from 'react';
import { readDraft, saveDraft } from './drafts.ts';

/**
 * The text of the composer. A note for the team has a draft of its own, so that after a reload it is still a note and never
 * a message to the client.
 */
export function useComposerText(membershipId: string, conversationId: string) {
  const keyOf = (ofNote: boolean) => (ofNote ? `${conversationId}.note` : conversationId);
  const [isNote, setNote] = useState(() => readDraft(membershipId, keyOf(true)) !== '');
  const [text, setText] = useState(() => readDraft(membershipId, keyOf(isNote)));

  function write(next: string): void {
    setText(next);
    saveDraft(membershipId, keyOf(isNote), next);
  }

  function toggleNote(): void {
    saveDraft(membershipId, keyOf(isNote), '');
    saveDraft(membershipId, keyOf(!isNote), text);
    setNote(!isNote);
  }

  return { text, write, isNote, toggleNote };
}
