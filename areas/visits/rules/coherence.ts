import type { TypeCode } from '#areas/metrics/contract/types.ts';
import type { ValuesOfVisit } from './values.ts';

/** Values of a device that contradict each other. Shown beside them; nothing is corrected. */
export type BiaWarning =
  | { kind: 'water'; sum: number; total: number }
  | { kind: 'mass'; sum: number; weight: number }
  | { kind: 'fat_share' | 'fat_free_share'; computed: number; entered: number }
  | { kind: 'shares'; sum: number }
  | { kind: 'phase_angle'; computed: number; entered: number }
  | { kind: 'part'; metric: PartMetric; value: number; limitMetric: WholeMetric; limit: number };

export type PartMetric = keyof typeof wholesOf;
export type WholeMetric = 'weight' | 'bia_fat_free_mass' | 'bia_total_body_water';

const toleranceOf = { water: 0.3, massKg: 0.3, percent: 0.5, degrees: 0.1 } as const;

const leanWholes = ['bia_fat_free_mass', 'weight'] as const;

/** What a measure is part of: of the first one that was measured. In kg and l, of which a litre of water counts as a kilogram. */
const wholesOf = {
  bia_fat_mass: ['weight'],
  bia_fat_free_mass: ['weight'],
  bia_total_body_water: leanWholes,
  bia_body_cell_mass: leanWholes,
  bia_skeletal_muscle_mass: leanWholes,
  bia_extracellular_water: ['bia_total_body_water'],
  bia_intracellular_water: ['bia_total_body_water'],
} as const satisfies Partial<Record<TypeCode, readonly WholeMetric[]>>;

const partMetrics = Object.keys(wholesOf) as PartMetric[];

/**
 * Checks that intracellular and extracellular water add up to the total (0.3 l), fat and fat-free mass to the weight (0.3 kg) and
 * their shares to 100 % (0.5), that the shares are those of the masses (0.5 %), that the phase angle is that of reactance and
 * resistance (0.1°), and that no part is greater than its whole (0.3 kg). What is missing is not checked.
 */
export function biaWarnings(values: ValuesOfVisit): BiaWarning[] {
  const warnings = [waterWarning, massWarning, fatShareWarning, fatFreeShareWarning, shareWarning, angleWarning];
  const parts = partMetrics.map((metric) => partWarning(metric, values));
  return [...warnings.map((warning) => warning(values)), ...parts].filter((one) => one !== undefined);
}

function partWarning(metric: PartMetric, values: ValuesOfVisit): BiaWarning | undefined {
  const value = values[metric];
  const limitMetric = wholesOf[metric].find((one) => values[one] !== undefined);
  if (value === undefined || limitMetric === undefined) return;
  const limit = values[limitMetric] ?? 0;
  return value > limit + toleranceOf.massKg ? { kind: 'part', metric, value, limitMetric, limit } : undefined;
}

function waterWarning(values: ValuesOfVisit): BiaWarning | undefined {
  const inside = values.bia_intracellular_water;
  const [outside, total] = [values.bia_extracellular_water, values.bia_total_body_water];
  if (inside === undefined || outside === undefined || total === undefined) return;
  const sum = inside + outside;
  return differs(sum, total, toleranceOf.water) ? { kind: 'water', sum, total } : undefined;
}

function massWarning({ bia_fat_mass: fat, bia_fat_free_mass: fatFree, weight }: ValuesOfVisit): BiaWarning | undefined {
  if (fat === undefined || fatFree === undefined || weight === undefined) return;
  return differs(fat + fatFree, weight, toleranceOf.massKg) ? { kind: 'mass', sum: fat + fatFree, weight } : undefined;
}

function fatShareWarning({ bia_fat_mass, bia_fat_mass_perc, weight }: ValuesOfVisit): BiaWarning | undefined {
  return warningOfShare('fat_share', { mass: bia_fat_mass, weight, entered: bia_fat_mass_perc });
}

function fatFreeShareWarning(values: ValuesOfVisit): BiaWarning | undefined {
  const { bia_fat_free_mass, bia_fat_free_mass_perc, weight } = values;
  return warningOfShare('fat_free_share', { mass: bia_fat_free_mass, weight, entered: bia_fat_free_mass_perc });
}

interface Share {
  mass: number | undefined;
  weight: number | undefined;
  /** In percent. */
  entered: number | undefined;
}

function warningOfShare(
  kind: 'fat_share' | 'fat_free_share',
  { mass, weight, entered }: Share,
): BiaWarning | undefined {
  if (mass === undefined || weight === undefined || entered === undefined) return;
  const computed = (mass / weight) * 100;
  return differs(computed, entered, toleranceOf.percent) ? { kind, computed, entered } : undefined;
}

function shareWarning(values: ValuesOfVisit): BiaWarning | undefined {
  const { bia_fat_mass_perc: fat, bia_fat_free_mass_perc: fatFree } = values;
  if (fat === undefined || fatFree === undefined) return;
  return differs(fat + fatFree, 100, toleranceOf.percent) ? { kind: 'shares', sum: fat + fatFree } : undefined;
}

function angleWarning({ bia_phase_angle: entered, ...values }: ValuesOfVisit): BiaWarning | undefined {
  const computed = phaseAngle(values);
  if (computed === undefined || entered === undefined) return;
  return differs(computed, entered, toleranceOf.degrees) ? { kind: 'phase_angle', computed, entered } : undefined;
}

/** The phase angle in degrees: the arc tangent of reactance by resistance. */
export function phaseAngle({ bia_reactance, bia_resistance }: ValuesOfVisit): number | undefined {
  if (bia_reactance === undefined || bia_resistance === undefined) return;
  return (Math.atan(bia_reactance / bia_resistance) * 180) / Math.PI;
}

/** The point of the RXc graph: resistance and reactance by height, in ohm per metre. */
export function rxcPoint({
  bia_resistance,
  bia_reactance,
  height,
}: ValuesOfVisit): { r: number; xc: number } | undefined {
  if (bia_resistance === undefined || bia_reactance === undefined || height === undefined) return;
  const heightM = height / 100;
  return { r: bia_resistance / heightM, xc: bia_reactance / heightM };
}

function differs(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one - other) > tolerance + 1e-9;
}
