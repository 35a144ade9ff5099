import { createAtom } from '#shell/web/atom.ts';

/** Prefix of the entries of `diet-store.ts` in localStorage. Stored on devices, must not change. */
export const dietPrefix = 'diet.';

/** Whether reports of this device must be sent: some are stored since an earlier visit, or the client opened their nutrition. */
export const isDietSyncNeeded = createAtom(Object.keys(localStorage).some((key) => key.startsWith(dietPrefix)));
