import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { isServerReachable } from '../api/connectivity.ts';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';

const delayMs = 800;

/** `pending`: edited and not sent yet. `conflict`: another user saved in the meantime (409). */
export type SaveStatus = 'saved' | 'pending' | 'saving' | 'failed' | 'conflict';

interface AutosaveOptions {
  /** Key of the draft that stores the text in this tab until it is saved. */
  draft: string;
  /** The text on the server. */
  saved: string;
  /** Sends the text; a rejection is a failed save. */
  save: (text: string) => Promise<unknown>;
}

/**
 * A text that is saved automatically: 800 ms after the last keystroke, when its page is left or hidden, and when the server is
 * reachable again after a failure. One save runs at a time. Until it is saved, the text survives a reload as a draft.
 *
 *     const note = useAutosave({ draft: `clients.${id}.note`, saved: client.note, save: (note) => mutateAsync({ id, note }) });
 *     <Textarea value={note.text} onChange={(event) => note.change(event.currentTarget.value)} />
 *     <SaveStatusLabel status={note.status} onRetry={note.retry} />
 */
export function useAutosave({ draft, saved, save }: AutosaveOptions) {
  const [text, setText] = useState(() => storedText(draft) ?? saved);
  const [status, setStatus] = useState<SaveStatus>(text === saved ? 'saved' : 'pending');
  const latest = useRef(text);
  const lastSaved = useRef(saved);
  const isSending = useRef(false);

  function change(next: string): void {
    latest.current = next;
    setText(next);
    setStatus('pending');
    saveDraft(draft, { text: next });
  }

  async function send(): Promise<void> {
    if (isSending.current || latest.current === lastSaved.current) return;
    const sentText = latest.current;
    isSending.current = true;
    setStatus('saving');
    const failure = await save(sentText).then(
      () => null,
      (error: ApiError) => (error.status === 409 ? 'conflict' : 'failed'),
    );
    isSending.current = false;
    if (failure) return setStatus(failure);

    lastSaved.current = sentText;
    if (latest.current !== sentText) return void send();
    clearDraft(draft);
    setStatus('saved');
  }

  useSendWhenDue({ text, status, send: () => void send() });
  return { text, status, change, retry: () => void send() };
}

/** The text of a stored draft, which has one field; undefined without a draft. */
function storedText(draft: string): string | undefined {
  return Object.values(readDraft<Record<string, string>>(draft) ?? {})[0];
}

interface SendOptions {
  text: string;
  status: SaveStatus;
  send: () => void;
}

function useSendWhenDue({ text, status, send }: SendOptions): void {
  const sendNow = useEffectEvent(send);
  const retryFailed = useEffectEvent(() => {
    if (status === 'failed') send();
  });
  const isReachable = isServerReachable.use();

  // Synchronises with the clock: sends once the typing pauses.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke restarts the timer
  useEffect(() => {
    const timer = setTimeout(sendNow, delayMs);
    return () => clearTimeout(timer);
  }, [text]);

  // Synchronises with the connection to the server.
  useEffect(() => {
    if (isReachable) retryFailed();
  }, [isReachable]);

  // Synchronises with the page: a hidden tab may be closed without another event.
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendNow();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      sendNow();
    };
  }, []);
}
