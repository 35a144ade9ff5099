import type { Subject } from '#areas/clients/server/public.ts';
import { builtInTypes } from '#areas/metrics/contract/types.ts';
import type { Measure } from '../../contract/document.ts';
import type { BaseFormData, EarlierVisit, VisitTable } from '../../contract/routes.ts';
import { technicalErrorPercent, measuredValue } from '../../rules/takes.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store.ts';
import { getVisit } from './visits.ts';

export async function getBaseFormData(scope: Scope, { id }: { id: string }): Promise<BaseFormData> {
  await getVisit(scope, { id });
  const [client, { previous, first }, readings] = await Promise.all([
    store.findClientOfVisit(scope, id),
    store.findEarlier(scope, id),
    store.findReadings(scope),
  ]);
  return {
    client: found(client),
    previous: previous && earlierVisit(previous),
    first: first && earlierVisit(first),
    examinerErrorPercent: {
      skinfolds: errorOf(readings.flat(), 'skinfolds'),
      circumferences: errorOf(readings.flat(), 'circumferences'),
    },
  };
}

/** The table of the client of a visit. */
export async function getValues(scope: Scope, { id }: { id: string }): Promise<VisitTable> {
  const { visit } = await getVisit(scope, { id });
  return tableOf(await store.findContents(scope, visit.clientId));
}

export async function getValuesOfClient(scope: Scope, { clientId }: Pick<Subject, 'clientId'>): Promise<VisitTable> {
  return tableOf(await store.findContents(scope, clientId));
}

function tableOf(stored: readonly store.StoredVisit[]): VisitTable {
  const keyOf = ({ metric, side }: Pick<Measure, 'metric' | 'side'>) => `${metric} ${side}`;
  const measured = new Map(stored.flatMap(({ content }) => content.measures).map((one) => [keyOf(one), one]));
  const byVisit = stored.map(({ content }) => new Map(content.measures.map((one) => [keyOf(one), measuredValue(one)])));
  const order = Object.keys(builtInTypes);
  const rows = [...measured].map(([key, { metric, side }]) => ({
    metric,
    side,
    values: byVisit.map((values) => values.get(key) ?? null),
  }));
  return {
    visits: stored.map(({ id, takenOn, state }) => ({ id, takenOn, state })),
    rows: rows.toSorted((one, other) => order.indexOf(one.metric) - order.indexOf(other.metric)),
  };
}

function earlierVisit({ id, takenOn, content }: store.StoredVisit): EarlierVisit {
  const values = content.measures.map((one) => ({ metric: one.metric, side: one.side, value: measuredValue(one) }));
  return { id, takenOn, values };
}

function errorOf(measures: readonly Measure[], group: 'skinfolds' | 'circumferences'): number | null {
  const pairs = measures.flatMap(({ metric, takes: [first, second] }) =>
    builtInTypes[metric].group === group && first !== undefined && second !== undefined
      ? [[first, second] as const]
      : [],
  );
  return technicalErrorPercent(pairs) ?? null;
}
