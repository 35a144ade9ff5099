import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMe } from '../session.ts';
import { clearImportDraft, findImportDraft, type ImportDraftKind, saveImportDraft } from './import-drafts.ts';

const saveAfterMs = 300;

export interface ImportDraftState<Draft> {
  /** The draft; null while it is read from the device. */
  draft: Draft | null;
  /** Whether the draft was found on the device. */
  isRestored: boolean;
  change: (edit: (draft: Draft) => Draft) => void;
  startOver: () => void;
  /** Deletes the stored draft after the import. Later changes are not stored. */
  finish: () => void;
}

/** The unfinished import of this user for one target. It is stored while it changes, and restored after a reload. */
export function useImportDraft<Draft>(kind: ImportDraftKind<Draft>, target: string): ImportDraftState<Draft> {
  const { id: userId } = useMe();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const isFinished = useRef(false);

  // Synchronises with the storage of the device: reads the stored draft.
  useEffect(() => {
    let isUnmounted = false;
    void findImportDraft(kind, { userId, target }).then((found) => {
      if (isUnmounted) return;
      setRestored(found !== null);
      setDraft(found ?? kind.empty);
    });
    return () => {
      isUnmounted = true;
    };
  }, [kind, userId, target]);

  const save = useEffectEvent(() => {
    if (draft && !isFinished.current) void saveImportDraft(kind, { userId, target }, draft);
  });

  // Synchronises with the storage of the device: writes the draft when no change follows for 300 ms.
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(save, saveAfterMs);
    return () => clearTimeout(timer);
  }, [draft]);

  // Synchronises with the storage of the device: writes the draft when the page is hidden and when the dialog closes.
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, []);

  return {
    draft,
    isRestored,
    change: (edit) => setDraft((current) => edit(current ?? kind.empty)),
    startOver: () => {
      isFinished.current = false;
      setRestored(false);
      setDraft(kind.empty);
    },
    finish: () => {
      isFinished.current = true;
      void clearImportDraft(kind, { userId, target });
    },
  };
}

/** Whether an import for this target was left unfinished; read again whenever its dialog opens or closes. */
export function useHasImportDraft<Draft>(kind: ImportDraftKind<Draft>, target: string, isOpen: boolean): boolean {
  const { id: userId } = useMe();
  const [hasDraft, setHasDraft] = useState(false);

  // Synchronises with the storage of the device: looks for a draft while the dialog is closed, since the dialog writes
  // or deletes it.
  useEffect(() => {
    if (!isOpen) void findImportDraft(kind, { userId, target }).then((draft) => setHasDraft(draft !== null));
  }, [kind, userId, target, isOpen]);

  return hasDraft;
}
