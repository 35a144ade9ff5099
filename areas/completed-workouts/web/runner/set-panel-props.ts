import type { DoneNumbers } from '../../contract/set.ts';
import type { SetValues } from '../../rules/prefill.ts';
import type { Proposal } from '../../rules/progression/proposal.ts';
import type { RunningRow } from './state.ts';

export interface SetPanelProps {
  row: RunningRow;
  setNumber: number;
  /** `Serie 2 di 4`: warm-ups are not counted. */
  title: string;
  initial: SetValues;
  /** That set the last time. */
  last: DoneNumbers | null;
  proposal: Proposal;
  /** The working set before this one, today. */
  before: DoneNumbers | null;
  onDone: (values: SetValues) => void;
  /** A set that is logged already. */
  edit?: { onRemove: () => void; onCancel: () => void };
}
