import { useEffect, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { type Importing, nothingYet } from './importing.ts';
import { findKeptImport, forgetImport, keepImport, keptName } from './kept.ts';

const pauseMs = 300;

/** What is imported, as it was left before a reload; nothing until the device has been asked. */
export function useImporting(clientId: string | undefined) {
  const name = keptName(useMe().id, clientId);
  const [importing, setImporting] = useState<Importing | null>(null);
  const [wasFound, setFound] = useState(false);

  // The device is an outside world.
  useEffect(() => {
    let isGone = false;
    void findKeptImport(name).then((kept) => {
      if (isGone) return;
      setFound(kept !== null);
      setImporting(kept ?? nothingYet);
    });
    return () => {
      isGone = true;
    };
  }, [name]);

  // It is asked to keep once the person pauses.
  useEffect(() => {
    if (!importing || importing.step === 'done') return;
    const timer = setTimeout(() => void keepImport(name, importing), pauseMs);
    return () => clearTimeout(timer);
  }, [importing, name]);

  function change(how: (now: Importing) => Importing): void {
    setImporting((now) => how(now ?? nothingYet));
  }

  function startOver(): void {
    void forgetImport(name);
    setFound(false);
    setImporting(nothingYet);
  }

  return { importing, change, startOver, wasFound, forget: () => void forgetImport(name) };
}
