import { useEffect, useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { type ImportDraft, emptyImport } from './import-draft.ts';
import { findImportDraft, clearImportDraft, saveImportDraft, importDraftKey } from './import-draft-store.ts';

const pauseMs = 300;

/** The unfinished import, restored after a reload; null while it is being read from the device. */
export function useImporting(subject: Subject) {
  const name = importDraftKey(useMe().id, subject);
  const [importing, setImporting] = useState<ImportDraft | null>(null);
  const [wasFound, setFound] = useState(false);

  // Synchronises with the storage of the device.
  useEffect(() => {
    let isGone = false;
    void findImportDraft(name).then((stored) => {
      if (isGone) return;
      setFound(stored !== null);
      setImporting(stored ?? emptyImport);
    });
    return () => {
      isGone = true;
    };
  }, [name]);

  // Synchronises with the storage of the device, debounced.
  useEffect(() => {
    if (!importing || importing.step === 'done') return;
    const timer = setTimeout(() => void saveImportDraft(name, importing), pauseMs);
    return () => clearTimeout(timer);
  }, [importing, name]);

  function change(how: (now: ImportDraft) => ImportDraft): void {
    setImporting((now) => how(now ?? emptyImport));
  }

  function startOver(): void {
    void clearImportDraft(name);
    setFound(false);
    setImporting(emptyImport);
  }

  return { importing, change, startOver, wasFound, forget: () => void clearImportDraft(name) };
}
