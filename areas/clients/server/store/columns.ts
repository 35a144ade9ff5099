import { type RawBuilder, sql } from 'kysely';
import { callerHas } from '#areas/account/server/public.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Columns of a client that areas above this one compute: SQL expressions over the table `clients`, or JSON objects of several values. */
export interface ClientColumns {
  /** The running program, or the next one; `startsOn` is its first day, unless it has started. */
  program: (scope: ReadScope) => RawBuilder<{ title: string; startsOn: string | null } | null>;
  /** The published meal plan that the client follows, or the next one. */
  mealPlan: (scope: ReadScope) => RawBuilder<{ title: string; endsOn: string } | null>;
  lastWorkoutAt: (scope: ReadScope) => RawBuilder<string | null>;
  /** Number of unread flagged answers to surveys. */
  flaggedAnswers: (scope: ReadScope) => RawBuilder<number | null>;
  /** The latest notes about meals that the caller has not read. */
  unreadMealNotes: (scope: ReadScope) => RawBuilder<string[] | null>;
  /** Whether the caller has not read of a meal with a food that the dietary profile was against. */
  hasUnreadEatenConflict: (scope: ReadScope) => RawBuilder<boolean | null>;
}

export const clientColumns = defineExtensionPoint<Partial<ClientColumns>>('columns of clients');

/** What clients report of pain and symptoms in one area, for callers with its permission. */
interface UnreadSymptoms {
  permission: Permission;
  /** SQL condition over the table `clients`: whether the caller has some of it to read. */
  isUnread: (scope: ReadScope) => RawBuilder<boolean>;
}

export const unreadSymptoms = defineExtensionPoint<UnreadSymptoms>('unread pain and symptoms of clients');

/**
 * SQL expression over the table `clients`: the newest height in cm, of those that areas above this one measure and that of the record,
 * which was typed at `height_at`.
 */
export const newestHeight =
  defineExtensionPoint<(scope: Pick<ReadScope, 'caller'>) => RawBuilder<number | null>>('newest height of clients');

const permissions: Record<keyof ClientColumns, Permission> = {
  program: 'view programs',
  mealPlan: 'view meal plans',
  lastWorkoutAt: 'view workouts',
  flaggedAnswers: 'view surveys',
  unreadMealNotes: 'view meal plans',
  hasUnreadEatenConflict: 'view meal plans',
};

/** Returns the SQL expression of a column, which is `null` for callers without its permission and when no area provides it. */
export function clientColumn(scope: ReadScope, name: keyof ClientColumns): RawBuilder<unknown> {
  const provider = extensionsOf(scope, clientColumns).find((columns) => columns[name]);
  const column = provider?.[name]?.(scope);
  return column ? sql`case when ${callerHas(scope, permissions[name])} then ${column} end` : sql`null`;
}

/** SQL condition over the table `clients`: whether the caller has pain or a symptom to read in one of the areas that `unreadSymptoms` names. */
export function hasUnreadSymptom(scope: ReadScope): RawBuilder<boolean> {
  const conditions = extensionsOf(scope, unreadSymptoms).map(
    ({ permission, isUnread }) => sql`(${callerHas(scope, permission)} and ${isUnread(scope)})`,
  );
  return sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`;
}
