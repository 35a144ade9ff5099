import { clearDraft, readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import type { RowChange } from '../../../contract/set.ts';
import { addedRowId } from '../../../rules/added-rows.ts';
import { dropIndex, dropNumber, mainSetNumber } from '../../../rules/set-numbers.ts';
import type { SetRef } from '../../../rules/set-order.ts';
import { rowDraftKeys, setDraftKey, setNumberOf } from '../drafts.ts';
import { type LocalWorkoutStore, loggedSets } from './local-workout-store.ts';
import { changeRow, nowOrLaterThan, type OtherExercise, removeSet, retrySets } from './log.ts';

export type AddedExercise = OtherExercise & Pick<NonNullable<RowChange['added']>, 'type'>;

/** Adds a row to the workout. An exercise that was added and taken out again is the same row. */
export function addRow(store: LocalWorkoutStore, { id, name, type }: AddedExercise): string {
  const rowId = addedRowId(store.workoutId, id);
  changeRow(store, rowId, { exerciseId: id, exerciseName: name, added: { type, isRemoved: false } });
  return rowId;
}

/** Takes an added row out again, with its sets. */
export function removeAddedRow(store: LocalWorkoutStore, rowId: string): void {
  const added = store.findRowChange(rowId)?.added;
  if (!added) return;
  for (const set of loggedSets(store.read())) if (set.rowId === rowId) removeSet(store, set);
  changeRow(store, rowId, { added: { ...added, isRemoved: true } });
}

/**
 * Replaces the exercise of an added row that was rejected, and returns the row that has its sets and media now: that of the other exercise,
 * or `rowId`, which is done with that exercise already. What was typed follows when both exercises are measured alike.
 */
export function changeAddedExercise(
  store: LocalWorkoutStore,
  rejectedId: string,
  { rowId: presentId, ...exercise }: AddedExercise & { rowId?: string | undefined },
): string {
  const rejected = store.findRowChange(rejectedId)?.added;
  const wasKnown = presentId !== undefined || store.findRowChange(addedRowId(store.workoutId, exercise.id)) !== null;
  const rowId = presentId ?? addRow(store, exercise);
  if (rowId === rejectedId) {
    retrySets(store, (set) => set.rowId === rowId);
    return rowId;
  }
  const numberIn = freeNumbers(store, rejectedId, rowId);
  const targetOf: TargetOf = ({ setNumber }) => ({ rowId, setNumber: numberIn(setNumber) });
  for (const { url: _, ...medium } of store.read().media)
    if (medium.rowId === rejectedId) store.saveMedium({ ...medium, ...targetOf(medium) });
  moveSets(store, rejectedId, { targetOf, wasKnown });
  moveDrafts(store, rejectedId, rejected?.type === exercise.type ? targetOf : null);
  removeAddedRow(store, rejectedId);
  return rowId;
}

type TargetOf = (set: { setNumber: number }) => SetRef;

/** Returns the numbers in the row `toId` for the sets of `fromId`: the free ones, in order. The drops stay with their set. */
function freeNumbers(store: LocalWorkoutStore, fromId: string, toId: string): (setNumber: number) => number {
  const taken = mainNumbersOf(store, toId);
  const numbers = new Map<number, number>();
  for (const number of taken.size > 0 ? mainNumbersOf(store, fromId) : []) {
    let free = 1;
    while (taken.has(free)) free += 1;
    taken.add(free);
    numbers.set(number, free);
  }
  return (setNumber) => {
    const main = mainSetNumber({ setNumber });
    return dropNumber({ setNumber: numbers.get(main) ?? main }, dropIndex({ setNumber }));
  };
}

/** The numbers of the sets of a row that were logged or typed or have media, in order. */
function mainNumbersOf(store: LocalWorkoutStore, rowId: string): Set<number> {
  const workout = store.read();
  const used: SetRef[] = [...loggedSets(workout), ...workout.media].filter((set) => set.rowId === rowId);
  const typed = rowDraftKeys(store, rowId).map((key) => ({ setNumber: setNumberOf(key) }));
  return new Set([...used, ...typed].map(mainSetNumber).toSorted((one, other) => one - other));
}

function moveSets(
  store: LocalWorkoutStore,
  fromId: string,
  { targetOf, wasKnown }: { targetOf: TargetOf; wasKnown: boolean },
): void {
  // Of a row that existed before, a set may have been removed with the same number: the moved one must be later. A finished workout keeps
  // its times, because a later set would move its end.
  const isLater = wasKnown && store.read().finish === null;
  const inOrder = loggedSets(store.read())
    .filter(({ rowId }) => rowId === fromId)
    .toSorted((one, other) => Date.parse(one.loggedAt) - Date.parse(other.loggedAt));
  for (const [index, set] of inOrder.entries()) {
    const removed = store.findSet(targetOf(set))?.set;
    const loggedAt = removed || isLater ? nowOrLaterThan((removed ?? set).loggedAt, index) : set.loggedAt;
    store.saveUnsent({ ...set, ...targetOf(set), id: removed?.id ?? set.id, loggedAt }, 'pending');
    store.deleteSet(set);
  }
}

/** Without `targetOf` the drafts are deleted: they do not apply to the other exercise. */
function moveDrafts(store: LocalWorkoutStore, fromId: string, targetOf: TargetOf | null): void {
  for (const key of rowDraftKeys(store, fromId)) {
    const draft = readDraft<Record<string, unknown>>(key);
    if (targetOf && draft) saveDraft(setDraftKey(store, targetOf({ setNumber: setNumberOf(key) })), draft);
    clearDraft(key);
  }
}
