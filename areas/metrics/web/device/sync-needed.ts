import { createAtom } from '#shell/web/atom.ts';

/** Prefix of the entries of `weight-store.ts` in localStorage. Stored on devices, must not change. */
export const weightPrefix = 'weight.';

/** Whether weights of this device must be sent: one was typed without a connection, now or on an earlier visit. */
export const isWeightSyncNeeded = createAtom(Object.keys(localStorage).some((key) => key.startsWith(weightPrefix)));
