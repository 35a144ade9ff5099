import type { PastedReference } from '#areas/recipes/rules/pasted-references.ts';
import { type Day, limits, type Meal, type MealComponent, type MealPlan } from '../contract.ts';
import { findMeal } from './content.ts';
import { cloneMealComponent } from './copies.ts';
import { withRowsInserted } from './edit-components.ts';
import { getDay } from './edit-days.ts';
import { mayAddMeal, newMeal, withMealAdded, withMealChanged } from './edit-meals.ts';
import { dayNamed, mealNamed, type PastedDay, type PastedMeal } from './pasted-days.ts';
import {
  daysMeant,
  mealMeant,
  type PastedPart,
  type PasteOrigin,
  type preparedTargets,
  withMealNamed,
} from './pasted-targets.ts';
import { sameTitle } from './titles.ts';

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

/** A meal of a day; the whole day without one. */
interface Place {
  dayId: string;
  mealId: string | null;
}

/** What a reference fills, and where its foods may be, the likeliest first. */
interface Copy {
  reference: PastedReference;
  to: Place;
  sourcesIn: (mealPlan: MealPlan) => Place[];
}

/**
 * Copies the meals and days that pasted lines name, `Martedì: come lunedì`, also those that are copies themselves. What names nothing
 * with food, or leaves out more than meals of a day, is a line to be checked.
 */
export function withReferencesCopied(before: MealPlan, copying: Copying): Copied {
  const copied: Copied = { mealPlan: before, added: [], missing: 0, unresolved: [] };
  let pending = copying.parts.flatMap((part, index) =>
    (part.references ?? []).flatMap((reference) => copiesOf(reference, { part, index, copying })),
  );
  while (pending.length > 0) {
    const isWaiting = (copy: Copy) =>
      copy.sourcesIn(copied.mealPlan).some((from) => pending.some((one) => one !== copy && isSamePlace(one.to, from)));
    const next = pending.find((copy) => !isWaiting(copy));
    const copy = next ?? pending[0];
    if (!copy) break;
    const from =
      next && copy.sourcesIn(copied.mealPlan).find((source) => isFilledPlace(copied.mealPlan, source, copy.to));
    if (from) copyInto(copied, { ...copy, from, copying });
    else addLine(copied, copy, copying);
    pending = pending.filter((one) => one !== copy);
  }
  return copied;
}

interface ReferencePart {
  part: PastedPart;
  index: number;
  copying: Copying;
}

function copiesOf(reference: PastedReference, { part, index, copying }: ReferencePart): Copy[] {
  const { dayIds, targets } = copying.prepared;
  const isWhole = part.section.meals.length === 0;
  const places: Place[] = isWhole
    ? (dayIds[index] ?? []).map((dayId) => ({ dayId, mealId: null }))
    : (targets[index] ?? []).map(({ day, meal }) => ({ dayId: day.id, mealId: meal.id }));
  return places.map((to) => ({
    reference,
    to,
    sourcesIn: (mealPlan) => {
      const isOfOneMeal = to.mealId !== null || reference.meal !== null;
      if (reference.exceptsOthers || (isOfOneMeal && reference.except.length > 0)) return [];
      const sources =
        isWhole && part.section.days.length === 0 ? [] : sourcesOf(reference, to, { mealPlan, part, index, copying });
      return sources.filter((from) => from.dayId !== to.dayId || (from.mealId !== null && from.mealId !== to.mealId));
    },
  }));
}

function sourcesOf(reference: PastedReference, to: Place, within: ReferencePart & { mealPlan: MealPlan }): Place[] {
  const { mealPlan } = within;
  const meal = reference.meal === null ? undefined : mealNamed(reference.meal);
  const inDay = (dayId: string | undefined) => placeIn(mealPlan, { dayId, meal, to });
  if (reference.day !== null) return inDay(dayOfName(reference.day, to, within));
  if (reference.isDayBefore) return inDay(dayBefore(to, within));
  if (meal) return inDay(to.dayId);
  return [...inDay(dayAbove(to, within)), ...mealAbove(to, within)];
}

interface PlaceInDay {
  dayId: string | undefined;
  /** The named meal; undefined for the same as that which is filled. */
  meal: PastedMeal | undefined;
  to: Place;
}

function placeIn(mealPlan: MealPlan, { dayId, meal, to }: PlaceInDay): Place[] {
  if (dayId === undefined) return [];
  if (to.mealId === null && !meal) return [{ dayId, mealId: null }];
  const day = getDay(mealPlan, dayId);
  const same = findMeal(mealPlan, to.mealId ?? '');
  const found = meal ? mealMeant(day, meal) : same && mealLike(day, same);
  return found ? [{ dayId, mealId: found.id }] : [];
}

function mealLike({ meals }: Pick<Day, 'meals'>, meal: Meal): Meal | undefined {
  return meals.find((one) => sameTitle(one, meal)) ?? meals.find((one) => sameType(one, meal));
}

/** The day with this name, in the week of the day that is filled. */
function dayOfName(
  name: string,
  to: Place,
  { mealPlan, part }: ReferencePart & { mealPlan: MealPlan },
): string | undefined {
  const named = dayNamed(name) ?? dayNamed(name.replace(/^giorno\s/iu, ''));
  const week = weekOf(to, { mealPlan, part });
  return named && daysMeant(mealPlan, { ...named, week })[0]?.id;
}

function weekOf(to: Place, { mealPlan, part }: { mealPlan: MealPlan; part: PastedPart }): number | null {
  return namedDayOf(to, { mealPlan, part })?.week ?? null;
}

function namedDayOf(
  { dayId }: Place,
  { mealPlan, part }: { mealPlan: MealPlan; part: PastedPart },
): PastedDay | undefined {
  return part.section.days.find((day) => daysMeant(mealPlan, day).some(({ id }) => id === dayId));
}

/** The calendar day before a weekday or number, else the day above in the text. */
function dayBefore(to: Place, within: ReferencePart & { mealPlan: MealPlan }): string | undefined {
  const day = namedDayOf(to, within);
  const before =
    day?.weekday && day.weekday > 1
      ? { ...day, weekday: day.weekday - 1 }
      : day?.number && day.number > 1
        ? { ...day, number: day.number - 1 }
        : undefined;
  return (before && daysMeant(within.mealPlan, before)[0]?.id) ?? dayAbove(to, within);
}

/** The last other day that the text names above. */
function dayAbove({ dayId }: Place, { index, copying: { parts, prepared } }: ReferencePart): string | undefined {
  return parts
    .slice(0, index)
    .flatMap(({ section }, at) => (section.days.length > 0 ? (prepared.dayIds[at] ?? []) : []))
    .findLast((id) => id !== dayId);
}

/** The last other meal of the day that the text names above. */
function mealAbove({ dayId, mealId }: Place, { index, copying }: ReferencePart): Place[] {
  const above = copying.prepared.targets.slice(0, index).flat();
  const found = above.findLast(({ day, meal }) => day.id === dayId && meal.id !== mealId);
  return mealId !== null && found ? [{ dayId, mealId: found.meal.id }] : [];
}

function isSamePlace(to: Place, from: Place): boolean {
  return to.dayId === from.dayId && (to.mealId === null || from.mealId === null || to.mealId === from.mealId);
}

function isFilled({ mealComponents, free_meal }: Meal): boolean {
  return mealComponents.length > 0 || free_meal;
}

function isFilledPlace(mealPlan: MealPlan, from: Place, to: Place): boolean {
  const { meals } = getDay(mealPlan, from.dayId);
  return meals.some((meal) => isFilled(meal) && (from.mealId === null || meal.id === from.mealId)) && from !== to;
}

function copyInto(copied: Copied, { reference, from, to, copying }: Copy & { from: Place; copying: Copying }): void {
  if (from.mealId !== null && to.mealId !== null) copyMeal(copied, { from: from.mealId, to: to.mealId, copying });
  else {
    const named = namedMeals(copying);
    const source = getDay(copied.mealPlan, from.dayId);
    const isCopied = isCopiedIn(source, reference);
    const meals = source.meals.filter(
      (meal) => isFilled(meal) && (from.mealId === null ? isCopied(meal) : meal.id === from.mealId),
    );
    const targets = mealsToFill(meals, { day: getDay(copied.mealPlan, to.dayId), named });
    for (const meal of meals) {
      const existing = targets.get(meal.id);
      if (existing !== undefined && named.has(existing)) continue;
      const mealId = existing ?? addMeal(copied, { dayId: to.dayId, meal, newId: copying.newId });
      if (mealId === undefined) copied.missing += meal.mealComponents.length;
      else copyMeal(copied, { from: meal.id, to: mealId, copying });
    }
  }
}

/** The meals that the text names, which have their own foods. */
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

/**
 * For each meal that is copied, the one of the other day with its title, else of its type. One is filled by one meal only, but one that
 * the text names stands for all that are like it.
 */
function mealsToFill(
  meals: readonly Meal[],
  { day, named }: { day: Day; named: ReadonlySet<string> },
): Map<string, string> {
  const targets = new Map<string, string>();
  for (const isLike of [sameTitle, sameType])
    for (const meal of meals.filter(({ id }) => !targets.has(id))) {
      const taken = new Set(targets.values());
      const found = day.meals.find((one) => isLike(one, meal) && (named.has(one.id) || !taken.has(one.id)));
      if (found) targets.set(meal.id, found.id);
    }
  return targets;
}

function sameType(one: Meal, other: Meal): boolean {
  return one.meal_type === other.meal_type;
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
function copyMeal(copied: Copied, { from, to, copying }: { from: string; to: string; copying: Copying }): void {
  const source = findMeal(copied.mealPlan, from);
  if (!source) return;
  addRows(
    copied,
    to,
    source.mealComponents.map((row) => cloneMealComponent(row, copying.newId)),
  );
  if (source.free_meal)
    copied.mealPlan = withMealChanged(copied.mealPlan, to, (meal) => ({ ...meal, free_meal: true }));
}

function addRows(copied: Copied, mealId: string, rows: readonly MealComponent[]): void {
  const present = findMeal(copied.mealPlan, mealId)?.mealComponents.length ?? limits.componentsAMeal;
  const copies = rows.slice(0, Math.max(0, limits.componentsAMeal - present));
  copied.mealPlan = withMealChanged(copied.mealPlan, mealId, (meal) => withRowsInserted(meal, [...copies], undefined));
  copied.added.push(...copies);
  copied.missing += rows.length - copies.length;
}

/** Where no meal is named, the line is in the first one of the day. */
function addLine(copied: Copied, { reference, to }: Copy, { origin, newId }: Copying): void {
  const { dayId } = to;
  const named = () => withMealNamed(copied.mealPlan, { dayId, meal: null, origin, newId });
  const first = to.mealId ?? getDay(copied.mealPlan, dayId).meals[0]?.id;
  if (first === undefined) {
    const { mealPlan, mealId } = named();
    copied.mealPlan = mealPlan;
    if (mealId !== undefined) addRows(copied, mealId, [lineToCheck(reference.text, newId)]);
  } else addRows(copied, first, [lineToCheck(reference.text, newId)]);
  copied.unresolved.push(reference);
}

function lineToCheck(text: string, newId: () => string): MealComponent {
  const line = text.slice(0, limits.lineLength);
  return { id: newId(), line, line_en: '', lineKind: 'food', recipe: null, components: [] };
}
