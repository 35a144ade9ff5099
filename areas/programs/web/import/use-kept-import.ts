import { useEffect, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { findKeptImport, keptName } from './kept.ts';

/** Whether an import of a new program was left half done; asked again whenever its dialog opens or closes. */
export function useKeptImport(isOpen: boolean): boolean {
  const { id: userId } = useMe();
  const [isKept, setKept] = useState(() => findKeptImport(keptName(null), userId) !== null);

  // The device is an outside world, and the dialog writes to it as it closes.
  useEffect(() => {
    if (!isOpen) setKept(findKeptImport(keptName(null), userId) !== null);
  }, [isOpen, userId]);

  return isKept;
}
