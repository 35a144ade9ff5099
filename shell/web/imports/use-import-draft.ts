import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMe } from '../session.ts';
import { findImportDraft, type ImportDraftKind, markSent, saveImportDraft, sentCount } from './import-drafts.ts';

const saveAfterMs = 300;

export interface ImportDraftState<Draft> {
  /** The draft; null while it is read from the device. */
  draft: Draft | null;
  /** Whether the draft was found on the device. */
  isRestored: boolean;
  change: (edit: (draft: Draft) => Draft) => void;
  /** The change of a text or file that was read: what follows is no longer the import that was found on the device. */
  replaceSource: (edit: (draft: Draft) => Draft) => void;
  startOver: () => void;
  /**
   * Deletes the stored draft when the import is sent or finished, so that it is not offered again after a reload
   * meanwhile. Later changes are not stored.
   */
  finish: () => void;
  /** Stores the draft again after an import that failed. */
  resume: () => void;
}

/** The unfinished import of this user for one target. It is stored while it changes, and restored after a reload. */
export function useImportDraft<Draft>(kind: ImportDraftKind<Draft>, target: string): ImportDraftState<Draft> {
  const { id: userId } = useMe();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const owner = { userId, target };
  const sentBefore = useRef(sentCount(kind, owner));

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
    if (draft && sentBefore.current === sentCount(kind, owner)) void saveImportDraft(kind, owner, draft);
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

  const change: ImportDraftState<Draft>['change'] = (edit) => setDraft((current) => edit(current ?? kind.empty));

  return {
    draft,
    isRestored,
    change,
    replaceSource: (edit) => {
      setRestored(false);
      change(edit);
    },
    startOver: () => {
      sentBefore.current = sentCount(kind, owner);
      setRestored(false);
      setDraft(kind.empty);
    },
    finish: () => {
      markSent(kind, owner);
    },
    resume: () => {
      sentBefore.current = sentCount(kind, owner);
      if (draft) void saveImportDraft(kind, owner, draft);
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
