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
import { extraSetsDraftKey } from '../drafts.ts';
import { useDraft } from '#shell/web/forms/use-draft.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import { useRunner } from '../runner-context.ts';

const noSet: SetRef = { rowId: '', setNumber: 0 };

/** Returns the rows and the current set, which is the one after the set logged last, unless the user chose another. */
export function useSetOrder() {
  const { store, workout, rows } = useRunner();
  const [chosen, setChosen] = useState<SetRef | null>(null);
  const [extra, setExtra] = useDraft<ExtraSets>(extraSetsDraftKey(store), () => ({}));
  const [editingId, setEditingId] = useState<string | null>(null);
  const sets = loggedSets(workout);
  const order = { rows, sets, extra };
  const active = chosen ? remainingSetOf(order, chosen) : (nextSet(order, lastLogged(sets)) ?? noSet);

  function choose(set: SetRef | null): void {
    setEditingId(null);
    setChosen(set);
  }

  return {
    order,
    /** The open row and its current set; `setNumber` is 0 when the row has no set to do. */
    active,
    editingId,
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
     * Opens a logged set for correction and fixes the current set: the corrected set becomes the one logged last, which
     * would change it.
     */
    edit(id: string | null): void {
      setChosen(active);
      setEditingId(id);
    },
  };
}

/** Returns the chosen set, or the first set to do in its row when another tab has logged it. */
function remainingSetOf({ rows, ...order }: SetOrder, { rowId, setNumber }: SetRef): SetRef {
  const row = rows.find(({ id }) => id === rowId);
  if (!row) return noSet;
  const remaining = setLines(row, order).filter((line) => !isLogged(line));
  const set = remaining.find((line) => line.setNumber === setNumber) ?? remaining[0];
  return { rowId, setNumber: set?.setNumber ?? 0 };
}
