import type { Progression } from '#areas/programs/contract/document.ts';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { PrescribedEffort } from '#areas/programs/rules/effort-range.ts';
import type { Prescription } from '../../contract/prescription.ts';
import type { PrescribedRow } from '../../contract/set.ts';
import type { ExerciseHistory } from '../../contract/exercise-history.ts';

/** Reasons of a proposal. The text of each is `proposal.<code>`. */
export type ReasonCode =
  | 'first_time'
  | 'prescribed'
  | 'other_prescription'
  | 'other_prescription_done'
  | 'long_ago'
  | 'after_break'
  | 'after_light'
  | 'after_pain'
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
  | 'percent_of_tested'
  | 'no_max'
  | 'max_too_low'
  | 'rir_up'
  | 'rir_down'
  | 'rir_met'
  | 'rir_unknown'
  | 'rir_reps';

export interface Reason {
  code: ReasonCode;
  /** Numbers for the text, in kilograms, repetitions, sets, days or percent, by the name of the placeholder. */
  values: Readonly<Record<string, number>>;
  /** The load `kg` is that of one hand. */
  isPerHand?: true;
}

/**
 * The next load and repetitions, with the reason. `weightKg` is null when the exercise has no load or the load is
 * unknown; `reps` is null when they are as prescribed. `none` with a reason means that the progression has no data to
 * start from.
 */
export type Proposal =
  | {
      kind: 'proposal';
      weightKg: number | null;
      reps: number | null;
      reason: Reason;
      /** The load that the coach has written, in kg, when the proposal is below it. */
      belowKg?: number;
    }
  | { kind: 'none'; reason: Reason | null };

export type Performance = ExerciseHistory['performances'][number];
export type RowThen = NonNullable<Performance['rows']>[number];

/** A performance with the row that prescribed it, which is missing where it is not known. */
export type PrescribedPerformance = Performance & { row?: RowThen };

export interface ProposalInput {
  row: Pick<PrescribedRow, 'type' | 'sets' | 'reps' | 'weight' | 'progression'> &
    Partial<Pick<PrescribedRow, 'key' | 'supersetPosition'>> &
    PrescribedEffort;
  history: Pick<
    ExerciseHistory,
    'performances' | 'oneRepMaxKg' | 'isOneRepMaxTested' | 'isOneRepMaxPerHand' | 'pain'
  > | null;
  settings: Pick<ProgramSettings, 'loadStepKg'>;
  /** The program and day of the row; without it no load counts as decided (`loadBasis`). */
  program?: Pick<Prescription, 'programId' | 'dayNumber'> | undefined;
  /** Current time. */
  now: string | Date;
  /** Number of the working set, from 1, for prescriptions that differ by set ("12/10/8"). */
  setNumber?: number | undefined;
  /** The loads, in kg, of the working sets done before this one today, in their order. */
  loadsToday?: readonly (number | null)[] | undefined;
}

/** The input of one kind of progression. */
export interface ProgressionInput<Kind extends Progression['kind']>
  extends Pick<ProposalInput, 'row' | 'settings' | 'loadsToday'> {
  progression: Extract<Progression, { kind: Kind }>;
  setNumber: number;
}

export function createProposal(
  weightKg: number | null,
  reps: number | null,
  code: ReasonCode,
  values: Reason['values'] = {},
): Proposal & { kind: 'proposal' } {
  return { kind: 'proposal', weightKg, reps, reason: { code, values } };
}
