import { useState } from 'react';
import { readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import type { CompletedSet } from '../../contract/set.ts';
import { type ExtraSets, isLogged, lastLogged, setLines, type RunningRow, type SetRef, nextSet } from './set-order.ts';

const nowhere: SetRef = { rowId: '', setNumber: 0 };

/** Where the person stands: on after the set logged last, unless they went elsewhere themselves. */
export function useSetOrder(
  rows: readonly RunningRow[],
  { sets, place }: { sets: readonly CompletedSet[]; place: string },
) {
  const draft = `completed-workouts.extra.${place}`;
  const [chosen, setChosen] = useState<SetRef | null>(null);
  const [extra, setExtra] = useState<ExtraSets>(
    () => (readDraft<Record<string, number>>(draft) as ExtraSets | null) ?? {},
  );
  const [editing, setEditing] = useState<string | null>(null);
  const walk = { rows, sets, extra };
  const active = chosen ? openIn(walk, chosen) : (nextSet(walk, lastLogged(sets)) ?? nowhere);

  function choose(step: SetRef | null): void {
    setEditing(null);
    setChosen(step);
  }

  return {
    walk,
    /** The row that is open and the set that is next in it; set 0 when it has none left. */
    active,
    editing,
    choose,
    goOn: () => choose(null),
    open: (rowId: string) => choose(rowId === active.rowId ? nowhere : { rowId, setNumber: 0 }),
    addSet(rowId: string): void {
      const more = { ...extra, [rowId]: (extra[rowId] ?? 0) + 1 };
      choose({ rowId, setNumber: 0 });
      saveDraft(draft, more);
      setExtra(more);
    },
    /** A change makes a set the last one logged: who corrects set 1 stays where they are. */
    edit(id: string | null): void {
      setChosen(active);
      setEditing(id);
    },
  };
}

interface SetOrder {
  rows: readonly RunningRow[];
  sets: readonly CompletedSet[];
  extra: ExtraSets;
}

/** That very set, or the first open one of its row: another tab may have logged it meanwhile. */
function openIn({ rows, sets, extra }: SetOrder, { rowId, setNumber }: SetRef): SetRef {
  const row = rows.find(({ id }) => id === rowId);
  if (!row) return nowhere;
  const open = setLines(row, { sets, extra }).filter((line) => !isLogged(line));
  const step = open.find((line) => line.setNumber === setNumber) ?? open[0];
  return { rowId, setNumber: step?.setNumber ?? 0 };
}
