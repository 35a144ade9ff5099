import type { ApiRequest } from '#shell/common/route.ts';
import { limits } from '../../../contract/set.ts';
import type { SignedPrescription } from '../../../contract/prescription.ts';
import type { workoutRoutes } from '../../../contract/training.ts';
import type { CorrectedValues, Finish } from '../local-store/finish.ts';
import {
  type Begun,
  type LocalRowChange,
  type LocalSet,
  type LocalWorkout,
  pendingSets,
} from '../local-store/local-workout-store.ts';
import { withoutRejection } from '../local-store/rejection.ts';
import { unsentTitle } from '../local-store/title.ts';

/** The content of one sync request. */
export interface SyncPayload {
  begun: Begun;
  /** The signed prescription; null once the server has the workout, and knows what was shown with the sent sets. */
  signed: SignedPrescription | null;
  sets: LocalSet[];
  rowChanges: LocalRowChange[];
  finish: Finish | null;
  /** The changed title of a free workout; null unless it is to be sent. */
  title: string | null;
  /** Whether a finished workout is corrected: of its end only what was changed is sent. */
  isCorrection: boolean;
}

const maxRowChanges = 60;

/**
 * Returns the content of the next request; null while there is nothing to send. A workout that was only opened is not
 * sent.
 */
export function buildPayload(workout: LocalWorkout): SyncPayload | null {
  const { begun, prescribed, rowChanges, finish, isCorrection } = workout;
  if (!begun || begun.rejection !== undefined) return null;
  const sets = pendingSets(workout);
  const unsent = rowChanges.filter(({ state }) => state === 'pending');
  // Added rows first: their sets may not arrive before them.
  const pendingChanges = unsent.toSorted((one, other) => Number(!one.added) - Number(!other.added));
  const isComplete = sets.length <= limits.setsAWorkout && pendingChanges.length <= maxRowChanges;
  const end = isComplete && finish && !finish.isSynced && finish.rejection === undefined ? finish : null;
  const title = unsentTitle(prescribed);
  // The beginning is sent with the title that the workout has by then.
  const isTitleToSend = title !== null && begun.syncedAt !== null;
  if (sets.length + pendingChanges.length === 0 && !end && !isTitleToSend) return null;
  return {
    begun,
    signed: begun.syncedAt === null ? (prescribed?.signed ?? null) : shownWith(sets, workout),
    sets: sets.slice(0, limits.setsAWorkout),
    rowChanges: pendingChanges.slice(0, maxRowChanges),
    finish: end,
    title,
    isCorrection,
  };
}

/** A set that waits longer was logged without a connection: the phone may not have known what the coach changed before it. */
const waitingMs = 20_000;

/**
 * What was shown with the sent sets, which was prescribed for them. Null when the server knows it: each exercise has a set there, and the
 * sets were sent at once.
 */
function shownWith(sets: readonly LocalSet[], { prescribed, sets: all, isCorrection }: LocalWorkout) {
  if (!prescribed || isCorrection || prescribed.signed.prescription.isFree) return null;
  const begunRows = new Set(all.filter(({ syncedAt }) => syncedAt !== undefined).map(({ set }) => set.rowId));
  const isUnknown = sets.some(
    ({ set, syncedAt }) =>
      !begunRows.has(set.rowId) || (syncedAt === undefined && Date.now() - Date.parse(set.loggedAt) > waitingMs),
  );
  return isUnknown || prescribed.signedOfUnsent ? (prescribed.signedOfUnsent ?? prescribed.signed) : null;
}

/**
 * Splits a payload into the halves of the row changes, the halves of the sets, the end and the title, each in a payload of its own. The
 * sets of an added row follow the change that adds it.
 */
export function splitPayload({ sets, rowChanges, finish, title, ...payload }: SyncPayload): SyncPayload[] {
  const empty = { ...payload, sets: [], rowChanges: [], finish: null, title: null };
  return [
    ...halvesOf(rowChanges).map((half) => ({ ...empty, rowChanges: half })),
    ...halvesOf(sets).map((half) => ({ ...empty, sets: half })),
    { ...empty, finish },
    { ...empty, title },
  ].filter((part) => part.sets.length + part.rowChanges.length > 0 || part.finish !== null || part.title !== null);
}

function halvesOf<T>(list: readonly T[]): T[][] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

export function toSyncRequest(payload: SyncPayload, sentAt: number): ApiRequest<typeof workoutRoutes.sync.own> {
  const { begun, signed, sets, rowChanges, finish, title, isCorrection } = payload;
  return {
    completedWorkoutId: begun.id,
    sentAt: new Date(sentAt).toISOString(),
    ...beginningOf(signed),
    ...(title !== null && { title }),
    startedAt: begun.startedAt,
    sets: sets.map(({ set, state, replaces }) => ({
      ...set,
      isRemoved: state === 'removed',
      ...(replaces && { replaces }),
    })),
    attempts: sets.flatMap(({ set: { rowId, setNumber }, attemptedAt = [] }) =>
      attemptedAt.map((loggedAt) => ({ rowId, setNumber, loggedAt })),
    ),
    knownNotes: sets.flatMap(({ set: { rowId, setNumber }, knownNotes = [] }) =>
      knownNotes.map((note) => ({ rowId, setNumber, note })),
    ),
    knownTexts: [
      ...(finish?.knownComments ?? []).map((text) => ({ rowId: null, text })),
      ...rowChanges.flatMap(({ rowId, knownNotes = [] }) => knownNotes.map((text) => ({ rowId, text }))),
    ],
    rowChanges: rowChanges
      .map(withoutRejection)
      .map(({ state: _, syncedAt: __, knownNotes: ___, ...change }) => change),
    finish: isCorrection ? null : finish && { finishedAt: finish.finishedAt, ...reportOf(finish) },
    ...(isCorrection && { correction: finish ? correctionOf(finish) : {} }),
  };
}

function reportOf({ effort, comment, hasPainAtEnd }: Finish) {
  return { effort, comment, ...(hasPainAtEnd !== undefined && { hasPainAtEnd }) };
}

/** What was changed of the report and the times. */
function correctionOf({ effort, comment, hasPainAtEnd, startedAt, minutes, changed }: Finish) {
  const isChanged = (field: keyof CorrectedValues) => !changed || changed.includes(field);
  return {
    ...(isChanged('effort') && { effort }),
    ...(isChanged('comment') && { comment }),
    ...(isChanged('hasPainAtEnd') && hasPainAtEnd !== undefined && { hasPainAtEnd }),
    ...(isChanged('startedAt') && startedAt !== undefined && { startedAt }),
    ...(isChanged('minutes') && minutes !== undefined && { minutes }),
  };
}

/** A free workout is sent with a title and the permission of the coach (`startFreeWorkout`) instead of a signed prescription. */
function beginningOf(signed: SignedPrescription | null) {
  if (!signed?.prescription.isFree) return { signed };
  const { prescription, signature } = signed;
  return { signed: null, free: { title: prescription.title, ...(signature && { permission: signature }) } };
}
