import type { MacroName } from '../contract.ts';

/** Before a total in which food or values are missing, so that the true one is higher. A no-break space keeps it beside the number. */
const atLeast = '≥\u00A0';

/** Shown for a value that is not known; it is never shown as 0. */
export const unknownTotal = '–';

/** Totals of which some may be incomplete, such as those of a meal, a day or a meal plan in a list. */
export type ShownTotals = { [Name in MacroName]?: number | null } & { incomplete: readonly string[] };

/** A total of the energy or of a macronutrient as every screen and the PDF show it: `62`, `≥ 62` where it is incomplete, or a dash. */
export function macroText(totals: ShownTotals, name: MacroName, format: (amount: number) => string): string {
  return totalText(totals[name] ?? null, { isAtLeast: totals.incomplete.includes(name), format });
}

/** The same for any total. */
export function totalText(
  amount: number | null,
  { isAtLeast, format }: { isAtLeast: boolean; format: (amount: number) => string },
): string {
  if (amount === null) return unknownTotal;
  return `${isAtLeast ? atLeast : ''}${format(amount)}`;
}
