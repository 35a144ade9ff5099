import { roundedTo } from '#shell/common/numbers.ts';
import { shownUnit, toShown } from '#shell/common/unit-conversion.ts';
import { metricUnits, type Units } from '#shell/common/units.ts';
import type { Unit } from '#areas/metrics/contract/types.ts';
import type { VisitResults } from './results.ts';

/** The main results of a visit in the order in which the screen and the PDF show them. */
export const figureNames = [
  'fat',
  'foldSum',
  'bmi',
  'bmr',
  'dailyEnergy',
  'desirableWeight',
  'waistHip',
  'waistHeight',
] as const;
export type FigureName = (typeof figureNames)[number];

export interface Figure {
  name: FigureName;
  /** Rounded as it is read; undefined without a result. */
  value: number | undefined;
  /** Empty for the body mass index and for ratios, which are read without one. */
  unit: Unit | 'lb' | 'in' | '';
}

/** The figures of the screen and of the PDF, converted and rounded in one place so that both show the same numbers. */
export function figuresOf(results: VisitResults, units: Units): Figure[] {
  const numbers: Record<FigureName, [value: number | undefined, unit: Unit | '', decimals: number]> = {
    fat: [results.fat_mass_perc, '%', 1],
    foldSum: [results.foldSumMm, 'mm', 1],
    bmi: [results.bodyMassIndex, '', 1],
    bmr: [results.bmr, 'kcal', 0],
    dailyEnergy: [results.dailyEnergyKcal, 'kcal', 0],
    desirableWeight: [results.desirableWeightKg, 'kg', 1],
    waistHip: [results.waistHipRatio, '', 2],
    waistHeight: [results.waistHeightRatio, '', 2],
  };
  return figureNames.map((name) => {
    const [value, unit, decimals] = numbers[name];
    const shown = value === undefined ? undefined : roundedTo(decimals, toShown(value, unit, units));
    return { name, value: shown, unit: shownUnit(unit, units) };
  });
}

/** Whether a figure is a ratio, which is read with all its decimals: `0,80`. */
export function isRatio(name: FigureName): boolean {
  return name === 'waistHip' || name === 'waistHeight';
}

/** Fat-free mass in percent as it is read: with the rounded fat it makes 100. */
export function shownFatFree({ fat_mass_perc }: Pick<VisitResults, 'fat_mass_perc'>): number | undefined {
  return fat_mass_perc === undefined ? undefined : roundedTo(1, 100 - roundedTo(1, fat_mass_perc));
}

/** The results of a completed visit that lists show, in the decimals in which its figures are read. */
export interface ListedResults {
  fat_mass_perc: number | null;
  bmr: number | null;
}

export function listedResults(results: VisitResults): ListedResults {
  const figures = figuresOf(results, metricUnits);
  const shown = (name: FigureName) => figures.find((figure) => figure.name === name)?.value ?? null;
  return { fat_mass_perc: shown('fat'), bmr: shown('bmr') };
}
