import { type RawBuilder, sql } from 'kysely';
import { ChartMark, type markKinds } from '../../contract.ts';
import { metricLimits } from '../../contract/measurement.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** What an area shows below the charts of a client. */
export interface MarkSource {
  kind: (typeof markKinds)[number];
  /** Professionals without it do not see these marks; all who see the client do when there is none. */
  permission?: Permission;
  /**
   * SQL of a select with `id`, `day` as a date and `title`, of a client and until today. The caller has checked the access to the
   * client and the consent to health data.
   */
  rows: (scope: Scope, clientId: string) => RawBuilder<unknown>;
}

/** `extend(chartMarks, source)` in `bindArea` of an area above. */
export const chartMarks = defineExtensionPoint<MarkSource>('marks of charts');

/** The marks since a day, the newest first. `permissions`: those of a professional; null for the client. */
export async function findMarks(
  scope: Scope,
  { clientId, from, permissions }: { clientId: string; from: string; permissions: readonly string[] | null },
): Promise<ChartMark[]> {
  const sources = extensionsOf(scope, chartMarks)
    .filter(({ permission }) => permissions === null || !permission || permissions.includes(permission))
    .map(
      ({ kind, rows }) =>
        sql`select ${kind} as kind, id, day, title from (${rows(scope, clientId)}) as source(id, day, title)`,
    );
  if (sources.length === 0) return [];
  return rowsOf(
    scope.db,
    ChartMark,
    sql`select kind, id, day::text as day, title from (${sql.join(sources, sql` union all `)}) marks
      where day >= ${from} order by day desc, kind, id limit ${metricLimits.marks}`,
  );
}
