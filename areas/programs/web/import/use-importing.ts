import { useEffect, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { findKeptImport, forgetImport, keepImport, keptName } from './kept.ts';
import { type Importing, nothingYet } from './importing.ts';

const pauseMs = 300;

/** What is imported, as it was left before a reload. */
export function useImporting(programId: string | null) {
  const { id: userId } = useMe();
  const name = keptName(programId);
  const [found, setFound] = useState(() => findKeptImport(name, userId));
  const [importing, change] = useState<Importing>(found ?? nothingYet);
  const [isDone, setDone] = useState(false);

  // The device is asked once the coach pauses, and when the dialog closes.
  useEffect(() => {
    if (isDone) return;
    const keep = () => keepImport(name, userId, importing);
    const timer = setTimeout(keep, pauseMs);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [importing, isDone, name, userId]);

  function forget(): void {
    setDone(true);
    forgetImport(name);
  }

  function startOver(): void {
    setFound(null);
    change(nothingYet);
  }

  return { importing, change, forget, startOver, wasFound: found !== null };
}
