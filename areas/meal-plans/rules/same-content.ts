import type { MealPlan } from '../contract.ts';

/** What `withTotals` writes, and the version the server counts. */
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
  'version',
]);
const computedAndIds = new Set([...computed, 'id', 'uuid']);

/** Other areas' records, which a plan only points at: they are the same when their ids are. */
const pointers = new Set(['aliment', 'recipe']);

/**
 * Whether the coach would lose something. Computed fields do not count: totals follow from the food, so they differ
 * without anybody's doing when an aliment was corrected, and never differ alone when somebody did something.
 */
export function hasUnsavedChanges(plan: MealPlan, saved: MealPlan): boolean {
  return !same(plan, saved, computed);
}

/** The same food, titles and descriptions, under whatever ids. */
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
    if (pointers.has(field)) return idOf(one[field]) === idOf(other[field]);
    return same(one[field], other[field], ignored);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function idOf(pointed: unknown): unknown {
  return isRecord(pointed) ? pointed['id'] : null;
}
