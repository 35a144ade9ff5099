import type { Draft } from '../../contract/drafts.ts';
import { draftPrefix } from './drafts.ts';

/** What is written in a conversation and not sent, as this device has it. */
export interface LocalDraft extends Draft {
  /** Whether the server has something else than an empty draft. */
  isStored: boolean;
  /** Whether it differs from what the server has in `version`. */
  isChanged: boolean;
}

export const emptyDraft: LocalDraft = {
  text: '',
  isInternal: false,
  attachment: null,
  otherText: '',
  about: null,
  version: 0,
  isStored: false,
  isChanged: false,
};

/** The draft that survived a reload. An empty one is no note. */
export function readLocalDraft(membershipId: string, conversationId: string): LocalDraft {
  const stored = localStorage.getItem(keyOf(membershipId, conversationId)) ?? '';
  const draft = { ...emptyDraft, ...parsed(stored) };
  return isEmpty(draft) ? { ...draft, isInternal: false } : draft;
}

export function storeLocalDraft(membershipId: string, conversationId: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(membershipId, conversationId), JSON.stringify(draft));
  } catch {
    // The storage is full: the draft is on this page, and on the server after the next save.
  }
}

/** False after a logout, which deletes the drafts of the device. */
export function hasLocalDraft(membershipId: string, conversationId: string): boolean {
  return localStorage.getItem(keyOf(membershipId, conversationId)) !== null;
}

/**
 * The draft after the server's one arrived. What is being written is never replaced; saving it then makes the text of the
 * server the other one. An empty draft of the server replaces nothing that is being written: it was sent.
 */
export function withReceived(local: LocalDraft, received: Draft | null): LocalDraft {
  if (!received || received.version <= local.version) return local;
  const isStored = !isEmpty(received);
  if (local.isChanged) return isEmpty(received) ? { ...local, version: received.version, isStored } : local;
  const isInternal = isEmpty(received) ? local.isInternal : received.isInternal;
  return { ...received, isInternal, isStored, isChanged: false };
}

/** The draft after the server stored it as it was at the time of the request. */
export function withSaved(local: LocalDraft, sent: LocalDraft, { version, otherText }: Draft): LocalDraft {
  const isSame = hasSameContent(local, sent);
  const saved = { ...local, version, otherText: isSame ? otherText : local.otherText || otherText };
  return { ...saved, isStored: !isEmpty({ ...sent, otherText }), isChanged: !isSame };
}

export function isEmpty({ text, attachment, about, otherText }: Draft): boolean {
  return text === '' && attachment === null && about === null && otherText === '';
}

function hasSameContent(one: Draft, other: Draft): boolean {
  return (
    one.text === other.text &&
    one.isInternal === other.isInternal &&
    one.attachment?.id === other.attachment?.id &&
    one.about?.id === other.about?.id &&
    one.about?.part === other.about?.part &&
    one.otherText === other.otherText
  );
}

/** Earlier versions of the app stored the text alone. */
function parsed(stored: string): Partial<LocalDraft> {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value === 'object' && value !== null && 'text' in value) return value as Partial<LocalDraft>;
  } catch {
    // Plain text.
  }
  return { text: stored, isChanged: stored !== '' };
}

function keyOf(membershipId: string, conversationId: string): string {
  return `${draftPrefix}${membershipId}.${conversationId}`;
}
