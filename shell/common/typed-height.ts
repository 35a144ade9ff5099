import { cmPerInch } from './unit-conversion.ts';
import { numberOf, roundedTo } from './numbers.ts';

const feetAndInches =
  /^(\d{1,2})\s*(?:['’′](?!['’′])|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|['’′]{2}|in\.?|inch|inches)?)?$/i;
const metresAndCm = /^(\d)\s*mt?\.?\s*(\d{2})(?:\s*cm)?$/i;
const withUnit = /^(\d{1,6}(?:[.,]\d+)?)\s*(cm|mt?|in\.?|inch|inches|["”″])?$/i;

/** No height in centimetres or inches is that small: a number without a unit up to it is in metres. */
const maxMetres = 2.5;

/** Nobody is taller (243.84 cm): a number without a unit above it is in centimetres, also for a user of inches. */
const maxInches = 96;

/**
 * Parses a typed height into centimetres: `182`, `1,82`, `1 m 82`, `6'1"`, `5 ft 11 in`, `73 in`. A number without a unit is
 * in the unit of the user, or in metres, or in centimetres, where only that is a possible height. Null for any other text.
 */
export function typedHeightCm(text: string, unit: 'cm' | 'in'): number | null {
  const typed = text.trim();
  const [, feet, inches = '0'] = feetAndInches.exec(typed) ?? [];
  if (feet) return heightInFeet(Number(feet), numberOf(inches) ?? 0);
  const [, metres, cm] = metresAndCm.exec(typed) ?? [];
  if (metres) return Number(metres) * 100 + Number(cm);
  const [, figures = '', typedUnit = ''] = withUnit.exec(typed) ?? [];
  const value = numberOf(figures);
  if (value === null) return null;
  if (/^m/i.test(typedUnit) || (!typedUnit && value <= maxMetres)) return roundedTo(2, value * 100);
  const isInches = typedUnit ? !/^cm$/i.test(typedUnit) : unit === 'in' && value <= maxInches;
  return isInches ? roundedTo(4, value * cmPerInch) : value;
}

function heightInFeet(feet: number, inches: number): number | null {
  return inches < 12 ? roundedTo(4, (feet * 12 + inches) * cmPerInch) : null;
}
