import type { Subject } from '#areas/clients/server/public.ts';
import { type Decision, findDecisions } from '#areas/dietary-profiles/server/public.ts';
import { findFirstAnswers } from '#areas/surveys/server/public.ts';
import { latestBody } from '#areas/metrics/server/public.ts';
import { builtInTypes } from '#areas/metrics/contract/types.ts';
import type { Measure } from '../../contract/document.ts';
import type { BaseFormData, EarlierVisit, visitRoutes, VisitTable } from '../../contract/routes.ts';
import { rxcPoint } from '../../rules/coherence.ts';
import { answerKey, proposalsOf } from '../../rules/proposals.ts';
import { resultRows } from '../../rules/result-table.ts';
import { withComparableMeasures } from '../../rules/counted-measures.ts';
import { isOfPregnancy } from '../../rules/maternal-state.ts';
import { measureRows } from '../../rules/table.ts';
import { measuredValue, technicalErrorPercent } from '../../rules/takes.ts';
import { valuesOf } from '../../rules/values.ts';
import { found } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/visits.ts';
import { readTemplate } from './anamnesis.ts';
import { getVisit } from './visits.ts';

export async function getBaseFormData(
  scope: Scope,
  { id, takenOn }: ParsedRequest<typeof visitRoutes.baseFormData>,
): Promise<BaseFormData> {
  const { visit } = await getVisit(scope, { id });
  const day = takenOn ?? visit.takenOn;
  const [client, earlier, { weightKg, weighedOn, heightCm }, readings, template, sent, decisions] = await Promise.all([
    store.findClientOfVisit(scope, id),
    store.findEarlier(scope, id, day),
    latestBody(scope, visit.clientId, { day, before: { source: 'visit', sourceId: id } }),
    store.findReadings(scope),
    readTemplate(scope),
    findFirstAnswers(scope, [visit.clientId]),
    findDecisions(scope, [visit.clientId]),
  ]);
  const [previous, first] = [earlier[0], earlier.at(-1)];
  return {
    client: found(client),
    before: { weightKg, weighedOn, heightCm },
    previous: previous ? earlierVisit(previous) : null,
    first: first ? earlierVisit(first) : null,
    rxcPath: earlier.toReversed().flatMap(({ takenOn, content }) => {
      const point = rxcPoint(valuesOf(withComparableMeasures(content)));
      return point ? [{ takenOn, ...point, biaDevice: content.biaDevice }] : [];
    }),
    template,
    proposals: proposalsOf(
      template,
      { sent, rejected: rejectedIn(decisions) },
      new Set(visit.answers.map((answer) => answer.id)),
    ),
    examinerErrorPercent: {
      skinfolds: errorOf(readings.flat(), 'skinfolds'),
      circumferences: errorOf(readings.flat(), 'circumferences'),
    },
  };
}

/** The keys of the answers that a professional rejected as a declaration; one that is sent again has another key. */
function rejectedIn(decisions: readonly Decision[]): Set<string> {
  return new Set(decisions.filter(({ decision }) => decision === 'rejected').map(answerKey));
}

/** The table of the client of a visit. */
export async function getValues(scope: Scope, { id }: { id: string }): Promise<VisitTable> {
  const { visit } = await getVisit(scope, { id });
  return tableOf(scope, await store.findContents(scope, visit.clientId));
}

export async function getValuesOfClient(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): Promise<VisitTable> {
  return tableOf(scope, await store.findContents(scope, clientId));
}

/** The table of visits of one client. */
async function tableOf(scope: Scope, stored: readonly store.StoredVisit[]): Promise<VisitTable> {
  const [newest] = stored;
  if (!newest) return { visits: [], rows: [], results: [] };
  const person = found(await store.findClientOfVisit(scope, newest.id));
  const contents = stored.map(({ content }) => content);
  return {
    visits: stored.map(({ id, takenOn, state, content }) => ({
      ...{ id, takenOn, state },
      isOfPregnancy: isOfPregnancy(content),
    })),
    rows: measureRows(contents.map(withComparableMeasures)),
    results: resultRows(contents, person),
  };
}

function earlierVisit({ id, takenOn, content }: store.StoredEarlierVisit): EarlierVisit {
  const values = withComparableMeasures(content).measures.flatMap((one) => {
    const value = measuredValue(one);
    return value === null ? [] : [{ metric: one.metric, side: one.side, value }];
  });
  const { caliper, biaDevice } = content;
  return { id, takenOn, values, caliper, biaDevice };
}

function errorOf(measures: readonly Measure[], group: 'skinfolds' | 'circumferences'): number | null {
  const pairs = measures.flatMap((measure) => {
    const [first, second] = measure.takes;
    const isOfGroup = builtInTypes[measure.metric].group === group && measuredValue(measure) !== null;
    return isOfGroup && first !== undefined && second !== undefined ? [[first, second] as const] : [];
  });
  return technicalErrorPercent(pairs) ?? null;
}
