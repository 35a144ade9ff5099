import { useState } from 'react';
import { useNewestEntries } from '#shell/web/device-store/newest-entries.ts';

const maxRecent = 12;

/** The exercises that the user picked last on this device, newest first. Read when the picker opens. */
export function useRecent() {
  const { read, remember } = useNewestEntries('recent-exercises', maxRecent);
  const [recent] = useState<readonly string[]>(read);
  return { recent, remember };
}
