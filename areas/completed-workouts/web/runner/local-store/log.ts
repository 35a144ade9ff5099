import { newId } from '#shell/common/ids.ts';
import type { CompletedSet, RowChange, SkipReason } from '../../../contract/set.ts';
import type { SetValues } from '../../../rules/prefill.ts';
import { lastLogged, prescribedExerciseId, type RunningRow, type SetRef } from '../../../rules/set-order.ts';
import { earlierAfterSwap, earlierExercise, earlierWithout } from '../../../rules/swaps.ts';
import type { CorrectedValues, EndReport } from './finish.ts';
import { withKnownTexts } from './known-texts.ts';
import { type LocalMedium, type LocalWorkout, type LocalWorkoutStore, loggedSets } from './local-workout-store.ts';
import { removeMedium } from './media.ts';
import { withoutRejection } from './rejection.ts';

const forgottenFinishMs = 60 * 60_000;
const unusedStartMs = 2 * 60 * 60_000;

/** The values of a set; missing ones were not measured. */
type LoggedValues = Pick<SetValues, 'weightKg' | 'reps' | 'rir'> & Partial<SetValues>;

const notMeasured = { rpe: null, seconds: null, metres: null, note: '', isWarmUp: false };

export function discardIfEmpty(store: LocalWorkoutStore): void {
  const { begun, sets, rowChanges } = store.read();
  if (begun?.syncedAt === null && sets.length + rowChanges.length === 0) store.save('begun', null);
}

/** Logs a set. When the first set is logged two hours or more after the start, the start is moved to it. */
export function logSet(store: LocalWorkoutStore, { rowId, setNumber }: SetRef, values: LoggedValues): void {
  const { begun, sets, rowChanges } = store.read();
  if (!begun) throw new Error('logSet: the workout has not begun');
  const isFirst = sets.length + rowChanges.length === 0 && begun.syncedAt === null;
  if (isFirst && isOlder(begun.startedAt, unusedStartMs))
    store.save('begun', { ...begun, startedAt: new Date().toISOString() });

  const change = store.findRowChange(rowId);
  if (change && earlierExercise(change, setNumber))
    changeRow(store, rowId, { earlier: earlierWithout(change, setNumber) });
  const stored = store.findSet({ rowId, setNumber })?.set;
  const loggedAt = stored ? nowOrLaterThan(stored.loggedAt) : new Date().toISOString();
  const set = { id: stored?.id ?? newId(), rowId, setNumber, ...notMeasured, ...values, loggedAt };
  store.saveUnsent(set, 'pending');
}

/** `set` is the set as it was shown. */
export function changeSet(store: LocalWorkoutStore, set: CompletedSet, values: LoggedValues): void {
  store.saveUnsent({ ...set, ...values, loggedAt: laterThanStored(store, set) }, 'pending', set.note);
}

/** Removes a set and its media. */
export function removeSet(store: LocalWorkoutStore, set: CompletedSet): void {
  for (const { id, rowId, setNumber } of store.read().media)
    if (rowId === set.rowId && setNumber === set.setNumber) removeMedium(store, id);
  store.saveUnsent({ ...set, loggedAt: laterThanStored(store, set) }, 'removed', set.note);
}

/** Skips a row; `skip` null makes it a row to do again. */
export function skipRow(store: LocalWorkoutStore, rowId: string, skip: SkipValues | null): void {
  // Only a row that is not skipped is skipped: a note that another device sends meanwhile is not shown.
  const shownNote = skip === null ? store.findRowChange(rowId)?.skipNote : undefined;
  changeRow(store, rowId, { skipReason: skip?.reason ?? null, skipNote: skip?.note ?? '' }, shownNote);
}

export interface SkipValues {
  reason: SkipReason;
  note: string;
}

export interface OtherExercise {
  id: string;
  name: string;
}

export interface Swap {
  /** Null: the prescribed exercise again. */
  exercise: OtherExercise | null;
  /** The sets already done belong to the other exercise, too; otherwise they stay with the one they were done with. */
  movesDoneSets: boolean;
}

/** Swaps the exercise of a row. */
export function swapRow(store: LocalWorkoutStore, row: RunningRow, { exercise, movesDoneSets }: Swap): void {
  const toId = exercise?.id ?? prescribedExerciseId(row);
  const sets = movesDoneSets ? [] : loggedSets(store.read());
  changeRow(store, row.id, {
    exerciseId: exercise?.id ?? null,
    exerciseName: exercise?.name ?? '',
    earlier: earlierAfterSwap(row, { toId, sets }),
  });
}

export function startRest(store: LocalWorkoutStore, seconds: number): void {
  store.save('rest', seconds > 0 ? { endsAt: Date.now() + seconds * 1000, seconds } : null);
}

export function addRest(store: LocalWorkoutStore, seconds: number): void {
  const { rest } = store.read();
  if (rest) store.save('rest', { endsAt: rest.endsAt + seconds * 1000, seconds: rest.seconds + seconds });
}

/**
 * Returns the end of a workout that is finished now. When the last set was logged over an hour ago, it is the time of
 * that set: the user forgot to finish the workout. After an end on another device it is just after that one, so that both count.
 */
export function finishTime(store: LocalWorkoutStore): string {
  const workout = store.read();
  const { finish: end } = workout;
  if (end?.isElsewhere) return new Date(Date.parse(end.finishedAt) + 1000).toISOString();
  const last = lastLogged(loggedSets(workout))?.loggedAt;
  if (!last) return new Date().toISOString();
  return isOlder(last, forgottenFinishMs) ? last : nowOrLaterThan(last);
}

export function finish(store: LocalWorkoutStore, result: EndReport): void {
  store.save('rest', null);
  store.save('finish', { ...result, finishedAt: finishTime(store), isSynced: false });
}

const corrected = ['effort', 'comment', 'hasPainAtEnd', 'startedAt', 'minutes'] as const;

/** Corrects the effort, the comment, the pain or the times of a finished workout; `shownComment` is what was shown as its comment. */
export function changeEnd(store: LocalWorkoutStore, changes: Partial<CorrectedValues>, shownComment?: string): void {
  const { finish: end } = store.read();
  if (!end) return;
  const unsent: readonly (keyof CorrectedValues)[] = end.isSynced ? [] : (end.changed ?? corrected);
  const changed = corrected.filter((field) => field in changes || unsent.includes(field));
  const replaced = end.isSynced || changes.comment === undefined ? undefined : end.comment;
  const knownComments = withKnownTexts(end.isSynced ? [] : end.knownComments, replaced, shownComment);
  store.save('finish', { ...withoutRejection(end), ...changes, changed, knownComments, isSynced: false });
}

export function retryRejected(store: LocalWorkoutStore): void {
  const { begun, rowChanges, media, finish: end } = store.read();
  retrySets(store, () => true);
  for (const change of rowChanges)
    if (change.state === 'rejected') store.saveRowChange({ ...withoutRejection(change), state: 'pending' });
  for (const { url: _, awaitsConsent: __, ...medium } of media)
    if (medium.state === 'rejected') store.saveMedium({ ...withoutRejection(medium), state: 'pending' });
  if (end?.rejection !== undefined) store.save('finish', withoutRejection(end));
  if (begun?.rejection !== undefined) store.save('begun', withoutRejection(begun));
}

/** Sends rejected sets again. */
export function retrySets(store: LocalWorkoutStore, isChosen: (set: CompletedSet) => boolean): void {
  for (const { rejection: _, ...set } of store.read().sets)
    if (set.state === 'rejected' && isChosen(set.set)) store.saveSet({ ...set, state: 'pending' });
}

/**
 * Discards rejected changes, of the media only those that the user was shown. A set whose removal was rejected is shown
 * again.
 */
export function discardRejected(store: LocalWorkoutStore, media: readonly LocalMedium[]): void {
  const { sets, rowChanges } = store.read();
  for (const { rejection, ...set } of sets) {
    if (rejection === undefined) continue;
    if (set.state === 'rejected') store.deleteSet(set.set);
    else store.saveSet(set);
  }
  for (const { rowId, rejection } of rowChanges) if (rejection !== undefined) store.deleteRowChange(rowId);
  for (const { id, rejection } of media) if (rejection !== undefined) removeMedium(store, id);
}

export function hasRejections({ begun, sets, rowChanges, media, finish: end }: LocalWorkout): boolean {
  if (begun?.rejection !== undefined || end?.rejection !== undefined) return true;
  return [...sets, ...rowChanges, ...media].some(({ rejection }) => rejection !== undefined);
}

const unchanged = { skipReason: null, skipNote: '', exerciseId: null, exerciseName: '' };

/** Saves what changes of a row, to be sent; `shownNote` is what was shown as the note of its skip. */
export function changeRow(
  store: LocalWorkoutStore,
  rowId: string,
  change: Partial<RowChange>,
  shownNote?: string,
): void {
  const stored = store.findRowChange(rowId);
  const unsent = stored?.state === 'synced' ? null : stored;
  const changedAt = stored ? nowOrLaterThan(stored.changedAt) : new Date().toISOString();
  store.saveRowChange({
    ...(stored ? withoutRejection(stored) : unchanged),
    ...change,
    rowId,
    changedAt,
    knownNotes: withKnownTexts(unsent?.knownNotes, unsent?.skipNote, shownNote),
    state: 'pending',
  });
}

/**
 * Returns a time later than that of the stored set. The later version of a set is current, so a correction must be
 * later even if the clock was set back.
 */
function laterThanStored(store: LocalWorkoutStore, set: CompletedSet): string {
  const storedAt = store.findSet(set)?.set.loggedAt ?? set.loggedAt;
  return nowOrLaterThan(Date.parse(storedAt) > Date.parse(set.loggedAt) ? storedAt : set.loggedAt);
}

/** Returns the present time, or one that is later than the instant. Of several changes at once the next ones are `laterMs` later. */
export function nowOrLaterThan(instant: string, laterMs = 0): string {
  return new Date(Math.max(Date.now(), Date.parse(instant) + 1) + laterMs).toISOString();
}

function isOlder(instant: string, ms: number): boolean {
  return Date.now() - Date.parse(instant) > ms;
}
