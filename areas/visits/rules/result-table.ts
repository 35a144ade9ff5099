import type { TypeCode } from '#areas/metrics/contract/types.ts';
import { isSameModel } from '#areas/metrics/rules/comparable.ts';
import type { Units } from '#shell/common/units.ts';
import type { VisitContent } from '../contract/document.ts';
import { type ResultName, resultNames, type VisitTable } from '../contract/routes.ts';
import { shownFatFree } from './figures.ts';
import { modelOfFat } from './models.ts';
import { type PersonOfVisit, resultsOf } from './results.ts';
import { shownValue } from './table.ts';
import { fatMethod } from './trends.ts';

type ResultRow = VisitTable['results'][number];
type Value = number | null;

/** The metric whose unit and decimals a result has. */
export const metricOfResult = {
  fat: 'result_fat_mass_perc',
  fatMass: 'weight',
  fatFree: 'result_fat_free_mass_perc',
  fatFreeMass: 'weight',
  foldSum: 'result_fold_sum',
  bmi: 'result_body_mass_index',
  waistHip: 'result_waist_hip_ratio',
  waistHeight: 'result_waist_height_ratio',
  bmr: 'result_resting_energy',
  dailyEnergy: 'result_daily_energy',
  desirableWeight: 'result_desirable_weight',
} as const satisfies Record<ResultName, TypeCode>;

/** A row for each result that any of the visits has. */
export function resultRows(visits: readonly VisitContent[], person: PersonOfVisit): ResultRow[] {
  const byVisit = visits.map((visit) => resultsOfVisit(visit, person));
  const rows = resultNames.map((name) => ({
    name,
    values: byVisit.map((results) => results[name].value ?? null),
    models: visits.map((visit) => modelOfResult(name, visit)),
    methods: byVisit.map((results) => (results[name].value === undefined ? null : (results[name].method ?? null))),
  }));
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

function modelOfResult(name: ResultName, visit: VisitContent): string {
  if (name === 'foldSum') return visit.caliper;
  return ['fat', 'fatMass', 'fatFree', 'fatFreeMass'].includes(name) ? modelOfFat(visit) : '';
}

type ResultsOfVisit = Record<ResultName, { value: number | undefined; method?: string }>;

function resultsOfVisit(visit: VisitContent, person: PersonOfVisit): ResultsOfVisit {
  const results = resultsOf(visit, person);
  const method = fatMethod(visit);
  const energyMethod = visit.metabolicRateFormula;
  return {
    fat: { value: results.fat_mass_perc, method },
    fatMass: { value: results.fatMassKg, method },
    fatFree: { value: shownFatFree(results), method },
    fatFreeMass: { value: results.fatFreeMassKg, method },
    foldSum: { value: results.foldSumMm, method: `FOLDS_${results.foldCount}` },
    bmi: { value: results.bodyMassIndex },
    waistHip: { value: results.waistHipRatio },
    waistHeight: { value: results.waistHeightRatio },
    bmr: { value: results.bmr, method: energyMethod },
    dailyEnergy: { value: results.dailyEnergyKcal, method: energyMethod },
    desirableWeight: { value: results.desirableWeightKg },
  };
}

export function shownResult(name: ResultName, value: number, units: Units): number {
  return shownValue(metricOfResult[name], value, units);
}

interface ComparedRow {
  values: readonly Value[];
  methods?: readonly (string | null)[];
  models?: readonly string[] | undefined;
}

/**
 * The index of the visit that the newest one is compared with: the last or first one before it with a value of the same method and model.
 * None when the newest visit has no value: a change of older ones is not a change since the last visit.
 */
export function comparedIndex({ values, methods, models }: ComparedRow, since: 'last' | 'first'): number | null {
  if (values[0] == null) return null;
  const methodOf = (index: number) => methods?.[index] ?? null;
  const isAlike = (index: number) => methodOf(index) === methodOf(0) && isSameModel(models?.[index], models?.[0]);
  const same = values.flatMap((value, index) => (index > 0 && value !== null && isAlike(index) ? [index] : []));
  return (since === 'last' ? same[0] : same.at(-1)) ?? null;
}

/** The value of the newest visit, and the one that it is compared with. */
export function changeOf(row: ComparedRow, since: 'last' | 'first'): [now: Value, before: Value] {
  const index = comparedIndex(row, since);
  return [row.values[0] ?? null, index === null ? null : (row.values[index] ?? null)];
}
