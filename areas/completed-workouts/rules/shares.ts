import { loadOfShare, percentRange } from '#areas/programs/rules/percent-loads.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { PrescribedRow } from '../contract/set.ts';
import type { Shares } from '../contract/workout.ts';
import type { Range } from './ranges.ts';

type Prescribed = Pick<PrescribedRow, 'weight'> & Partial<Pick<PrescribedRow, 'progression'>>;

/** A load that is prescribed as a share of the one-repetition maximum. Both are null while the maximum is unknown. */
export interface Share {
  kg: Range | null;
  /** The loads that are as prescribed, in kg: the multiples of the step of the account below and above the exact share. */
  range: Range | null;
  /** Whether they are loads of one hand. */
  isPerHand: boolean;
}

/** Returns the share of the maximum that one set has as its load, in percent; null for any other load. */
function percentOfSet({ weight, progression }: Prescribed): Range | null {
  const written = percentRange(weight);
  if (written || progression?.kind !== 'percent') return written;
  return { lowest: progression.percent, highest: progression.percent };
}

/** Whether a load of the row may be a share of the maximum; each set of `70-75-80%` has its own. */
export function hasShare({ weight, progression }: Prescribed): boolean {
  return weight.includes('%') || progression?.kind === 'percent';
}

/** Returns the share of one set; null when its load is none. */
export function shareOfSet(
  row: Prescribed & Pick<PrescribedRow, 'exerciseId'>,
  shares: Shares | undefined,
): Share | null {
  const percent = percentOfSet(row);
  if (percent === null) return null;
  const maximum = shares?.maxima.find(({ exerciseId }) => exerciseId === row.exerciseId);
  if (!shares || !maximum) return { kg: null, range: null, isPerHand: false };
  const { loadStepKg } = shares;
  const load = (share: number) => loadOfShare(share, { oneRepMaxKg: maximum.oneRepMaxKg, loadStepKg });
  const kg = { lowest: load(percent.lowest), highest: load(percent.highest) };
  const steps = (share: number) => roundedTo(4, (maximum.oneRepMaxKg * share) / 100 / loadStepKg);
  const lowest = Math.floor(steps(percent.lowest)) * loadStepKg;
  const highest = Math.max(kg.highest, Math.ceil(steps(percent.highest)) * loadStepKg);
  return { kg, range: { lowest, highest }, isPerHand: maximum.isPerHand === true };
}
