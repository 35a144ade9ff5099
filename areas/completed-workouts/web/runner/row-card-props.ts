import type { CompletedSet, SkipReason } from '../../contract/set.ts';
import type { SetValues } from '../../rules/prefill.ts';
import type { ExtraSets, RunningRow, SetRef } from './set-order.ts';

/** What a tap in an exercise can mean. */
export interface RowActions {
  open: (rowId: string) => void;
  choose: (step: SetRef) => void;
  log: (step: SetRef, values: SetValues) => void;
  edit: (id: string | null) => void;
  change: (set: CompletedSet, values: SetValues) => void;
  remove: (set: CompletedSet) => void;
  addSet: (rowId: string) => void;
  skip: (row: RunningRow, why: { reason: SkipReason; note: string }) => void;
  swap: (row: RunningRow, instead: { id: string; name: string }) => void;
  takeBackSkip: (row: RunningRow) => void;
  /** With the exercise the coach wrote again. */
  takeBackSwap: (row: RunningRow) => void;
}

export interface RowCardProps {
  row: RunningRow;
  walk: { sets: readonly CompletedSet[]; extra: ExtraSets };
  active: SetRef;
  editing: string | null;
  actions: RowActions;
}
