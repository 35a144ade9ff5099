import { extensionsOf } from '#shell/server/extension-points.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { UsedAliment } from '../../contract.ts';
import type { FoodUse } from '../../contract/library.ts';
import { hasSameValues, valuesOf } from '../../rules/food-values.ts';
import { documentsWithFoods } from '../copies.ts';
import { findAliment } from '../store/aliments.ts';
import { findByIds } from '../store/search.ts';
import { addValues, findKnown, setValuesChanged } from '../store/values.ts';

/** Notes when the values of an own food were changed, and both of them, so that documents may take either. */
export async function noteValues(scope: Scope, before: UsedAliment, after: UsedAliment): Promise<void> {
  if (hasSameValues(before, after)) return;
  await addValues(scope, [before, after]);
  await setValuesChanged(scope, after.id);
}

/**
 * The copies of a document with the values that a save requests for them. Only values that the own food has or had are taken;
 * those that are replaced are noted, so that the save can be undone.
 */
export async function withRequestedValues(
  scope: Scope,
  copies: readonly UsedAliment[],
  requested: ReadonlyMap<string, UsedAliment>,
): Promise<UsedAliment[]> {
  const changed = copies.flatMap((copy) => {
    const food = requested.get(copy.id);
    return copy.isOwn && food && !hasSameValues(copy, food) ? [food] : [];
  });
  if (changed.length === 0) return [...copies];
  const present = new Map(
    (
      await findByIds(
        scope,
        changed.map(({ id }) => id),
      )
    ).map((food) => [food.id, food]),
  );
  const known = await findKnown(scope, changed);
  const isTaken = (food: UsedAliment) => {
    const now = present.get(food.id);
    return known.has(food.id) || (now !== undefined && hasSameValues(now, food));
  };
  const taken = new Map(changed.filter(isTaken).map((food) => [food.id, food]));
  await addValues(
    scope,
    copies.filter(({ id }) => taken.has(id)),
  );
  return copies.map((copy) => ({ ...copy, ...valuesOf(taken.get(copy.id) ?? copy) }));
}

/** Counts the documents that contain an own food, and those that hold other values than it has today. Empty for a library food. */
export async function listUses(scope: Scope, { id }: { id: string }): Promise<{ uses: FoodUse[] }> {
  const food = found(await findAliment(scope, id));
  if (!food.isOwn) return { uses: [] };
  const uses: FoodUse[] = [];
  for (const { countUses } of extensionsOf(scope, documentsWithFoods)) uses.push(...(await countUses(scope, food)));
  return { uses };
}
