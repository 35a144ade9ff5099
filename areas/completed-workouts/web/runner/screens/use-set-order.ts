import { useState } from 'react';
import {
  type ExtraSets,
  isLogged,
  lastLogged,
  nextSet,
  setLines,
  type SetOrder,
  type SetRef,
} from '../../../rules/set-order.ts';
import { extraSetsDraftKey, useDraft } from '../drafts.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import { useRunner } from '../runner-context.ts';

const noSet: SetRef = { rowId: '', setNumber: 0 };

/** The current set: the one after the set logged last, unless the user chose another. */
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
    /** The open row and its current set; set 0 when the row has none to do. */
    active,
    editingId,
    choose,
    goOn: () => choose(null),
    toggle: (rowId: string) => choose(rowId === active.rowId ? noSet : { rowId, setNumber: 0 }),
    addSet(rowId: string): void {
      choose({ rowId, setNumber: 0 });
      setExtra({ ...extra, [rowId]: (extra[rowId] ?? 0) + 1 });
    },
    /** Keeps the current set: a corrected set is the one logged last and would move it. */
    edit(id: string | null): void {
      setChosen(active);
      setEditingId(id);
    },
  };
}

/** The chosen set, or the first one to do in its row if another tab has logged it. */
function remainingSetOf({ rows, ...order }: SetOrder, { rowId, setNumber }: SetRef): SetRef {
  const row = rows.find(({ id }) => id === rowId);
  if (!row) return noSet;
  const remaining = setLines(row, order).filter((line) => !isLogged(line));
  const set = remaining.find((line) => line.setNumber === setNumber) ?? remaining[0];
  return { rowId, setNumber: set?.setNumber ?? 0 };
}
