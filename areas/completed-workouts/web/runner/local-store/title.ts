import type { LocalPrescription, LocalWorkoutStore } from './local-workout-store.ts';

/** Changes the title of a free workout, also after its end and without a connection: the sync sends it. */
export function changeTitle(store: LocalWorkoutStore, title: string): void {
  const { prescribed } = store.read();
  if (prescribed) store.save('prescribed', { ...withTitle(prescribed, title), isTitleUnsent: true });
}

/** Marks a title that was sent, or that the server refuses, as synced; one that was changed meanwhile stays pending. */
export function settleTitle(store: LocalWorkoutStore, title: string | null): void {
  const { prescribed } = store.read();
  if (!prescribed?.isTitleUnsent || prescribed.signed.prescription.title !== title) return;
  const { isTitleUnsent: _, ...settled } = prescribed;
  store.save('prescribed', settled);
}

/** Returns the pending title; null without one. */
export function unsentTitle(prescribed: LocalPrescription | null): string | null {
  return prescribed?.isTitleUnsent ? prescribed.signed.prescription.title : null;
}

/** Returns the response of the server, which has the former title, with the pending one. */
export function withUnsentTitle(response: LocalPrescription, stored: LocalPrescription | null): LocalPrescription {
  const title = unsentTitle(stored);
  return title === null ? response : { ...withTitle(response, title), isTitleUnsent: true };
}

function withTitle(prescribed: LocalPrescription, title: string): LocalPrescription {
  const { signed } = prescribed;
  return { ...prescribed, signed: { ...signed, prescription: { ...signed.prescription, title } } };
}
