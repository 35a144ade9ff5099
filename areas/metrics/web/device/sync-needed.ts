import { createAtom } from '#shell/web/atom.ts';

/** Prefix of the entries of `record-store.ts` in localStorage. Stored on devices, must not change. */
export const recordPrefix = 'weight.';

/** Whether values of this device must be sent: some were typed without a connection, now or on an earlier visit. */
export const isMeasurementSyncNeeded = createAtom(
  Object.keys(localStorage).some((key) => key.startsWith(recordPrefix)),
);
