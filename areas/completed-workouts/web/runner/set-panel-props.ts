import type { SetMeasurements } from '../../contract/set.ts';
import type { SetValues } from '../../rules/prefill.ts';
import type { Proposal } from '../../rules/progression/proposal.ts';
import type { RunningRow } from './set-order.ts';

export interface SetPanelProps {
  row: RunningRow;
  setNumber: number;
  /** `Serie 2 di 4`: warm-ups are not counted. */
  title: string;
  initial: SetValues;
  /** That set the last time. */
  last: SetMeasurements | null;
  proposal: Proposal;
  /** The working set before this one, today. */
  before: SetMeasurements | null;
  onDone: (values: SetValues) => void;
  /** A set that is logged already. */
  edit?: { onRemove: () => void; onCancel: () => void };
}
