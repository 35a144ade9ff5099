import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOwnOrShared } from '#areas/sharing/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/**
 * SQL conditions over the table `exercises` of areas whose records contain exercises: whether the caller sees a record that
 * contains the exercise.
 */
export const exerciseUses = defineExtensionPoint<(scope: Scope) => RawBuilder<SqlBool>>('visible uses of exercises');

/**
 * SQL condition: whether lists, searches, imports and alternatives have a row of `exercises`: for a professional shared and own
 * ones, for a client shared ones and those of their professionals.
 */
export function isListedExercise(scope: Scope): RawBuilder<SqlBool> {
  const { clientId } = scope.caller;
  if (!clientId) return isOwnOrShared(scope, 'exercises');
  return sql`(exercises.is_shared or exercises.created_by in (
    select care.membership_id from client_collaborators care where care.client_id = ${clientId}))`;
}

/** SQL condition: whether the caller may open a row of `exercises`: a listed one, or one of a record that they see. */
export function isReadableExercise(scope: Scope): RawBuilder<SqlBool> {
  const uses = extensionsOf(scope, exerciseUses).map((isUsed) => isUsed(scope));
  return sql`(${sql.join([isListedExercise(scope), ...uses], sql` or `)})`;
}
