import { roundedTo } from '#shell/common/numbers.ts';
import type { PrescribedRow } from '../contract/set.ts';
import type { Shares } from '../contract/workout.ts';
import { prescribedPercent } from './prescribed-numbers.ts';
import type { Range } from './ranges.ts';

type Prescribed = Pick<PrescribedRow, 'weight'> & Partial<Pick<PrescribedRow, 'progression'>>;

/** A load that is prescribed as a share of the one-repetition maximum. `kg` is null while the maximum is unknown. */
export interface Share {
  kg: number | null;
  /** The loads that are as prescribed, in kg: the multiples of the step of the account next to `kg`. */
  range: Range | null;
}

/** Returns the share of the maximum that one set has as its load, in percent; null for any other load. */
function percentOfSet({ weight, progression }: Prescribed): number | null {
  return prescribedPercent(weight) ?? (progression?.kind === 'percent' ? progression.percent : null);
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
  if (!shares || !maximum) return { kg: null, range: null };
  const kg = roundedTo(2, (maximum.oneRepMaxKg * percent) / 100);
  const steps = roundedTo(4, kg / shares.loadStepKg);
  return {
    kg,
    range: { lowest: Math.floor(steps) * shares.loadStepKg, highest: Math.ceil(steps) * shares.loadStepKg },
  };
}
