import { shownDecimals, shownUnit, toShown, toStored } from '#shell/common/unit-conversion.ts';
import { currentUnits } from './current-units.ts';
import { formatFixed, formatNumber } from './formats.ts';

/** The unit in which the user reads values that are stored in `unit`. */
export function unitOfUser<U extends string>(unit: U): U | 'lb' | 'in' {
  return shownUnit(unit, currentUnits());
}

/** Decimals of a value in the unit of the user. `decimals` are those of the stored unit. */
export function decimalsOfUser(unit: string, decimals: number): number {
  return shownDecimals(decimals, unit, currentUnits());
}

/** A stored value or difference in the unit of the user, not rounded. */
export function inUnitOfUser(value: number, unit: string): number {
  return toShown(value, unit, currentUnits());
}

/** What the user typed, in the stored unit. */
export function fromUnitOfUser(typed: number, unit: string): number {
  return toStored(typed, unit, currentUnits());
}

/** Formats a stored value in the unit of the user, without the unit; a ratio always with all its decimals. `decimals` are those of the stored unit. */
export function formatMeasured(value: number, unit: string, decimals = 1): string {
  if (unit === 'ratio') return formatFixed(value, decimals);
  return formatNumber(inUnitOfUser(value, unit), decimalsOfUser(unit, decimals));
}

/** Formats a mass of the body: `72,5 kg`, `159,8 lb`. */
export function formatBodyWeight(kg: number, decimals = 1): string {
  return `${formatMeasured(kg, 'kg', decimals)}\u00A0${unitOfUser('kg')}`;
}

/** Formats a height: `180,3 cm`; for a user who reads inches in feet and half inches, `5'11"`. `decimals` are those of centimetres. */
export function formatHeight(cm: number, decimals = 1): string {
  if (unitOfUser('cm') === 'cm') return `${formatNumber(cm, decimals)}\u00A0cm`;
  const inches = Math.round(inUnitOfUser(cm, 'cm') * 2) / 2;
  return `${Math.floor(inches / 12)}'${formatNumber(inches % 12)}"`;
}
