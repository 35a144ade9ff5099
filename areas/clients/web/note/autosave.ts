import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { isServerReachable } from '#shell/web/api/connectivity.ts';
import { clearDraft, readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import { clientRoutes } from '../../contract.ts';
import { useSaveNote } from '../queries.ts';

const pauseMs = 800;

export type SaveStatus = 'saved' | 'saving' | 'unsaved';

/** The note as typed: kept in this tab at once, sent when the typing pauses, one save at a time. */
export function useNoteAutosave({ id, saved }: { id: string; saved: string }) {
  const draft = `clients.${id}.note`;
  const [text, setText] = useState(() => readDraft<{ note: string }>(draft)?.note ?? saved);
  const [state, setState] = useState<SaveStatus>(text === saved ? 'saved' : 'saving');
  const latest = useRef(text);
  const known = useRef(saved);
  const isSending = useRef(false);
  const keep = useKeptNote(id);
  const { mutateAsync } = useSaveNote();

  function change(next: string) {
    latest.current = next;
    setText(next);
    setState('saving');
    saveDraft(draft, { note: next });
  }

  async function save() {
    if (isSending.current || latest.current === known.current) return;
    isSending.current = true;
    const sent = latest.current;
    setState('saving');
    const answered = await mutateAsync({ id, note: sent }).catch(() => null);
    isSending.current = false;
    if (!answered) return setState('unsaved');

    known.current = sent;
    keep(answered);
    if (latest.current !== sent) return void save();
    clearDraft(draft);
    setState('saved');
  }

  useSaveWhenDue({ text, state, save: () => void save() });
  return { text, state, change, retry: () => void save() };
}

interface Due {
  text: string;
  state: SaveStatus;
  save: () => void;
}

/** When the typing pauses, when the server is back, and when one leaves. */
function useSaveWhenDue({ text, state, save }: Due): void {
  const saveNow = useEffectEvent(save);
  const saveLate = useEffectEvent(() => {
    if (state === 'unsaved') save();
  });
  const answers = isServerReachable.use();

  // A timer is an outside world.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause again
  useEffect(() => {
    const timer = setTimeout(saveNow, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  // The server coming back happens outside.
  useEffect(() => {
    if (answers) saveLate();
  }, [answers]);

  // Leaving is the last moment to send what the pause still holds.
  useEffect(() => () => saveNow(), []);
}

/** What the server answered is what the other tabs of the client show. */
function useKeptNote(id: string) {
  const client = useQueryClient();
  return (answered: object) => client.setQueryData(apiQueryKey(clientRoutes.detail, { id }), answered);
}
