import type { ApiError, FieldErrors } from '#shell/web/api/api-error.ts';
import {
  type LocalRowChange,
  type LocalSet,
  type LocalWorkoutStore,
  loggedSets,
} from '../local-store/local-workout-store.ts';
import { settleTitle } from '../local-store/title.ts';
import type { SyncPayload } from './sync-payload.ts';

/** The parts of a request that the server rejected; `unknown` when the error names none. */
type RejectedParts = 'workout' | 'unknown' | PartMessages;

interface PartMessages {
  sets: { sent: LocalSet; message: string }[];
  rowChanges: { sent: LocalRowChange; message: string }[];
  finish: string | null;
}

/** Maps the field errors `sets.3.weightKg`, `rowChanges.0.skipNote` and `finish.comment` to the sent parts. */
export function parseRejection({ status, errors }: ApiError, { sets, rowChanges, finish }: SyncPayload): RejectedParts {
  if ([402, 403, 404].includes(status)) return 'workout';
  const parts = {
    sets: messagesOf(errors, 'sets', sets),
    rowChanges: messagesOf(errors, 'rowChanges', rowChanges),
    finish: finish ? (messageOf(errors, 'finish') ?? null) : null,
  };
  if (parts.sets.length + parts.rowChanges.length > 0 || parts.finish !== null) return parts;
  return ['signed', 'startedAt', 'sentAt'].some((name) => messageOf(errors, name)) ? 'workout' : 'unknown';
}

interface Rejection {
  payload: SyncPayload;
  rejected: RejectedParts;
  message: string;
  code: string;
}

/** Marks the rejected parts with the server's message. A part that was changed since it was sent stays pending. */
export function markRejected(store: LocalWorkoutStore, { payload, rejected, message, code }: Rejection): void {
  if (rejected === 'workout') store.save('begun', { ...payload.begun, rejection: message });
  else markParts(store, { payload, code }, rejected === 'unknown' ? allParts(payload, message) : rejected);
}

function allParts({ sets, rowChanges, finish }: SyncPayload, message: string): PartMessages {
  return {
    sets: sets.map((sent) => ({ sent, message })),
    rowChanges: rowChanges.map((sent) => ({ sent, message })),
    finish: finish && message,
  };
}

function markParts(
  store: LocalWorkoutStore,
  { payload, code }: Pick<Rejection, 'payload' | 'code'>,
  { sets, rowChanges, finish }: PartMessages,
): void {
  for (const { sent, message } of sets) {
    const current = store.findSet(sent.set);
    if (current?.state !== sent.state || current.set.loggedAt !== sent.set.loggedAt) continue;
    // The server rejected the removal, so the set counts as synced again.
    if (sent.state === 'removed')
      store.saveSet({ set: current.set, state: 'synced', rejection: message, syncedAt: Date.now() });
    else store.saveSet({ ...current, state: 'rejected', rejection: message });
  }
  for (const { sent, message } of rowChanges) {
    const current = store.findRowChange(sent.rowId);
    if (current?.changedAt !== sent.changedAt) continue;
    if (isUnknownRemoval(store, current, code)) deleteRow(store, current);
    else store.saveRowChange({ ...current, state: 'rejected', rejection: message, rejectionCode: code });
  }
  // A title that is refused alone is not sent again.
  if (payload.sets.length + payload.rowChanges.length === 0 && !payload.finish) settleTitle(store, payload.title);
  const end = store.read().finish;
  if (finish !== null && end && end.finishedAt === payload.finish?.finishedAt)
    store.save('finish', { ...end, rejection: finish });
}

/** Whether an added row was taken out here that the server never stored, because its exercise no longer exists. */
function isUnknownRemoval(store: LocalWorkoutStore, { rowId, added }: LocalRowChange, code: string): boolean {
  return (
    code === 'added_unknown' &&
    added?.isRemoved === true &&
    !loggedSets(store.read()).some((set) => set.rowId === rowId)
  );
}

/** Deletes a row with its removed sets: there is nothing to take out of the server. */
function deleteRow(store: LocalWorkoutStore, { rowId }: LocalRowChange): void {
  for (const { set } of store.read().sets) if (set.rowId === rowId) store.deleteSet(set);
  store.deleteRowChange(rowId);
}

function messagesOf<T>(errors: FieldErrors, field: string, parts: readonly T[]): { sent: T; message: string }[] {
  return parts.flatMap((sent, index) => {
    const message = messageOf(errors, `${field}.${index}`);
    return message === undefined ? [] : [{ sent, message }];
  });
}

/** Returns the message for a field or for one nested in it. */
function messageOf(errors: FieldErrors, name: string): string | undefined {
  return Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1][0];
}
