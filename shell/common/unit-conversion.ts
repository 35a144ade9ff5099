import { roundedTo } from './numbers.ts';
import type { Units } from './units.ts';

/** Exact: the international pound in kg, the inch in cm (1959). */
export const kgPerPound = 0.45359237;
export const cmPerInch = 2.54;

/** The unit in which values of a stored unit are shown: that of the user for kg and cm, otherwise the same. */
export function shownUnit<U extends string>(unit: U, units: Units): U | 'lb' | 'in' {
  if (unit === 'kg' && units.weight === 'lb') return 'lb';
  return unit === 'cm' && units.length === 'in' ? 'in' : unit;
}

/** An inch is longer than a centimetre, so it is shown with one decimal more. */
export function shownDecimals(decimals: number, unit: string, units: Units): number {
  return factorOf(unit, units) === cmPerInch ? decimals + 1 : decimals;
}

/** A stored value or difference in the unit in which it is shown, not rounded. */
export function toShown(value: number, unit: string, units: Units): number {
  return value / factorOf(unit, units);
}

/** A typed value in the stored unit, with the four decimals that are stored: enough to show what was typed again. */
export function toStored(typed: number, unit: string, units: Units): number {
  const factor = factorOf(unit, units);
  return factor === 1 ? typed : roundedTo(4, typed * factor);
}

function factorOf(unit: string, units: Units): number {
  if (unit === 'kg' && units.weight === 'lb') return kgPerPound;
  return unit === 'cm' && units.length === 'in' ? cmPerInch : 1;
}
