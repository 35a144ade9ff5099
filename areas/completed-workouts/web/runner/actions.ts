import { newId } from '#shell/common/ids.ts';
import type { CompletedSet, RowChange, SetValues, SkipReason } from '../../contract/set.ts';
import { removeMedium } from './media.ts';
import type { LocalWorkout, LocalWorkoutStore } from './local-workout-store.ts';
import { lastLogged, loggedSets, type SetRef } from './set-order.ts';

const forgottenMs = 60 * 60_000;
const staleStartMs = 2 * 60 * 60_000;

type Values = Omit<SetValues, 'rowId' | 'setNumber' | 'loggedAt'>;

/** What was done in a set; what is not said was not measured. */
export type DoneValues = Pick<Values, 'weightKg' | 'reps' | 'rir'> & Partial<Values>;

const notMeasured = { rpe: null, seconds: null, metres: null, note: '', isWarmUp: false };

/** The clock runs from here. The server hears of it with the first set. The browser is asked not to tidy the sets away. */
export function begin(queue: LocalWorkoutStore): void {
  if (queue.read().begun) return;
  queue.save('begun', { id: newId(), startedAt: new Date().toISOString(), startedThereAt: null });
  void navigator.storage?.persist?.().catch(() => false);
}

/** Begun and nothing done: as if never opened. */
export function forgetIfNothingDone(queue: LocalWorkoutStore): void {
  const { begun, sets, rowChanges } = queue.read();
  if (begun?.startedThereAt === null && sets.length + rowChanges.length === 0) queue.save('begun', null);
}

export function logSet(queue: LocalWorkoutStore, step: SetRef, values: DoneValues): void {
  const { begun, sets, rowChanges } = queue.read();
  if (!begun) throw new Error('logSet: the workout has not begun');
  const isFresh = sets.length + rowChanges.length === 0 && begun.startedThereAt === null;
  if (isFresh && isOlder(begun.startedAt, staleStartMs))
    queue.save('begun', { ...begun, startedAt: new Date().toISOString() });

  const before = queue.findSet(step)?.set;
  const loggedAt = before ? nowOrLaterThan(before.loggedAt) : new Date().toISOString();
  const { rowId, setNumber } = step;
  const set = { id: before?.id ?? newId(), rowId, setNumber, ...notMeasured, ...values, loggedAt };
  queue.saveSet({ set, state: 'waiting' });
}

/** The later version wins wherever it meets the earlier one, so a clock put back must not make it look older. */
export function changeSet(queue: LocalWorkoutStore, set: CompletedSet, values: DoneValues): void {
  queue.saveSet({ set: { ...set, ...values, loggedAt: laterThanKept(queue, set) }, state: 'waiting' });
}

/** Its pictures and videos go with it. */
export function removeSet(queue: LocalWorkoutStore, set: CompletedSet): void {
  for (const { id, rowId, setNumber } of queue.read().media)
    if (rowId === set.rowId && setNumber === set.setNumber) removeMedium(queue, id);
  queue.saveSet({ set: { ...set, loggedAt: laterThanKept(queue, set) }, state: 'removed' });
}

export function skipRow(queue: LocalWorkoutStore, rowId: string, why: { reason: SkipReason; note: string }): void {
  changeRow(queue, rowId, { skipReason: why.reason, skipNote: why.note });
}

/** Done with another exercise; the sets of the row stay where they are. */
export function swapRow(queue: LocalWorkoutStore, rowId: string, instead: { id: string; name: string }): void {
  changeRow(queue, rowId, { exerciseId: instead.id, exerciseName: instead.name });
}

/** To be done after all, with whatever exercise it was. */
export function takeBackSkip(queue: LocalWorkoutStore, rowId: string): void {
  changeRow(queue, rowId, { skipReason: null, skipNote: '' });
}

/** With the exercise the coach wrote again. */
export function takeBackSwap(queue: LocalWorkoutStore, rowId: string): void {
  changeRow(queue, rowId, { exerciseId: null, exerciseName: '' });
}

export function startRest(queue: LocalWorkoutStore, seconds: number): void {
  queue.save('rest', seconds > 0 ? { endsAt: Date.now() + seconds * 1000, seconds } : null);
}

export function addRest(queue: LocalWorkoutStore, seconds: number): void {
  const { rest } = queue.read();
  if (rest) queue.save('rest', { endsAt: rest.endsAt + seconds * 1000, seconds: rest.seconds + seconds });
}

/** Who forgot to finish and comes back an hour after the last set finished with that set. */
export function endOf(queue: LocalWorkoutStore): string {
  const last = lastLogged(loggedSets(queue.read()))?.loggedAt;
  if (!last) return new Date().toISOString();
  return isOlder(last, forgottenMs) ? last : nowOrLaterThan(last);
}

export function finish(queue: LocalWorkoutStore, result: { effort: number | null; comment: string }): void {
  queue.save('rest', null);
  queue.save('finish', { ...result, finishedAt: endOf(queue), isSent: false });
}

/** Once more what was refused. */
export function tryAgain(queue: LocalWorkoutStore): void {
  const { begun, sets, rowChanges, media, finish: end } = queue.read();
  for (const { set, state } of sets) if (state === 'refused') queue.saveSet({ set, state: 'waiting' });
  for (const change of rowChanges)
    if (change.state === 'refused') queue.saveRowChange({ ...withoutRejection(change), state: 'waiting' });
  for (const { url: _, ...medium } of media)
    if (medium.state === 'refused') queue.saveMedium({ ...withoutRejection(medium), state: 'waiting' });
  if (end?.rejection !== undefined) queue.save('finish', withoutRejection(end));
  if (begun?.rejection !== undefined) queue.save('begun', withoutRejection(begun));
}

/** Whether something stays in sight until somebody has decided. */
export function hasRejections({ begun, sets, rowChanges, media, finish: end }: LocalWorkout): boolean {
  if (begun?.rejection !== undefined || end?.rejection !== undefined) return true;
  return [...sets, ...rowChanges, ...media].some(({ rejection }) => rejection !== undefined);
}

const unchanged = { skipReason: null, skipNote: '', exerciseId: null, exerciseName: '' };

/** What else became of the row stays: the rest of another exercise can be left out, and taken up again. */
function changeRow(queue: LocalWorkoutStore, rowId: string, change: Partial<RowChange>): void {
  const before = queue.findRowChange(rowId);
  const changedAt = before ? nowOrLaterThan(before.changedAt) : new Date().toISOString();
  const known = before ? withoutRejection(before) : unchanged;
  queue.saveRowChange({ ...known, ...change, rowId, changedAt, state: 'waiting' });
}

function laterThanKept(queue: LocalWorkoutStore, set: CompletedSet): string {
  const kept = queue.findSet(set)?.set.loggedAt ?? set.loggedAt;
  return nowOrLaterThan(Date.parse(kept) > Date.parse(set.loggedAt) ? kept : set.loggedAt);
}

function withoutRejection<T extends { rejection?: string }>({ rejection: _, ...rest }: T) {
  return rest;
}

function isOlder(instant: string, ms: number): boolean {
  return Date.now() - Date.parse(instant) > ms;
}

function nowOrLaterThan(instant: string): string {
  return new Date(Math.max(Date.now(), Date.parse(instant) + 1)).toISOString();
}
