import { type SqlBool, sql } from 'kysely';
import {
  type HandOverLine,
  handOverOfRows,
  isOfOwner,
  removableRows,
  removeRecords,
  restoreRecords,
} from '#areas/collaborators/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { mealPlansDeleted } from '../events.ts';
import { emitMealPlansChanged } from '../live.ts';
import { correctMealPlans, waitForCorrections } from '../operations/corrected-foods.ts';
import { findRemovable, removeCopies, restoreArchived } from './copies.ts';

const isCopy = sql<SqlBool>`client_id is not null and archived_at is null`;
const table = 'meal_plans';

const emit = (scope: Scope, ids: readonly string[]) => emitMealPlansChanged(scope, ids, { tellsClients: true });

/** The templates of the library that a collaborator created. */
export const templatesLine: HandOverLine = {
  kind: 'meal_plan_templates',
  label: 'meal-plans:handOver.templates',
  isOfClients: false,
  seenWith: async () => [['view meal plans']],
  ...removableRows(table, sql`client_id is null`, {
    emit,
    onChanged: async (scope, { change, ids }) => {
      if (change === 'deleted') return publish(scope, mealPlansDeleted, { mealPlanIds: ids });
      await waitForCorrections(scope);
      await correctMealPlans(scope, ids);
    },
  }),
};

/** The meal plans that a collaborator assigned to clients. The days that a client had stay readable, and are not deleted. */
export const copiesLine: HandOverLine = {
  kind: 'meal_plans',
  label: 'meal-plans:handOver.copies',
  isOfClients: true,
  seenWith: async () => [['view meal plans']],
  ...handOverOfRows(table, isCopy, { emit }),
  delete: async (scope, owner, removalId) => {
    const condition = isOfOwner(owner, isCopy);
    const copies = await findRemovable(scope, condition);
    if (copies.length === 0) return [];
    const mealPlanIds = copies.map(({ id }) => id);
    await emit(scope, mealPlanIds);
    const ids = copies.filter(({ hasBegun }) => !hasBegun).map(({ id }) => id);
    if (removalId) await removeRecords(scope, { table, ids, removalId });
    await removeCopies(scope, condition);
    await publish(scope, mealPlansDeleted, { mealPlanIds });
    return copies.map(({ id, endsOn, hasBegun }) => (hasBegun ? `${id} ${endsOn}` : id));
  },
  restore: async (scope, { removalId, ids }) => {
    await waitForCorrections(scope);
    const copies = ids.map((one) => one.split(' ')).map(([id = '', endsOn]) => ({ id, endsOn }));
    const deleted = copies.filter(({ endsOn }) => !endsOn).map(({ id }) => id);
    const restored = await restoreRecords(scope, { table, ids: deleted, removalId });
    const ended = copies.flatMap(({ id, endsOn }) => (endsOn ? [{ id, endsOn }] : []));
    const mealPlanIds = [...restored, ...(await restoreArchived(scope, ended))];
    await correctMealPlans(scope, mealPlanIds);
    await emit(scope, mealPlanIds);
  },
};
