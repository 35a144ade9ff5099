import { repsRange } from '../ranges.ts';
import { rounded } from './loads.ts';
import { type Going, type Proposal, proposing } from './proposal.ts';

/** A share of the estimated one-repetition maximum, rounded to the account's step. */
export function percentProposal(
  { row, progression, settings, setNumber }: Going<'percent'>,
  oneRepMaxKg: number | null,
): Proposal {
  const { percent } = progression;
  if (oneRepMaxKg === null) return { kind: 'none', reason: { code: 'no_max', values: { percent } } };
  const weightKg = rounded((oneRepMaxKg * percent) / 100, settings.loadStepKg);
  const reps = repsRange(row.reps, setNumber)?.lowest ?? null;
  return proposing(weightKg, reps, 'percent_of_max', { percent, kg: oneRepMaxKg });
}
