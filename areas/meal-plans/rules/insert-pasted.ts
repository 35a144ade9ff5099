import { type Day, limits, type Meal, type MealComponent, type MealPlan } from '../contract.ts';
import { findMeal } from './content.ts';
import { cloneMealComponent } from './copies.ts';
import { withRowsInserted } from './edit-components.ts';
import { getDay, mayAddDay, withDayAdded, withDayChanged } from './edit-days.ts';
import { getMeal, mayAddMeal, newMeal, withMealAdded, withMealChanged } from './edit-meals.ts';
import { dayNamed, type PastedDay, type PastedMeal, type PastedSection } from './pasted-days.ts';
import { type MealHeading, sameTitle } from './titles.ts';

/** The meal where a text was pasted, and the row after which its own foods are inserted. */
export interface PasteOrigin {
  mealId: string;
  after: string | undefined;
}

/** A meal of a day that gets pasted foods. */
export interface PasteTarget {
  day: Day;
  /** Position of the day, from 0. */
  dayIndex: number;
  isNewDay: boolean;
  meal: Meal;
  isNewMeal: boolean;
}

interface PreparedTargets {
  /** The meal plan with the days and meals that are missing, without food. */
  mealPlan: MealPlan;
  /** For each section the meals that get its foods; none when there is no room. */
  targets: PasteTarget[][];
}

interface Preparation {
  origin: PasteOrigin;
  sections: readonly PastedSection[];
  newId: () => string;
}

/**
 * Finds the days and meals that a pasted text names. A section without a day is for the day of the origin, one without a meal for the
 * meal of the origin or the one with its title.
 */
export function preparedTargets(before: MealPlan, { origin, sections, newId }: Preparation): PreparedTargets {
  const { mealPlan: withDays, idOf } = withDaysNamed(before, sections, newId);
  const originDay = before.days.find(({ meals }) => meals.some(({ id }) => id === origin.mealId));
  let mealPlan = withDays;
  const found = sections.map(({ days, meals }) => {
    const dayIds = days.length > 0 ? days.map(idOf) : [originDay?.id];
    const mealIds = dayIds.flatMap((dayId) =>
      (meals.length > 0 ? meals : [null]).map((meal) => {
        if (dayId === undefined) return undefined;
        const named = withMealNamed(mealPlan, { dayId, meal, origin, newId });
        mealPlan = named.mealPlan;
        return named.mealId;
      }),
    );
    return [...new Set(mealIds)].filter((id) => id !== undefined);
  });
  return { mealPlan, targets: found.map((ids) => ids.flatMap((id) => targetOf(mealPlan, id, before))) };
}

interface WithDaysNamed {
  mealPlan: MealPlan;
  /** The day of a name; undefined when there is no room for it. */
  idOf: (day: PastedDay) => string | undefined;
}

/** Adds the days that the sections name and the meal plan does not have, each once. */
function withDaysNamed(before: MealPlan, sections: readonly PastedSection[], newId: () => string): WithDaysNamed {
  const keyOf = ({ week, weekday, number }: PastedDay) => `${week} ${weekday} ${number}`;
  const ids = new Map<string, string>();
  let mealPlan = before;
  for (const day of sections.flatMap(({ days }) => days)) {
    const known = ids.get(keyOf(day)) ?? dayMeant(before, day)?.id;
    if (known === undefined && !mayAddDay(mealPlan)) continue;
    if (known === undefined) mealPlan = withDayNamed(mealPlan, day, newId);
    ids.set(keyOf(day), known ?? mealPlan.days.at(-1)?.id ?? '');
  }
  return { mealPlan, idOf: (day) => ids.get(keyOf(day)) };
}

function targetOf({ days }: MealPlan, mealId: string, before: MealPlan): PasteTarget[] {
  const dayIndex = days.findIndex(({ meals }) => meals.some(({ id }) => id === mealId));
  const day = days[dayIndex];
  const meal = day?.meals.find(({ id }) => id === mealId);
  if (!day || !meal) return [];
  const isNewDay = before.days.every(({ id }) => id !== day.id);
  return [{ day, dayIndex, isNewDay, meal, isNewMeal: findMeal(before, mealId) === undefined }];
}

const daysAWeek = 7;

/** The day with this weekday or name; where no day has a weekday, the one at its position, from Monday. */
function dayMeant({ days }: MealPlan, { weekday, number, week }: PastedDay): Day | undefined {
  const named = days.map((day) => ({ day, name: dayNamed(day.name), weekday: day.weekday }));
  const weekIndex = (week ?? 1) - 1;
  if (weekday !== null) {
    const isBound = (one: (typeof named)[number]) => (one.weekday ?? one.name?.weekday ?? null) !== null;
    const same = named.filter((one) => (one.weekday ?? one.name?.weekday) === weekday);
    return named.some(isBound) ? same[weekIndex]?.day : days[weekIndex * daysAWeek + weekday - 1];
  }
  const position = (number ?? 0) <= daysAWeek ? weekIndex * daysAWeek + (number ?? 0) : (number ?? 0);
  return named.find(({ name }) => name?.number === position)?.day ?? days[position - 1];
}

/** A day of a weekday is bound to it where days are, otherwise it has its name; a numbered day is named by its position. */
function withDayNamed(mealPlan: MealPlan, { name, weekday }: PastedDay, newId: () => string): MealPlan {
  const added = withDayAdded(mealPlan, { headings: [], newId });
  if (weekday === null) return added;
  const isBound = mealPlan.schedule === 'weekdays';
  const fields = isBound ? { weekday } : { name: `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}` };
  return withDayChanged(added, added.days.at(-1)?.id ?? '', (day) => ({ ...day, ...fields }));
}

interface NamedMeal {
  dayId: string;
  /** Null for the meal of the origin. */
  meal: PastedMeal | null;
  origin: PasteOrigin;
  newId: () => string;
}

/** Finds a meal in a day, or adds it; no id when there is no room. */
function withMealNamed(
  mealPlan: MealPlan,
  { dayId, meal, origin, newId }: NamedMeal,
): { mealPlan: MealPlan; mealId: string | undefined } {
  const day = getDay(mealPlan, dayId);
  const found = meal ? mealMeant(day, meal) : mealLikeOrigin(mealPlan, day, origin);
  if (found || !mayAddMeal(day)) return { mealPlan, mealId: found?.id };
  const added = newMeal(meal ? headingFor(day, meal) : getMeal(mealPlan, origin.mealId), newId);
  const after = withMealAdded(mealPlan, { dayId, meal: added });
  return after.kind === 'added' ? { mealPlan: after.mealPlan, mealId: added.id } : { mealPlan, mealId: undefined };
}

function mealLikeOrigin(mealPlan: MealPlan, { meals }: Day, { mealId }: PasteOrigin): Meal | undefined {
  const origin = getMeal(mealPlan, mealId);
  return meals.find(({ id }) => id === mealId) ?? meals.find((meal) => sameTitle(meal, origin));
}

/** The meal with this title among those of the likeliest type, else one of the types, else one with the title. */
function mealMeant({ meals }: Day, { name, types, number }: PastedMeal): Meal | undefined {
  const isTitled = ({ meal_type, ...titles }: Meal) =>
    sameTitle({ meal_type, ...titles }, { meal_type, meal_title: name, meal_title_en: name });
  if (number !== null) return meals.find(isTitled) ?? meals[number - 1];
  const ofTypes = types.flatMap((one) => meals.filter(({ meal_type }) => meal_type === one));
  return ofTypes.find(isTitled) ?? ofTypes[0] ?? meals.find(isTitled);
}

/** A numbered meal has its name and comes last. */
function headingFor({ meals }: Day, { name, types }: PastedMeal): MealHeading {
  const [meal_type] = types;
  return meal_type
    ? { meal_title: '', meal_title_en: '', meal_type }
    : { meal_title: name, meal_title_en: name, meal_type: meals.at(-1)?.meal_type ?? 'breakfast' };
}

/** Pasted foods with the section of the text in which they are. */
export interface PastedPart {
  section: PastedSection;
  rows: readonly MealComponent[];
}

interface PastedInserted {
  mealPlan: MealPlan;
  added: MealComponent[];
  /** The number of rows that found no room. */
  missing: number;
}

/** Inserts the foods of a pasted text into their days and meals; several of them get a copy each. */
export function withPastedInserted(
  before: MealPlan,
  { parts, origin, newId }: { parts: readonly PastedPart[]; origin: PasteOrigin; newId: () => string },
): PastedInserted {
  const filled = parts.filter(({ rows }) => rows.length > 0);
  const prepared = preparedTargets(before, {
    ...{ origin, newId },
    sections: filled.map(({ section }) => section),
  });
  let { mealPlan } = prepared;
  let { after } = origin;
  const added: MealComponent[] = [];
  let missing = 0;
  for (const [index, { rows }] of filled.entries()) {
    const targets = prepared.targets[index] ?? [];
    if (targets.length === 0) missing += rows.length;
    for (const { id } of targets.map(({ meal }) => meal)) {
      const room = limits.componentsAMeal - getMeal(mealPlan, id).mealComponents.length;
      const copies = rows.slice(0, Math.max(0, room)).map((row) => cloneMealComponent(row, newId));
      mealPlan = withMealChanged(mealPlan, id, (meal) => withRowsInserted(meal, copies, after));
      if (id === origin.mealId && after !== undefined) after = copies.at(-1)?.id ?? after;
      added.push(...copies);
      missing += rows.length - copies.length;
    }
  }
  return { mealPlan, added, missing };
}
