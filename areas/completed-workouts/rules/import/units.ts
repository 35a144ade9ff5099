import { roundedTo } from '#shell/common/numbers.ts';
import { kgPerPound } from '#shell/common/unit-conversion.ts';

export type WeightUnit = 'kg' | 'lb';
export type DistanceUnit = 'm' | 'km' | 'mi' | 'yd' | 'ft';

const metresA: Record<DistanceUnit, number> = { m: 1, km: 1000, mi: 1609.344, yd: 0.9144, ft: 0.3048 };

/** Converts a weight to kg, rounded to 10 g. */
export function kgOf(weight: number, unit: WeightUnit): number {
  return roundedTo(2, unit === 'lb' ? weight * kgPerPound : weight);
}

/** Converts a distance to metres, rounded to 10 cm. */
export function metresOf(distance: number, unit: DistanceUnit): number {
  return roundedTo(1, distance * metresA[unit]);
}

/** Parses a weight unit: "kg", "lbs", "lb.". */
export function weightUnitOf(text: string): WeightUnit | null {
  const unit = bare(text);
  if (/^(?:kgs?|kilograms?)$/.test(unit)) return 'kg';
  return /^(?:lbs?|pounds?)$/.test(unit) ? 'lb' : null;
}

/** Parses a distance unit: "km", "mi.", "miles", "m", "meters", "ft", "yd". */
export function distanceUnitOf(text: string): DistanceUnit | null {
  const unit = bare(text);
  if (/^(?:km|kilomet(?:er|re)s?)$/.test(unit)) return 'km';
  if (/^(?:mi|miles?)$/.test(unit)) return 'mi';
  if (/^(?:m|mt|met(?:er|re)s?)$/.test(unit)) return 'm';
  if (/^(?:yds?|yards?)$/.test(unit)) return 'yd';
  return /^(?:ft|feet|foot)$/.test(unit) ? 'ft' : null;
}

function bare(text: string): string {
  return text.trim().toLowerCase().replace(/\.$/, '');
}

/** Parses a number: "82.5", "82,5", "-20"; null when invalid. A point or comma is always a decimal separator. */
export function figureOf(text: string): number | null {
  return /^-?\d{1,9}(?:[.,]\d{1,20})?(?:e[+-]?\d{1,2})?$/i.test(text) ? Number(text.replace(',', '.')) : null;
}
