import type { PastedReference } from '#areas/recipes/rules/pasted-references.ts';
import { type Day, limits, type Meal, type MealComponent, type MealPlan } from '../contract.ts';
import { findMeal } from './content.ts';
import { cloneMealComponent } from './copies.ts';
import { newLine } from './edit-components.ts';
import { getDay } from './edit-days.ts';
import { mayAddMeal, newMeal, withMealAdded, withMealChanged } from './edit-meals.ts';
import { withFittingRows } from './insert-rows.ts';
import { mealNamed, type PastedMeal } from './pasted-days.ts';
import { mealMeant, type PastedPart, type PasteOrigin, type preparedTargets, withMealNamed } from './pasted-targets.ts';
import { isFilled, isFilledPlace, type Place, type ReferenceCopy, referenceCopies } from './reference-sources.ts';
import { sameTitle, sameType } from './titles.ts';

interface Copying {
  parts: readonly PastedPart[];
  /** Of the sections of the parts. */
  prepared: ReturnType<typeof preparedTargets>;
  origin: PasteOrigin;
  newId: () => string;
}

interface Copied {
  mealPlan: MealPlan;
  added: MealComponent[];
  missing: number;
  /** The references that became lines to be checked. */
  unresolved: PastedReference[];
}

interface FilledCopy extends ReferenceCopy {
  from: Place;
}

interface CopyOptions {
  /** The meals that the text names, which have their own foods. */
  named: ReadonlySet<string>;
  newId: () => string;
}

/**
 * Copies the meals and days that pasted lines name, `Martedì: come lunedì`, also those that are copies themselves. What names nothing
 * with food, or leaves out more than meals of a day, is a line to be checked, and so is what is copied from there. These lines come last,
 * so that none is copied.
 */
export function withReferencesCopied(before: MealPlan, copying: Copying): Copied {
  const { newId } = copying;
  const copied: Copied = { mealPlan: before, added: [], missing: 0, unresolved: [] };
  const named = namedMeals(copying);
  const copies = referenceCopies(before, copying);
  const toCheck = new Set<ReferenceCopy>();
  let pending = copies;
  while (pending.length > 0) {
    const ready = readyCopies(copied.mealPlan, { pending, named });
    for (const { copy, from } of ready)
      if (!from) toCheck.add(copy);
      else {
        const filled = { ...copy, from };
        if (isIncomplete(copied.mealPlan, filled, { toCheck, named })) toCheck.add(copy);
        copyInto(copied, filled, { named, newId });
      }
    // The rest waits for itself: `Martedì: come mercoledì`, `Mercoledì: come martedì`.
    if (ready.length === 0) for (const copy of pending) toCheck.add(copy);
    const done = new Set(ready.length === 0 ? pending : ready.map(({ copy }) => copy));
    pending = pending.filter((copy) => !done.has(copy));
  }
  for (const copy of copies) if (toCheck.has(copy)) addLine(copied, copy, copying);
  return copied;
}

interface ReadyCopy {
  copy: ReferenceCopy;
  /** Where its foods are; undefined when nothing that it names has food. */
  from: Place | undefined;
}

/** The copies whose sources are filled by no other one that is pending. */
function readyCopies(
  mealPlan: MealPlan,
  { pending, named }: { pending: readonly ReferenceCopy[]; named: ReadonlySet<string> },
): ReadyCopy[] {
  const keyOf = ({ dayId, mealId }: Place) => `${dayId} ${mealId}`;
  const places = new Set(pending.flatMap(({ to }) => [to.dayId, keyOf(to)]));
  const isPending = ({ dayId, mealId }: Place) =>
    mealId === null
      ? places.has(dayId)
      : places.has(keyOf({ dayId, mealId })) || (!named.has(mealId) && places.has(keyOf({ dayId, mealId: null })));
  return pending
    .map((copy) => ({ copy, sources: copy.sourcesIn(mealPlan) }))
    .filter(({ sources }) => !sources.some(isPending))
    .map(({ copy, sources }) => ({ copy, from: sources.find((from) => isFilledPlace(mealPlan, from)) }));
}

/** Whether a meal that is copied lacks food, since a line of it is to be checked. */
function isIncomplete(
  mealPlan: MealPlan,
  copy: FilledCopy,
  { toCheck, named }: { toCheck: ReadonlySet<ReferenceCopy>; named: ReadonlySet<string> },
): boolean {
  const lines = [...toCheck].filter(({ to, namesItself }) => to.dayId === copy.from.dayId && !namesItself);
  if (lines.length === 0) return false;
  const copied = mealsToFill(mealPlan, { copy, meals: sourceMeals(mealPlan, copy), named });
  return copied.some(({ meal: { id } }) =>
    lines.some(({ to }) => (to.mealId === null ? !named.has(id) : to.mealId === id)),
  );
}

function copyInto(copied: Copied, copy: FilledCopy, { named, newId }: CopyOptions): void {
  const meals = sourceMeals(copied.mealPlan, copy).filter(isFilled);
  for (const { meal, target } of mealsToFill(copied.mealPlan, { copy, meals, named })) {
    const mealId = target ?? addMeal(copied, { dayId: copy.to.dayId, meal, newId });
    if (mealId === undefined) copied.missing += meal.mealComponents.length;
    else copyMeal(copied, { from: meal.id, to: mealId, newId });
  }
}

/** The meals that a copy names in the day of its source. */
function sourceMeals(mealPlan: MealPlan, { from, reference }: FilledCopy): Meal[] {
  const day = getDay(mealPlan, from.dayId);
  const isCopied = isCopiedIn(day, reference);
  return day.meals.filter((meal) => (from.mealId === null ? isCopied(meal) : meal.id === from.mealId));
}

function namedMeals({ parts, prepared: { targets } }: Copying): Set<string> {
  const named = targets.filter((_, index) => (parts[index]?.section.meals.length ?? 0) > 0);
  return new Set(named.flat().map(({ meal }) => meal.id));
}

function isCopiedIn(day: Day, { except }: PastedReference): (meal: Meal) => boolean {
  const excepted = except.flatMap((name) => mealNamed(name) ?? []);
  // A number is the position in the whole day; a name may mean several meals, such as all snacks.
  const meant = (named: PastedMeal, meal: Meal) =>
    mealMeant(named.number === null ? { ...day, meals: [meal] } : day, named);
  return (meal) => !excepted.some((named) => meant(named, meal)?.id === meal.id);
}

interface MealToFill {
  meal: Meal;
  /** The meal that it fills; undefined for one that is added. */
  target: string | undefined;
}

interface FillOptions {
  copy: FilledCopy;
  meals: readonly Meal[];
  named: ReadonlySet<string>;
}

/**
 * For each meal that is copied to a day, the one of that day with its title, else of its type. A meal is filled by one only. One that
 * the text names has its own foods: no meal that is like it is copied.
 */
function mealsToFill(mealPlan: MealPlan, { copy: { to }, meals, named }: FillOptions): MealToFill[] {
  if (to.mealId !== null) return meals.map((meal) => ({ meal, target: to.mealId ?? undefined }));
  const day = getDay(mealPlan, to.dayId);
  const targets = new Map<string, string>();
  for (const isLike of [sameTitle, sameType])
    for (const meal of meals.filter(({ id }) => !targets.has(id))) {
      const taken = new Set(targets.values());
      const found = day.meals.find((one) => isLike(one, meal) && (named.has(one.id) || !taken.has(one.id)));
      if (found) targets.set(meal.id, found.id);
    }
  return meals
    .map((meal) => ({ meal, target: targets.get(meal.id) }))
    .filter(({ target }) => target === undefined || !named.has(target));
}

function addMeal(
  copied: Copied,
  { dayId, meal, newId }: { dayId: string; meal: Meal; newId: () => string },
): string | undefined {
  if (!mayAddMeal(getDay(copied.mealPlan, dayId))) return undefined;
  const after = withMealAdded(copied.mealPlan, { dayId, meal: newMeal(meal, newId) });
  if (after.kind !== 'added') return undefined;
  const before = new Set(getDay(copied.mealPlan, dayId).meals.map(({ id }) => id));
  copied.mealPlan = after.mealPlan;
  return getDay(copied.mealPlan, dayId).meals.find(({ id }) => !before.has(id))?.id;
}

/** Adds the rows of a meal to another one, which is free when that is. */
function copyMeal(copied: Copied, { from, to, newId }: { from: string; to: string; newId: () => string }): void {
  const source = findMeal(copied.mealPlan, from);
  if (!source) return;
  addRows(
    copied,
    to,
    source.mealComponents.map((row) => cloneMealComponent(row, newId)),
  );
  if (source.free_meal)
    copied.mealPlan = withMealChanged(copied.mealPlan, to, (meal) => ({ ...meal, free_meal: true }));
}

function addRows(copied: Copied, mealId: string, rows: readonly MealComponent[]): void {
  const { mealPlan, added, missing } = withFittingRows(copied.mealPlan, { mealId, rows });
  copied.mealPlan = mealPlan;
  copied.added.push(...added);
  copied.missing += missing;
}

/** Where no meal is named, the line is in the first one of the day. */
function addLine(copied: Copied, { reference, to }: ReferenceCopy, { origin, newId }: Copying): void {
  const { dayId } = to;
  const text = reference.text.slice(0, limits.lineLength);
  const line = newLine(text, { language: origin.language, lineKind: 'food', newId });
  const named = () => withMealNamed(copied.mealPlan, { dayId, meal: null, origin, newId });
  const first = to.mealId ?? getDay(copied.mealPlan, dayId).meals[0]?.id;
  if (first === undefined) {
    const { mealPlan, mealId } = named();
    copied.mealPlan = mealPlan;
    if (mealId !== undefined) addRows(copied, mealId, [line]);
  } else addRows(copied, first, [line]);
  copied.unresolved.push(reference);
}
