import type { PastedReference } from '#areas/recipes/rules/pasted-references.ts';
import type { Day, Meal, MealPlan } from '../contract.ts';
import { findMeal } from './content.ts';
import { getDay } from './edit-days.ts';
import { dayNamed, mealNamed, type PastedDay, type PastedMeal } from './pasted-days.ts';
import { daysMeant, mealMeant, type PastedPart, type preparedTargets } from './pasted-targets.ts';
import { sameTitle, sameType } from './titles.ts';

/** A meal of a day; the whole day without one. */
export interface Place {
  dayId: string;
  mealId: string | null;
}

/** What a reference fills, and where its foods may be, the likeliest first. */
export interface ReferenceCopy {
  reference: PastedReference;
  to: Place;
  /** Whether the foods that it names are its own: `Lunedì: come lunedì`. */
  namesItself: boolean;
  sourcesIn: (mealPlan: MealPlan) => Place[];
}

interface PastedParts {
  parts: readonly PastedPart[];
  /** Of the sections of the parts. */
  prepared: Pick<ReturnType<typeof preparedTargets>, 'dayIds' | 'targets'>;
}

interface ReferencePart extends PastedParts {
  /** With the days and meals of the text. */
  mealPlan: MealPlan;
  part: PastedPart;
  index: number;
}

/** What the references of the parts fill. Of several days or meals, the one that is named stays as it is: `Tutti i giorni: come lunedì`. */
export function referenceCopies(mealPlan: MealPlan, { parts, prepared }: PastedParts): ReferenceCopy[] {
  return parts.flatMap((part, index) =>
    (part.references ?? []).flatMap((reference) => {
      const copies = copiesOf(reference, { mealPlan, part, index, parts, prepared });
      const others = copies.filter(({ namesItself }) => !namesItself);
      return others.length > 0 ? others : copies.slice(0, 1);
    }),
  );
}

/** Whether a place has food, or a free meal. */
export function isFilledPlace(mealPlan: MealPlan, { dayId, mealId }: Place): boolean {
  return getDay(mealPlan, dayId).meals.some((meal) => isFilled(meal) && (mealId === null || meal.id === mealId));
}

/** Whether a meal has food, or is free. */
export function isFilled({ mealComponents, free_meal }: Meal): boolean {
  return mealComponents.length > 0 || free_meal;
}

function copiesOf(reference: PastedReference, within: ReferencePart): ReferenceCopy[] {
  const { part, index, mealPlan, prepared } = within;
  const isWhole = part.section.meals.length === 0;
  const hasNoDay = isWhole && part.section.days.length === 0;
  const places: Place[] = isWhole
    ? (prepared.dayIds[index] ?? []).map((dayId) => ({ dayId, mealId: null }))
    : (prepared.targets[index] ?? []).map(({ day, meal }) => ({ dayId: day.id, mealId: meal.id }));
  return places.map((to) => {
    const isOfOneMeal = to.mealId !== null || reference.meal !== null;
    const isUnclear = hasNoDay || reference.exceptsOthers || (isOfOneMeal && reference.except.length > 0);
    const sourcesIn = sourcesOf(reference, to, within);
    const sources = hasNoDay ? [] : sourcesIn(mealPlan);
    const [first] = sources;
    const namesItself =
      first !== undefined &&
      isWithin(first, to) &&
      (isFilledPlace(mealPlan, first) || sources.every((from) => isWithin(from, to)));
    return {
      ...{ reference, to, namesItself },
      sourcesIn: (present) => (isUnclear ? [] : sourcesIn(present).filter((from) => !isWithin(from, to))),
    };
  });
}

function isWithin(from: Place, to: Place): boolean {
  return from.dayId === to.dayId && (to.mealId === null || from.mealId === to.mealId);
}

/** The days are looked up once, since copies add meals only. */
function sourcesOf(reference: PastedReference, to: Place, within: ReferencePart): (mealPlan: MealPlan) => Place[] {
  const meal = reference.meal === null ? undefined : mealNamed(reference.meal);
  const isUnnamed = reference.day === null && !reference.isDayBefore && !meal;
  const dayId = dayOf(reference, to, within);
  const above = isUnnamed ? mealAbove(to, within) : [];
  return (mealPlan) => [...placeIn(mealPlan, { dayId, meal, to }), ...above];
}

function dayOf(reference: PastedReference, to: Place, within: ReferencePart): string | undefined {
  if (reference.day !== null) return dayOfName(reference.day, to, within);
  if (reference.isDayBefore) return dayBefore(to, within);
  return reference.meal !== null && mealNamed(reference.meal) ? to.dayId : dayAbove(to, within);
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
  return [
    meals.find(({ id }) => id === meal.id),
    meals.find((one) => sameTitle(one, meal)),
    meals.find((one) => sameType(one, meal)),
  ].find((found) => found !== undefined);
}

/** The day with this name, in the week of the day that is filled. */
function dayOfName(name: string, to: Place, within: ReferencePart): string | undefined {
  const named = dayNamed(name) ?? dayNamed(name.replace(/^giorno\s/iu, ''));
  const week = namedDayOf(to, within)?.week ?? null;
  return named && daysMeant(within.mealPlan, { ...named, week })[0]?.id;
}

function namedDayOf({ dayId }: Place, { mealPlan, part }: ReferencePart): PastedDay | undefined {
  return part.section.days.find((day) => daysMeant(mealPlan, day).some(({ id }) => id === dayId));
}

/** The calendar day before a weekday or number, else the day above in the text. */
function dayBefore(to: Place, within: ReferencePart): string | undefined {
  const day = namedDayOf(to, within);
  const before =
    day?.weekday && day.weekday > 1
      ? { ...day, weekday: day.weekday - 1 }
      : day?.number && day.number > 1
        ? { ...day, number: day.number - 1 }
        : undefined;
  return (before && daysMeant(within.mealPlan, before)[0]?.id) ?? dayAbove(to, within);
}

/** The last day that the text names above for other days; for a single day, the last other one. */
function dayAbove({ dayId }: Place, { index, parts, prepared: { dayIds } }: ReferencePart): string | undefined {
  const own = dayIds[index] ?? [];
  return parts
    .slice(0, index)
    .flatMap(({ section }, at) => (section.days.length > 0 ? [dayIds[at] ?? []] : []))
    .filter((ids) => ids.join() !== own.join())
    .flat()
    .findLast((id) => own.length > 1 || id !== dayId);
}

/** The last other meal of the day that the text names above. */
function mealAbove({ dayId, mealId }: Place, { index, prepared }: ReferencePart): Place[] {
  const above = prepared.targets.slice(0, index).flat();
  const found = above.findLast(({ day, meal }) => day.id === dayId && meal.id !== mealId);
  return mealId !== null && found ? [{ dayId, mealId: found.meal.id }] : [];
}
