import type { Progression } from '#areas/programs/contract/document.ts';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { PrescribedRow } from '../../contract/set.ts';
import type { ExerciseHistory } from '../../contract/training.ts';

/** Each is a text `proposal.<code>`, a whole sentence with its values in it. */
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
  /** Kilograms, repetitions, sets, days or percent, by the names the text has for them. */
  values: Readonly<Record<string, number>>;
}

/**
 * What to do next, and why. `weightKg` null: without a load, or one that nothing is known of; `reps` null: as prescribed.
 * `none` with a reason: the row has a progression that comes to nothing yet.
 */
export type Proposal =
  | { kind: 'proposal'; weightKg: number | null; reps: number | null; reason: Reason }
  | { kind: 'none'; reason: Reason | null };

export interface ProposalInput {
  row: Pick<PrescribedRow, 'type' | 'sets' | 'reps' | 'weight' | 'rpe' | 'rir' | 'progression'>;
  past: Pick<ExerciseHistory, 'performances' | 'oneRepMaxKg'> | null;
  settings: Pick<ProgramSettings, 'loadStepKg'>;
  /** The moment it is asked at. */
  now: string | Date;
  /** Which of the working sets, where they differ as in "12/10/8"; 1 is the first that is no warm-up. */
  setNumber?: number | undefined;
}

/** The question as each kind of progression hears it. */
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
