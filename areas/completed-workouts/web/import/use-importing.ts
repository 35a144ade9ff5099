import { useEffect, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { type ImportDraft, emptyImport } from './import-draft.ts';
import { findImportDraft, clearImportDraft, saveImportDraft, importDraftKey } from './import-draft-store.ts';

const pauseMs = 300;

/** What is imported, as it was left before a reload; nothing until the device has been asked. */
export function useImporting(clientId: string | undefined) {
  const name = importDraftKey(useMe().id, clientId);
  const [importing, setImporting] = useState<ImportDraft | null>(null);
  const [wasFound, setFound] = useState(false);

  // The device is an outside world.
  useEffect(() => {
    let isGone = false;
    void findImportDraft(name).then((kept) => {
      if (isGone) return;
      setFound(kept !== null);
      setImporting(kept ?? emptyImport);
    });
    return () => {
      isGone = true;
    };
  }, [name]);

  // It is asked to keep once the person pauses.
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
