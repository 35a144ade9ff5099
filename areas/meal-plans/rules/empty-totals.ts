import { zeroSums } from '#areas/aliments/rules/sums.ts';
import { type Totals, totalsOf } from '#areas/aliments/rules/totals.ts';

/** Totals of a day or a meal without food. */
export function emptyTotals(): Totals {
  return totalsOf(zeroSums());
}
