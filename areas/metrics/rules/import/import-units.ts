import type { EntryUnit } from '../../contract/measurement.ts';
import type { Unit } from '../../contract/types.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { kgPerPound } from '#shell/common/unit-conversion.ts';
import { toCanonical } from '../units.ts';

/** Units of files that are converted when they are read; the entry shows them in the unit of the metric. */
const converted = {
  g: { unit: 'kg', factor: 0.001 },
  /** The stone has 14 pounds. */
  st: { unit: 'kg', factor: 14 * kgPerPound },
  m: { unit: 'cm', factor: 100 },
  ft: { unit: 'cm', factor: 30.48 },
  mm: { unit: 'cm', factor: 0.1 },
} as const satisfies Record<string, { unit: Unit; factor: number }>;
type ConvertedUnit = keyof typeof converted;

export type ImportUnit = EntryUnit | ConvertedUnit;

const spellings: Record<string, ImportUnit> = {
  ...{ kg: 'kg', kgs: 'kg', chili: 'kg', kilograms: 'kg', lb: 'lb', lbs: 'lb', pounds: 'lb', libbre: 'lb' },
  ...{ g: 'g', st: 'st', stone: 'st', cm: 'cm', centimetri: 'cm', in: 'in', inch: 'in', inches: 'in', pollici: 'in' },
  ...{ m: 'm', ft: 'ft', feet: 'ft', mm: 'mm', '%': '%', count: 'steps', steps: 'steps', passi: 'steps' },
  ...{ ohm: 'ohm', kcal: 'kcal', l: 'l', bpm: 'bpm', min: 'min', h: 'h', points: 'points', punti: 'points' },
  ...{ 'mg/dl': 'mg/dl', 'mmol/l': 'mmol/l', mmhg: 'mmHg' },
};

export function importUnitOf(text: string): ImportUnit | null {
  const written = text.trim().toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(spellings, written) ? (spellings[written] ?? null) : null;
}

/** The value in the canonical unit with four decimals; null when the unit does not belong to it. */
export function inUnit(value: number, from: ImportUnit, unit: Unit): number | null {
  if (from === unit) return roundedTo(4, value);
  const { unit: target, factor } = isConverted(from) ? converted[from] : { unit: null, factor: 1 };
  if (target === null) return toCanonical(value, from as EntryUnit, unit);
  return target === unit ? roundedTo(4, value * factor) : null;
}

/** The unit in which a value of a file is shown: a unit of entry as it was written, others in the unit of the metric. */
export function entryUnitOf(unit: ImportUnit, canonical: Unit): EntryUnit {
  return isConverted(unit) ? canonical : unit;
}

function isConverted(unit: ImportUnit): unit is ConvertedUnit {
  return Object.hasOwn(converted, unit);
}
