import { useEffect, useMemo, useReducer } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { createPhotoStore, restoreEntries } from './photo-store.ts';

/** The photos of the subject that are on this device only, and the store that changes them. */
export function useLocalPhotos(subject: Subject) {
  const { membershipId } = useMe();
  const store = useMemo(() => createPhotoStore(membershipId ?? ''), [membershipId]);
  const [, refresh] = useReducer((count: number) => count + 1, 0);

  // Synchronises with the entries on the device, which other tabs and the sync change.
  useEffect(() => {
    void restoreEntries().then(refresh);
    return store.subscribe(refresh);
  }, [store]);

  return { store, photos: store.ofSubject(subject) };
}
