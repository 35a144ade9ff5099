import type { CompletedSet, LastTime, PrescribedRow } from '../../contract.ts';
import type { SetValues } from '../../rules/prefill.ts';
import type { KeptSet } from './queue.ts';
import type { ExtraSets, Step } from './state.ts';

/** What a tap in an exercise can mean. */
export interface RowActions {
  open: (rowId: string) => void;
  choose: (step: Step) => void;
  log: (step: Step, values: SetValues) => void;
  edit: (id: string | null) => void;
  change: (set: CompletedSet, values: SetValues) => void;
  remove: (set: CompletedSet) => void;
  addSet: (rowId: string) => void;
}

export interface RowCardProps {
  row: PrescribedRow;
  walk: { sets: readonly CompletedSet[]; extra: ExtraSets };
  active: Step;
  editing: string | null;
  kept: readonly KeptSet[];
  lastTime: LastTime | undefined;
  actions: RowActions;
}
