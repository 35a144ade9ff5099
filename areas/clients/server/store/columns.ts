import { type RawBuilder, sql } from 'kysely';
import { callerHas } from '#areas/account/server/public.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Columns of a client that areas above this one compute: SQL expressions over the table `clients`. */
export interface ClientColumns {
  /** Title of the running program, or of the next one. */
  program: (scope: ReadScope) => RawBuilder<string | null>;
  /** First day of that program, unless it has started. */
  programStartsOn: (scope: ReadScope) => RawBuilder<string | null>;
  /** Title of the published meal plan that the client follows, or of the next one, and its last day. */
  mealPlan: (scope: ReadScope) => RawBuilder<string | null>;
  mealPlanEndsOn: (scope: ReadScope) => RawBuilder<string | null>;
  lastWorkoutAt: (scope: ReadScope) => RawBuilder<string | null>;
  /** Number of unread flagged answers to surveys. */
  flaggedAnswers: (scope: ReadScope) => RawBuilder<number | null>;
}

export const clientColumns = defineExtensionPoint<Partial<ClientColumns>>('columns of clients');

/**
 * SQL expression over the table `clients`: the newest height in cm, of those that areas above this one measure and that of the record,
 * which was typed at `height_at`.
 */
export const newestHeight =
  defineExtensionPoint<(scope: Pick<ReadScope, 'caller'>) => RawBuilder<number | null>>('newest height of clients');

const permissions: Record<keyof ClientColumns, Permission> = {
  program: 'view programs',
  programStartsOn: 'view programs',
  mealPlan: 'view meal plans',
  mealPlanEndsOn: 'view meal plans',
  lastWorkoutAt: 'view workouts',
  flaggedAnswers: 'view surveys',
};

/** Returns the SQL expression of a column, which is `null` for callers without its permission and when no area provides it. */
export function clientColumn(scope: ReadScope, name: keyof ClientColumns): RawBuilder<string | number | null> {
  const provider = extensionsOf(scope, clientColumns).find((columns) => columns[name]);
  const column = provider?.[name]?.(scope);
  return column ? sql`case when ${callerHas(scope, permissions[name])} then ${column} end` : sql`null`;
}
