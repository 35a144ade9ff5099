import { createAtom } from '#shell/web/atom.ts';

/** Prefix of the entries of `photo-store.ts` in localStorage. Stored on devices, must not change. */
export const photoPrefix = 'photos.';

/** Whether photos of this device must be sent: some are stored since an earlier visit, or some were just taken. */
export const isPhotoSyncNeeded = createAtom(Object.keys(localStorage).some((key) => key.startsWith(photoPrefix)));
