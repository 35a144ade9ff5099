import type { ApiError, FieldErrors } from '#shell/web/api/api-error.ts';
import type { LocalRowChange, LocalSet, LocalWorkoutStore } from './local-workout-store.ts';
import type { SyncPayload } from './sync-payload.ts';

/** Which parts of a call the server would not take, with its sentence for each; the whole workout; or nobody says. */
export type RejectedParts = 'workout' | 'unknown' | Parts;

interface Parts {
  sets: { kept: LocalSet; refusal: string }[];
  rowChanges: { change: LocalRowChange; refusal: string }[];
  finish: string | null;
}

/** Reads `sets.3.weightKg`, `rowChanges.0.skipNote` and `finish.comment` out of a refusal. */
export function parseRejection({ status, errors }: ApiError, load: SyncPayload): RejectedParts {
  if ([402, 403, 404].includes(status)) return 'workout';
  const parts = {
    sets: load.sets.flatMap((kept, index) => named(errors, `sets.${index}`, (refusal) => ({ kept, refusal }))),
    rowChanges: load.rowChanges.flatMap((change, index) =>
      named(errors, `rowChanges.${index}`, (refusal) => ({ change, refusal })),
    ),
    finish: load.finish ? (sentenceOf(errors, 'finish') ?? null) : null,
  };
  if (parts.sets.length + parts.rowChanges.length > 0 || parts.finish !== null) return parts;
  return ['signed', 'startedAt', 'sentAt'].some((name) => sentenceOf(errors, name)) ? 'workout' : 'unknown';
}

/** Kept beside what was refused, unless that was changed meanwhile: then it waits again. */
export function markRejected(
  queue: LocalWorkoutStore,
  refused: { load: SyncPayload; blame: RejectedParts; error: ApiError },
): void {
  const { load, blame, error } = refused;
  if (blame === 'workout') queue.save('begun', { ...load.begun, rejection: error.message });
  else refuseParts(queue, load, blame === 'unknown' ? allOf(load, error.message) : blame);
}

function allOf({ sets, rowChanges, finish }: SyncPayload, refusal: string): Parts {
  return {
    sets: sets.map((kept) => ({ kept, refusal })),
    rowChanges: rowChanges.map((change) => ({ change, refusal })),
    finish: finish && refusal,
  };
}

function refuseParts(queue: LocalWorkoutStore, load: SyncPayload, { sets, rowChanges, finish }: Parts): void {
  for (const { kept, refusal } of sets) {
    const now = queue.findSet(kept.set);
    if (!now || now.state !== kept.state || now.set.loggedAt !== kept.set.loggedAt) continue;
    // One that may not be removed is there again.
    if (kept.state === 'removed')
      queue.saveSet({ set: now.set, state: 'sent', rejection: refusal, sentAt: Date.now() });
    else queue.saveSet({ ...now, state: 'refused', rejection: refusal });
  }
  for (const { change, refusal } of rowChanges) {
    const now = queue.findRowChange(change.rowId);
    if (now?.changedAt === change.changedAt) queue.saveRowChange({ ...now, state: 'refused', rejection: refusal });
  }
  const end = queue.read().finish;
  if (finish !== null && end?.finishedAt === load.finish?.finishedAt && end)
    queue.save('finish', { ...end, rejection: finish });
}

function named<T>(errors: FieldErrors, name: string, made: (refusal: string) => T): T[] {
  const sentence = sentenceOf(errors, name);
  return sentence === undefined ? [] : [made(sentence)];
}

/** Of the field itself or of one inside it. */
function sentenceOf(errors: FieldErrors, name: string): string | undefined {
  return Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1][0];
}
