import { cmPerInch, kgPerPound } from '#shell/common/unit-conversion.ts';
import type { EntryUnit } from '../contract/measurement.ts';
import type { Unit } from '../contract/types.ts';

/** Units in which a value may be typed, its canonical one first. */
export function entryUnitsOf(unit: Unit): readonly EntryUnit[] {
  if (unit === 'kg') return ['kg', 'lb'];
  if (unit === 'cm') return ['cm', 'in'];
  return [unit];
}

/** The value in the canonical unit; null when the unit of entry does not belong to it. Four decimals, as they are stored. */
export function toCanonical(value: number, entered: EntryUnit, unit: Unit): number | null {
  if (!entryUnitsOf(unit).includes(entered)) return null;
  const factor = entered === 'lb' ? kgPerPound : entered === 'in' ? cmPerInch : 1;
  return Math.round(value * factor * 10_000) / 10_000;
}
