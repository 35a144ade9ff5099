import { repsRange } from '../ranges.ts';
import { roundLoad } from './loads.ts';
import { type ProgressionInput, type Proposal, createProposal } from './proposal.ts';

/** A percentage of the estimated one-repetition maximum, rounded to the step of the account. */
export function percentProposal(
  { row, progression, settings, setNumber }: ProgressionInput<'percent'>,
  oneRepMaxKg: number | null,
): Proposal {
  const { percent } = progression;
  if (oneRepMaxKg === null) return { kind: 'none', reason: { code: 'no_max', values: { percent } } };
  const weightKg = roundLoad((oneRepMaxKg * percent) / 100, settings.loadStepKg);
  const reps = repsRange(row.reps, setNumber)?.lowest ?? null;
  return createProposal(weightKg, reps, 'percent_of_max', { percent, kg: oneRepMaxKg });
}
