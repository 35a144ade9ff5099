import { createAtom } from '#shell/web/atom.ts';

/** Prefix of the entries of `answer-store.ts` in localStorage. Stored on devices, must not change. */
export const answerPrefix = 'survey.';

/** Whether answers of this device must be sent: some are stored since an earlier visit, or the client opened a check-in. */
export const isAnswerSyncNeeded = createAtom(Object.keys(localStorage).some((key) => key.startsWith(answerPrefix)));
