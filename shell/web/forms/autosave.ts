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
  saved: VersionedText;
  /** Sends the text with the version it was typed on; a rejection is a failed save. */
  save: (typed: VersionedText) => Promise<VersionedText>;
  /** The text in the record of a conflict. */
  pick: (record: unknown) => VersionedText;
}

export interface VersionedText {
  text: string;
  version: number;
}

/** A text that was saved meanwhile, until the user chooses one of the two. */
export interface TextConflict {
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * A text that is saved automatically: 800 ms after the last keystroke, when its page is left or hidden, and when the server is
 * reachable again after a failure. One save runs at a time. Until it is saved, the text survives a reload as a draft.
 *
 *     const note = useAutosave({ draft: `clients.${id}.note`, saved: noteOf(client), save: saveNote, pick: noteOf });
 *     <Textarea value={note.text} onChange={(event) => note.change(event.currentTarget.value)} />
 *     <SaveStatusLabel status={note.status} onRetry={note.retry} />
 *     {note.conflict && <TextConflictChoice conflict={note.conflict} />}
 */
export function useAutosave({ draft, saved, save, pick }: AutosaveOptions) {
  const [stored] = useState(() => readDraft<StoredDraft>(draft));
  const [text, setText] = useState(stored?.text ?? saved.text);
  const [status, setStatus] = useState<SaveStatus>(text === saved.text ? 'saved' : 'pending');
  const [theirs, setTheirs] = useState<VersionedText | null>(null);
  const latest = useRef(text);
  // A draft keeps what it was typed on, so that the server notices a save that came between.
  const lastSaved = useRef<VersionedText>(stored?.base ?? saved);
  const isSending = useRef(false);
  const isInConflict = useRef(false);

  function change(next: string): void {
    latest.current = next;
    setText(next);
    setStatus('pending');
    saveDraft(draft, { text: next, base: lastSaved.current });
  }

  async function send(): Promise<void> {
    if (isSending.current || isInConflict.current || latest.current === lastSaved.current.text) return;
    const sentText = latest.current;
    isSending.current = true;
    setStatus('saving');
    const result = await save({ ...lastSaved.current, text: sentText }).catch((error: ApiError) => error);
    isSending.current = false;
    if (result instanceof Error) return fail(result);

    lastSaved.current = { ...result, text: sentText };
    if (latest.current !== sentText) return void send();
    clearDraft(draft);
    setStatus('saved');
  }

  function fail(error: ApiError): void {
    const record = error.status === 409 && error.data['record'];
    if (!record) setStatus('failed');
    else compareWith(pick(record));
  }

  function compareWith(present: VersionedText): void {
    if (present.text !== lastSaved.current.text && present.text !== latest.current) {
      isInConflict.current = true;
      setTheirs(present);
      setStatus('conflict');
    } else if (present.version === lastSaved.current.version) {
      setStatus('failed');
    } else {
      // Another part of the record was saved.
      lastSaved.current = { ...lastSaved.current, version: present.version };
      void send();
    }
  }

  function resolve(chosen: VersionedText, chosenText: string): void {
    lastSaved.current = chosen;
    isInConflict.current = false;
    setTheirs(null);
    change(chosenText);
    if (chosenText !== chosen.text) return void send();
    clearDraft(draft);
    setStatus('saved');
  }

  const conflict: TextConflict | null = theirs && {
    theirs: theirs.text,
    onKeepMine: () => resolve(theirs, latest.current),
    onTakeTheirs: () => resolve(theirs, theirs.text),
  };
  useSendWhenDue({ text, status, send: () => void send() });
  return { text, status, change, conflict, retry: () => void send() };
}

interface StoredDraft {
  text: string;
  base: VersionedText;
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
