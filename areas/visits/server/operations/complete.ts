import { clientSubject } from '#areas/clients/server/public.ts';
import { readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import { assertPossible, type RecordedValue, recordMeasurements } from '#areas/metrics/server/public.ts';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { visitProblems } from '../../contract.ts';
import type { VisitContent, VisitRecord } from '../../contract/document.ts';
import type { visitRoutes } from '../../contract/routes.ts';
import { type FigureName, figuresOf } from '../../rules/figures.ts';
import { profileState } from '../../rules/maternal-state.ts';
import { resultsOf, type VisitResults } from '../../rules/results.ts';
import { measuredValue } from '../../rules/takes.ts';
import { todayIn } from '#shell/common/dates.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { metricUnits } from '#shell/common/units.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { versionConflict } from '#shell/server/documents/document.ts';
import { lockDocument } from '#shell/server/documents/store.ts';
import { visitDocument } from '../document.ts';
import { emitVisitChanged } from '../live.ts';
import * as store from '../store/visits.ts';
import { getVisit } from './visits.ts';

/** Completes a draft. Completing it again after it was reopened replaces the values that it wrote before. */
export async function completeVisit(
  scope: Scope,
  { id, version }: ParsedRequest<typeof visitRoutes.complete>,
): Promise<{ visit: VisitRecord }> {
  const content = await lockVersion(scope, { id, version });
  const { visit } = await getVisit(scope, { id });
  if (visit.state === 'completed') return { visit };
  assertComplete(scope, content);
  if (content.maternalState === null && profileState(await readDietaryProfile(scope, visit.clientId)))
    throw new Problem(visitProblems.maternal_state_required, { field: 'maternalState' });

  const results = resultsOf(content, found(await store.findClientOfVisit(scope, id)));
  await recordMeasurements(scope, clientSubject(scope, visit.clientId), {
    source: 'visit',
    sourceId: id,
    day: content.takenOn,
    values: [...measuredValues(content), ...resultValues(content, results)],
    removesOthers: true,
  });
  await store.setCompleted(scope, id, shownInList(results));
  await emitVisitChanged(scope, id);
  return getVisit(scope, { id });
}

/** The values that the visit wrote stay until it is completed again. */
export async function reopenVisit(
  scope: Scope,
  { id, version, reason }: ParsedRequest<typeof visitRoutes.reopen>,
): Promise<{ visit: VisitRecord }> {
  await lockVersion(scope, { id, version });
  if (!(await store.isCompleted(scope, id))) throw new Problem(visitProblems.not_completed);
  await store.setReopened(scope, id, reason);
  await emitVisitChanged(scope, id);
  return getVisit(scope, { id });
}

/** The list of visits has the decimals in which the figures of the visit are read. */
function shownInList(results: VisitResults): { fat_mass_perc: number | null; bmr: number | null } {
  const figures = figuresOf(results, metricUnits);
  const shown = (name: FigureName) => figures.find((figure) => figure.name === name)?.value ?? null;
  return { fat_mass_perc: shown('fat'), bmr: shown('bmr') };
}

async function lockVersion(scope: Scope, { id, version }: { id: string; version: number }): Promise<VisitContent> {
  const document = found(await lockDocument<VisitContent>(scope, visitDocument, id));
  if (document.version !== version) throw versionConflict(document);
  return visitDocument.schema.parse(document.content);
}

function assertComplete({ caller }: Scope, content: VisitContent): void {
  const has = (metric: TypeCode) => content.measures.some((measure) => measure.metric === metric);
  if (content.takenOn > todayIn(caller.timeZone)) throw new Problem(visitProblems.in_future, { field: 'takenOn' });
  if (content.nextVisitOn && content.nextVisitOn <= content.takenOn)
    throw new Problem(visitProblems.next_not_later, { field: 'nextVisitOn' });
  if (!has('weight')) throw new Problem(visitProblems.weight_required, { field: 'weight' });
  if (!has('height')) throw new Problem(visitProblems.height_required, { field: 'height' });
  for (const { metric, takes } of content.measures)
    for (const take of takes) assertPossible({ metric, value: take, field: metric });
}

function measuredValues({ measures, caliper, biaDevice }: VisitContent): RecordedValue[] {
  const deviceOf: Record<string, string> = { skinfolds: caliper, bia: biaDevice };
  return measures.map((measure) => {
    const { metric, side, takes } = measure;
    const device = deviceOf[builtInTypes[metric].group];
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

/** The results that have a number, with the formula that they come from. */
function resultValues(content: VisitContent, results: VisitResults): RecordedValue[] {
  const isComputed = content.measurement_type === 'FOLDS';
  const fatMethod = isComputed ? content.bodyFatFormula : content.measurement_type;
  const density = results.bodyFat.find(({ formula }) => formula === content.bodyFatFormula)?.density;
  const values: RecordedValue[] = [
    { metric: 'result_fold_sum', value: results.foldSumMm ?? null, method: `FOLDS_${results.foldCount}` },
    { metric: 'result_density', value: density ?? null, method: content.bodyFatFormula },
    { metric: 'result_fat_mass_perc', value: results.fat_mass_perc ?? null, method: fatMethod },
    { metric: 'result_fat_free_mass_perc', value: results.fat_free_mass_perc ?? null, method: fatMethod },
    { metric: 'result_resting_energy', value: results.bmr ?? null, method: content.metabolicRateFormula },
    { metric: 'result_daily_energy', value: results.dailyEnergyKcal ?? null, method: content.metabolicRateFormula },
    { metric: 'result_body_mass_index', value: results.bodyMassIndex ?? null },
    { metric: 'result_desirable_weight', value: results.desirableWeightKg ?? null, method: 'BMI_22' },
  ];
  return values;
}
