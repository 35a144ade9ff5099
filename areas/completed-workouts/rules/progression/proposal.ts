import type { Progression } from '#areas/programs/contract/document.ts';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { PrescribedRow } from '../../contract/set.ts';
import type { ExerciseHistory } from '../../contract/training.ts';

/** The text of each is `proposal.<code>`. */
export type ReasonCode =
  | 'first_time'
  | 'long_ago'
  | 'sets_missing'
  | 'deload'
  | 'highest'
  | 'no_load'
  | 'double_up'
  | 'double_up_rir'
  | 'double_more'
  | 'double_top'
  | 'too_hard'
  | 'linear_up'
  | 'linear_again'
  | 'percent_of_max'
  | 'no_max'
  | 'rir_up'
  | 'rir_down'
  | 'rir_met'
  | 'rir_unknown'
  | 'rir_reps';

export interface Reason {
  code: ReasonCode;
  /** Kilograms, repetitions, sets, days or percent, under the names of the placeholders in the text. */
  values: Readonly<Record<string, number>>;
}

/**
 * The next load and repetitions, with the reason. `weightKg` null: without a load, or with an unknown one; `reps` null: as
 * prescribed. `none` with a reason: the progression of the row has nothing to start from yet.
 */
export type Proposal =
  | { kind: 'proposal'; weightKg: number | null; reps: number | null; reason: Reason }
  | { kind: 'none'; reason: Reason | null };

export interface ProposalInput {
  row: Pick<PrescribedRow, 'type' | 'sets' | 'reps' | 'weight' | 'rpe' | 'rir' | 'progression'>;
  history: Pick<ExerciseHistory, 'performances' | 'oneRepMaxKg'> | null;
  settings: Pick<ProgramSettings, 'loadStepKg'>;
  /** The present instant. */
  now: string | Date;
  /** Number of the working set, from 1, for prescriptions that differ by set ("12/10/8"). */
  setNumber?: number | undefined;
}

/** The input of one kind of progression. */
export interface ProgressionInput<Kind extends Progression['kind']> extends Pick<ProposalInput, 'row' | 'settings'> {
  progression: Extract<Progression, { kind: Kind }>;
  setNumber: number;
}

export function createProposal(
  weightKg: number | null,
  reps: number | null,
  code: ReasonCode,
  values: Reason['values'] = {},
): Proposal {
  return { kind: 'proposal', weightKg, reps, reason: { code, values } };
}
