import { useState } from 'react';
import {
  type ExtraSets,
  isLogged,
  isPrescribedWarmUp,
  lastLogged,
  nextSet,
  type RunningRow,
  setAdded,
  setLines,
  type SetOrder,
  type SetRef,
} from '../../../rules/set-order.ts';
import { changedSetOf, changeDraftKey, extraSetsDraftKey, isSetTyped, typedSetsOf } from '../drafts.ts';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import { useDraft } from '#shell/web/forms/use-draft.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import { useRunner } from '../runner-context.ts';

const noSet: SetRef = { rowId: '', setNumber: 0 };

/**
 * Returns the rows and the current set, which is the one after the set logged last, unless the user chose another. A set in whose form
 * something is typed stays the current one, whatever other devices log, until it is logged here or the user opens another.
 */
export function useSetOrder() {
  const { store, workout, rows } = useRunner();
  const [extra, setExtra] = useDraft<ExtraSets>(extraSetsDraftKey(store), () => ({}));
  const sets = loggedSets(workout);
  const order = { rows, sets, extra };
  const isTyped = (set: SetRef) => isSetTyped(store, set) && rows.some(({ id }) => id === set.rowId);
  const [shown, setShown] = useState(() => firstTyped() ?? noSet);
  // After a reload: the set in whose form changes were typed.
  const [edited, setEdited] = useState<SetRef | undefined>(() =>
    shown === noSet ? changedSetOf(store, sets) : undefined,
  );
  const [chosen, setChosen] = useState<SetRef | null>(() => (edited ? { rowId: edited.rowId, setNumber: 0 } : null));
  const [moves, setMoves] = useState(0);
  const active = isTyped(shown) ? shown : currentSet();
  if (!isSameSet(active, shown)) setShown(active);

  /** After a reload: the first set in whose form something was typed. */
  function firstTyped(): SetRef | undefined {
    return rows.filter(({ skip }) => !skip).flatMap(({ id }) => typedSetsOf(store, id))[0];
  }

  function currentSet(): SetRef {
    // Another device has removed the set in whose form changes were typed.
    if (edited && isTyped(edited) && !isLoggedIn(sets, edited)) return edited;
    if (chosen) return isTyped(chosen) ? chosen : remainingSetOf(order, chosen);
    const logged = rows.flatMap(({ id }) => typedSetsOf(store, id)).find((set) => isLoggedIn(sets, set));
    return logged ?? nextSet(order, lastLogged(sets)) ?? noSet;
  }

  function choose(set: SetRef | null): void {
    setEdited(undefined);
    setChosen(set);
    setShown(noSet);
    setMoves(moves + 1);
  }

  return {
    order,
    /** The open row and its current set; `setNumber` is 0 when the row has no set to do. */
    active,
    /** Counts what the user opened: the current set changes without it when another device changed the workout. */
    moves,
    editingId: sets.find((set) => edited && isSameSet(set, edited))?.id ?? null,
    choose,
    goOn: () => choose(null),
    /** Makes a removed set the current one; after a removed prescribed warm-up the current set stays. */
    reopen: (removed: SetRef) => choose(isPrescribedWarmUp(removed) ? active : removed),
    toggle: (rowId: string) => choose(rowId === active.rowId ? noSet : { rowId, setNumber: 0 }),
    addSet(row: RunningRow): void {
      choose({ rowId: row.id, setNumber: 0 });
      setExtra(setAdded(row, order).extra);
    },
    /**
     * Opens a logged set for correction, or closes its form with null, and fixes the current set: the corrected set becomes the one logged last, which
     * would change it.
     */
    edit(id: string | null): void {
      if (id === null && edited) clearDraft(changeDraftKey(store, edited));
      setChosen(active);
      setEdited(sets.find((set) => set.id === id));
      setMoves(moves + 1);
    },
  };
}

function isLoggedIn(sets: SetOrder['sets'], ref: SetRef): boolean {
  return sets.some((set) => isSameSet(set, ref));
}

function isSameSet(one: SetRef, other: SetRef): boolean {
  return one.rowId === other.rowId && one.setNumber === other.setNumber;
}

/** Returns the chosen set, or the first set to do in its row when another tab has logged it. */
function remainingSetOf({ rows, ...order }: SetOrder, { rowId, setNumber }: SetRef): SetRef {
  const row = rows.find(({ id }) => id === rowId);
  if (!row) return noSet;
  const remaining = setLines(row, order).filter((line) => !isLogged(line));
  const set = remaining.find((line) => line.setNumber === setNumber) ?? remaining[0];
  return { rowId, setNumber: set?.setNumber ?? 0 };
}
