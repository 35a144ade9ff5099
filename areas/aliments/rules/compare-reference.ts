import type { MicronutrientCode } from '../contract.ts';
import type { ReferenceNutrient } from '../contract/references.ts';
import type { DayReference } from './references.ts';
import type { Totals } from './totals.ts';

/** The total of a nutrient as reference intakes count it, in the unit of the catalogue. */
export interface ComparableAmount {
  amount: number;
  /** Share of the food's weight with a known value, in whole percent. */
  measured: number;
  /** True when a part that counts is not known, so that the real amount may be larger. */
  isAtLeast: boolean;
}

/**
 * `below` only when the amount is known for all food; with gaps it is `possibly-below`. `above`: more than the range, the goal to
 * stay below, or the upper level.
 */
export type Comparison =
  | { kind: 'not-measured' }
  | { kind: 'no-reference'; total: ComparableAmount }
  | {
      kind: 'below' | 'possibly-below' | 'within' | 'above';
      total: ComparableAmount;
      /** Share of the value to reach, or of the one not to exceed, in percent. */
      percent: number;
      exceedsUpperLevel: boolean;
    };

/** Milligrams of tryptophan from which the body makes 1 mg of niacin. Source: EFSA 2014, niacin equivalents. */
const tryptophanPerNiacin = 60;

/** `isPartial`: some food is in no sum, as of a free meal or a line that is not counted, so every total may be larger. */
export type CountedTotals = Totals & { isPartial?: boolean };

/** Whether the real amount may be larger than the total. */
export function isAtLeast({ measured, isAtLeast: isMissingPart }: ComparableAmount): boolean {
  return isMissingPart || measured < 100;
}

/** Compares the total of a day with the reference. Adequacy is a matter of the mean of many days, not of one. */
export function compareWithReference(
  totals: CountedTotals,
  nutrient: ReferenceNutrient,
  reference?: DayReference,
): Comparison {
  const comparable = comparableAmount(totals, nutrient);
  if (!comparable) return { kind: 'not-measured' };
  const total = { ...comparable, isAtLeast: comparable.isAtLeast || totals.isPartial === true };
  const { target, upperLevel } = reference ?? {};
  const { lower = null, upper = null } = target ?? {};
  const bound = lower ?? upper ?? upperLevel ?? null;
  if (bound === null || bound === 0) return { kind: 'no-reference', total };

  const { amount } = total;
  const exceedsUpperLevel = typeof upperLevel === 'number' && amount > upperLevel;
  const percent = Math.round((amount / bound) * 100);
  // What is shown as 100 % is not too little.
  const isBelow = lower !== null && amount < lower && percent < 100;
  const isAbove = exceedsUpperLevel || (upper !== null && amount > upper);
  const below = isAtLeast(total) ? 'possibly-below' : 'below';
  return { kind: isAbove ? 'above' : isBelow ? below : 'within', total, percent, exceedsUpperLevel };
}

/**
 * References count niacin with the part made from tryptophan, vitamin A as retinol equivalents (beta-carotene / 6, where the
 * catalogue has / 12), and folate with folic acid at 1.7 times its weight.
 */
export function comparableAmount(totals: Totals, nutrient: ReferenceNutrient): ComparableAmount | null {
  const part = (code: MicronutrientCode) => totals.micronutrients[code];
  const sum = (code: MicronutrientCode, additions: Addition[]) => withAdditions(part(code), additions);

  switch (nutrient) {
    case 'protein_tot':
    case 'carbs_tot':
    case 'lipids_tot': {
      const amount = totals[nutrient];
      // The share of a macro is not known exactly, only that some food has none.
      return amount === null
        ? null
        : { amount, measured: totals.incomplete.includes(nutrient) ? 99 : 100, isAtLeast: false };
    }
    case 'epa_dha':
      return sum('fa_epa', [{ total: part('fa_dha'), factor: 1 }]);
    case 'niacin':
      return sum('niacin', [{ total: part('tryptophan'), factor: 1000 / tryptophanPerNiacin }]);
    case 'folate':
      return sum('folate', [{ total: part('folic_acid'), factor: 0.7 }]);
    case 'vitamin_a':
      return sum('vitamin_a', [
        { total: part('beta_carotene'), factor: 1 / 12 },
        { total: part('alpha_carotene'), factor: 1 / 24 },
        { total: part('beta_cryptoxanthin'), factor: 1 / 24 },
      ]);
    default:
      return withAdditions(part(nutrient), []);
  }
}

interface Part {
  amount: number;
  measured: number;
}

interface Addition {
  total: Part | undefined;
  factor: number;
}

function withAdditions(main: Part | undefined, additions: readonly Addition[]): ComparableAmount | null {
  if (!main) return null;
  const added = additions.reduce((sum, { total, factor }) => sum + (total?.amount ?? 0) * factor, 0);
  return {
    amount: main.amount + added,
    measured: main.measured,
    isAtLeast: additions.some(({ total }) => (total?.measured ?? 0) < main.measured),
  };
}
