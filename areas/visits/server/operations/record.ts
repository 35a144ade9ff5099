import { type RecordedValue, recordMeasurements } from '#areas/metrics/server/public.ts';
import { isPossible } from '#areas/metrics/rules/plausibility.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import type { VisitContent } from '../../contract/document.ts';
import { withComparableMeasures } from '../../rules/counted-measures.ts';
import { type ListedResults, listedResults } from '../../rules/figures.ts';
import { modelOf, modelOfFat } from '../../rules/models.ts';
import { type PersonOfVisit, resultsOf, type VisitResults } from '../../rules/results.ts';
import { measuredValue } from '../../rules/takes.ts';

interface RecordedVisit {
  id: string;
  clientId: string;
  /** Who completed the visit. */
  authorId: string;
  content: VisitContent;
  person: PersonOfVisit;
}

/**
 * Writes what a completed visit measured and computed to the measurements of the client, in the place of what it wrote before. Returns
 * the results that lists show.
 */
export async function recordVisit(
  scope: ActingScope,
  { id, clientId, authorId, content, person }: RecordedVisit,
): Promise<ListedResults> {
  const results = resultsOf(content, person);
  const values = [...measuredValues(content), ...resultValues(content, results)];
  await recordMeasurements(
    scope,
    { clientId, authorId },
    { source: 'visit', sourceId: id, day: content.takenOn, values, removesOthers: true },
  );
  return listedResults(results);
}

function measuredValues(visit: VisitContent): RecordedValue[] {
  return withComparableMeasures(visit).measures.map((measure) => {
    const { metric, side, takes } = measure;
    const device = modelOf(metric, visit);
    return {
      metric,
      side,
      value: measuredValue(measure),
      ...(takes.length > 1 && { takes }),
      ...(device && { device }),
      field: metric,
    };
  });
}

/** The results that have a number, with the formula that they come from. One that is not possible is in no chart. */
function resultValues(content: VisitContent, results: VisitResults): RecordedValue[] {
  const isComputed = content.measurement_type === 'FOLDS';
  const fatMethod = isComputed ? content.bodyFatFormula : content.measurement_type;
  const device = modelOfFat(content) || null;
  const density = results.bodyFat.find(({ formula }) => formula === content.bodyFatFormula)?.density;
  const values: RecordedValue[] = [
    {
      metric: 'result_fold_sum',
      value: results.foldSumMm ?? null,
      method: `FOLDS_${results.foldCount}`,
      device: content.caliper || null,
    },
    { metric: 'result_density', value: density ?? null, method: content.bodyFatFormula, device },
    { metric: 'result_fat_mass_perc', value: results.fat_mass_perc ?? null, method: fatMethod, device },
    { metric: 'result_fat_free_mass_perc', value: results.fat_free_mass_perc ?? null, method: fatMethod, device },
    { metric: 'result_resting_energy', value: results.bmr ?? null, method: content.metabolicRateFormula },
    { metric: 'result_daily_energy', value: results.dailyEnergyKcal ?? null, method: content.metabolicRateFormula },
    { metric: 'result_body_mass_index', value: results.bodyMassIndex ?? null },
    { metric: 'result_waist_hip_ratio', value: results.waistHipRatio ?? null },
    { metric: 'result_waist_height_ratio', value: results.waistHeightRatio ?? null },
    { metric: 'result_desirable_weight', value: results.desirableWeightKg ?? null, method: 'BMI_22' },
  ];
  return values.filter(({ metric, value }) => value !== null && isPossible(metric, value));
}
