import { type DayName, dayNames } from '../target-text.ts';
import type { MacroValues, Typed } from './form-values.ts';

type Weighed = Pick<MacroValues, 'entries' | 'energy'>;

/** A target in grams per kg, or the calculation of the energy. */
export type WeighedPart = DayName | 'energy';

/** Whether all shown parts that need a weight have the same. It is asked of the opened target, not of what is being typed. */
export function hasOneWeight(opened: Weighed, shown: readonly DayName[]): boolean {
  return new Set(weighedParts(opened, shown).map((part) => weightIn(opened, part))).size <= 1;
}

/**
 * Where the weight is asked for: once in a target with one weight, and typing it there changes all parts (`withSharedWeight`). Parts that
 * were stored with different weights each show theirs.
 */
export function weightFields(values: Weighed, shown: readonly DayName[], isOne: boolean): readonly WeighedPart[] {
  const parts = weighedParts(values, shown);
  return isOne ? parts.slice(0, 1) : parts;
}

/** The changed values; in a target with one weight, the typed weight is that of all parts. */
export function withSharedWeight<Values extends Weighed>(
  before: Weighed,
  after: Values,
  shown: readonly DayName[],
): Values {
  const [part] = weighedParts(before, shown);
  if (!part) return after;
  const weightKg = weightIn(after, part);
  return weightKg === weightIn(before, part) ? after : withWeight(after, weightKg);
}

/** A weight that one of the parts has, with which another one begins; empty without one. */
export function typedWeight({ entries, energy }: Weighed): Typed {
  const weights = [energy?.weightKg ?? '', ...dayNames.map((name) => entries[name].weightKg)];
  return weights.find((weight) => weight !== '') ?? '';
}

function weighedParts({ entries, energy }: Weighed, shown: readonly DayName[]): WeighedPart[] {
  const isByFormula = energy !== null && energy.formula !== 'MANUAL';
  return [...shown.filter((name) => entries[name].method === 'weight'), ...(isByFormula ? ['energy' as const] : [])];
}

function weightIn({ entries, energy }: Weighed, part: WeighedPart): Typed {
  return part === 'energy' ? (energy?.weightKg ?? '') : entries[part].weightKg;
}

function withWeight<Values extends Weighed>(values: Values, weightKg: Typed): Values {
  const { day, training, rest } = values.entries;
  const entries = { day: { ...day, weightKg }, training: { ...training, weightKg }, rest: { ...rest, weightKg } };
  return { ...values, entries, energy: values.energy && { ...values.energy, weightKg } };
}
