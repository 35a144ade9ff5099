import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#shell/web/api/call.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { createAtom } from '#shell/web/atom.ts';
import { chatLimits } from '../../contract.ts';
import { type Draft, draftRoutes } from '../../contract/drafts.ts';
import { pointerTo } from '../outbox/pointer.ts';
import { draftKey } from '../message-window.ts';
import {
  hasLocalDraft,
  isEmpty,
  type LocalDraft,
  readLocalDraft,
  storeLocalDraft,
  withReceived,
  withSaved,
} from './local-draft.ts';

/** A draft is sent to the server after this time without a change. */
const saveDelayMs = 1500;

type Content = Pick<LocalDraft, 'text' | 'isInternal' | 'attachment' | 'otherText' | 'about'>;

/** The draft of a conversation: stored on this device at once, and on the server for the other devices of its author. */
export function useDraft(membershipId: string, conversationId: string) {
  const cache = useQueryClient();
  const [sync] = useState(() =>
    createDraftSync(membershipId, conversationId, (draft) => cache.setQueryData(draftKey(conversationId), { draft })),
  );
  const draft = sync.use();
  const meta = { skipGlobalErrorHandler: true };
  const received = useApiQuery(draftRoutes.get, { id: conversationId }, { meta }).data?.draft;

  // Synchronises with the server: what another device has written.
  useEffect(() => {
    if (received !== undefined) sync.receive(received);
  }, [sync, received]);

  // Synchronises with the page: saves before it is hidden or left.
  useEffect(() => {
    document.addEventListener('visibilitychange', sync.flush);
    return () => {
      document.removeEventListener('visibilitychange', sync.flush);
      sync.flush();
    };
  }, [sync]);

  return { draft, change: sync.change };
}

function createDraftSync(membershipId: string, conversationId: string, onSaved: (draft: Draft) => void) {
  const { get, set, use } = createAtom(readLocalDraft(membershipId, conversationId));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;

  function store(next: LocalDraft): void {
    set(next);
    storeLocalDraft(membershipId, conversationId, next);
  }

  function change(fields: Partial<Content>): void {
    const next = { ...get(), ...fields };
    store({ ...next, isChanged: next.isStored || !isEmpty(next) });
    saveAfter(isEmpty(next) ? 0 : saveDelayMs);
  }

  function receive(draft: Draft | null): void {
    const next = withReceived(get(), draft);
    if (next !== get()) store(next);
    // Written before the page was closed, and not saved then.
    if (next.isChanged) saveAfter(saveDelayMs);
  }

  function saveAfter(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
  }

  function flush(): void {
    clearTimeout(timer);
    void save();
  }

  /** A save that fails is repeated with the next change, or when the conversation is opened again. */
  async function save(): Promise<void> {
    const sent = get();
    if (isSaving || !sent.isChanged || sent.text.length > chatLimits.text) return;
    isSaving = true;
    const { text, isInternal, attachment, about, version, otherText } = sent;
    const content = { text, isInternal, attachmentId: attachment?.id ?? null, ...pointerTo(about) };
    const request = { id: conversationId, ...content, version, keepsOther: otherText !== '' };
    const response = await call(draftRoutes.save, request, { keepalive: true }).catch(() => null);
    isSaving = false;
    if (!response || !hasLocalDraft(membershipId, conversationId)) return;
    store(withSaved(get(), sent, response.draft));
    onSaved(response.draft);
    // Changed while the request was on its way.
    if (get().isChanged) saveAfter(saveDelayMs);
  }

  return { use, change, receive, flush };
}
