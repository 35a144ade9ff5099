import type { MealPlan } from '../contract.ts';

/** Fields that `withTotals` or the server computes. */
const computed = new Set([
  'calories',
  'protein_tot',
  'carbs_tot',
  'lipids_tot',
  'protein_percent',
  'carbs_percent',
  'lipids_percent',
  'micronutrients',
  'incomplete',
]);
const computedAndIds = new Set([...computed, 'id', 'uuid']);

/** References to records of other areas; they are equal when their ids are. */
const referenceFields = new Set(['aliment', 'recipe']);

/**
 * Whether the meal plan has edits that are not saved. Computed fields are ignored: totals also differ when an aliment
 * of the library was corrected, and an edit never changes only computed fields.
 */
export function hasUnsavedChanges(mealPlan: MealPlan, saved: MealPlan): boolean {
  return !same(mealPlan, saved, computed);
}

/** Whether two parts of a meal plan have equal food, titles and descriptions, regardless of ids. */
export function sameContent<T extends object>(one: T, other: T): boolean {
  return same(one, other, computedAndIds);
}

function same(one: unknown, other: unknown, ignored: ReadonlySet<string>): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => {
    if (ignored.has(field)) return true;
    if (referenceFields.has(field)) return idOf(one[field]) === idOf(other[field]);
    return same(one[field], other[field], ignored);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function idOf(record: unknown): unknown {
  return isRecord(record) ? record['id'] : null;
}
