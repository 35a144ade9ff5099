import { newId } from '#shell/common/ids.ts';
import type { CompletedSet, RowChange, SetValues, SkipReason } from '../../contract/set.ts';
import { removeMedium } from './media.ts';
import type { Kept, WorkoutQueue } from './queue.ts';
import { lastLogged, liveSets, type Step } from './state.ts';

const forgottenMs = 60 * 60_000;
const staleStartMs = 2 * 60 * 60_000;

type Values = Omit<SetValues, 'rowId' | 'setNumber' | 'loggedAt'>;

/** What was done in a set; what is not said was not measured. */
export type DoneValues = Pick<Values, 'weightKg' | 'reps' | 'rir'> & Partial<Values>;

const notMeasured = { rpe: null, seconds: null, metres: null, note: '', isWarmUp: false };

/** The clock runs from here. The server hears of it with the first set. The browser is asked not to tidy the sets away. */
export function begin(queue: WorkoutQueue): void {
  if (queue.read().begun) return;
  queue.save('begun', { id: newId(), startedAt: new Date().toISOString(), startedThereAt: null });
  void navigator.storage?.persist?.().catch(() => false);
}

/** Begun and nothing done: as if never opened. */
export function forgetIfNothingDone(queue: WorkoutQueue): void {
  const { begun, sets, rowChanges } = queue.read();
  if (begun?.startedThereAt === null && sets.length + rowChanges.length === 0) queue.save('begun', null);
}

export function logSet(queue: WorkoutQueue, step: Step, values: DoneValues): void {
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
export function changeSet(queue: WorkoutQueue, set: CompletedSet, values: DoneValues): void {
  queue.saveSet({ set: { ...set, ...values, loggedAt: laterThanKept(queue, set) }, state: 'waiting' });
}

/** Its pictures and videos go with it. */
export function removeSet(queue: WorkoutQueue, set: CompletedSet): void {
  for (const { id, rowId, setNumber } of queue.read().media)
    if (rowId === set.rowId && setNumber === set.setNumber) removeMedium(queue, id);
  queue.saveSet({ set: { ...set, loggedAt: laterThanKept(queue, set) }, state: 'removed' });
}

export function skipRow(queue: WorkoutQueue, rowId: string, why: { reason: SkipReason; note: string }): void {
  changeRow(queue, rowId, { skipReason: why.reason, skipNote: why.note });
}

/** Done with another exercise; the sets of the row stay where they are. */
export function swapRow(queue: WorkoutQueue, rowId: string, instead: { id: string; name: string }): void {
  changeRow(queue, rowId, { exerciseId: instead.id, exerciseName: instead.name });
}

/** To be done after all, with whatever exercise it was. */
export function takeBackSkip(queue: WorkoutQueue, rowId: string): void {
  changeRow(queue, rowId, { skipReason: null, skipNote: '' });
}

/** With the exercise the coach wrote again. */
export function takeBackSwap(queue: WorkoutQueue, rowId: string): void {
  changeRow(queue, rowId, { exerciseId: null, exerciseName: '' });
}

export function startRest(queue: WorkoutQueue, seconds: number): void {
  queue.save('rest', seconds > 0 ? { endsAt: Date.now() + seconds * 1000, seconds } : null);
}

export function addRest(queue: WorkoutQueue, seconds: number): void {
  const { rest } = queue.read();
  if (rest) queue.save('rest', { endsAt: rest.endsAt + seconds * 1000, seconds: rest.seconds + seconds });
}

/** Who forgot to finish and comes back an hour after the last set finished with that set. */
export function endOf(queue: WorkoutQueue): string {
  const last = lastLogged(liveSets(queue.read()))?.loggedAt;
  if (!last) return new Date().toISOString();
  return isOlder(last, forgottenMs) ? last : nowOrLaterThan(last);
}

export function finish(queue: WorkoutQueue, result: { effort: number | null; comment: string }): void {
  queue.save('rest', null);
  queue.save('finish', { ...result, finishedAt: endOf(queue), isSent: false });
}

/** Once more what was refused. */
export function tryAgain(queue: WorkoutQueue): void {
  const { begun, sets, rowChanges, media, finish: end } = queue.read();
  for (const { set, state } of sets) if (state === 'refused') queue.saveSet({ set, state: 'waiting' });
  for (const change of rowChanges)
    if (change.state === 'refused') queue.saveRowChange({ ...withoutRefusal(change), state: 'waiting' });
  for (const { url: _, ...medium } of media)
    if (medium.state === 'refused') queue.saveMedium({ ...withoutRefusal(medium), state: 'waiting' });
  if (end?.refusal !== undefined) queue.save('finish', withoutRefusal(end));
  if (begun?.refusal !== undefined) queue.save('begun', withoutRefusal(begun));
}

/** Whether something stays in sight until somebody has decided. */
export function hasRefusals({ begun, sets, rowChanges, media, finish: end }: Kept): boolean {
  if (begun?.refusal !== undefined || end?.refusal !== undefined) return true;
  return [...sets, ...rowChanges, ...media].some(({ refusal }) => refusal !== undefined);
}

const unchanged = { skipReason: null, skipNote: '', exerciseId: null, exerciseName: '' };

/** What else became of the row stays: the rest of another exercise can be left out, and taken up again. */
function changeRow(queue: WorkoutQueue, rowId: string, change: Partial<RowChange>): void {
  const before = queue.findRowChange(rowId);
  const changedAt = before ? nowOrLaterThan(before.changedAt) : new Date().toISOString();
  const known = before ? withoutRefusal(before) : unchanged;
  queue.saveRowChange({ ...known, ...change, rowId, changedAt, state: 'waiting' });
}

function laterThanKept(queue: WorkoutQueue, set: CompletedSet): string {
  const kept = queue.findSet(set)?.set.loggedAt ?? set.loggedAt;
  return nowOrLaterThan(Date.parse(kept) > Date.parse(set.loggedAt) ? kept : set.loggedAt);
}

function withoutRefusal<T extends { refusal?: string }>({ refusal: _, ...rest }: T) {
  return rest;
}

function isOlder(instant: string, ms: number): boolean {
  return Date.now() - Date.parse(instant) > ms;
}

function nowOrLaterThan(instant: string): string {
  return new Date(Math.max(Date.now(), Date.parse(instant) + 1)).toISOString();
}
