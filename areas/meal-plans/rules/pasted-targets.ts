import type { PastedReference } from '#areas/recipes/rules/pasted-references.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Day, Meal, MealComponent, MealPlan } from '../contract.ts';
import { findMeal } from './content.ts';
import { getDay, mayAddDay, withDayAdded, withDayChanged } from './edit-days.ts';
import { getMeal, mayAddMeal, newMeal, withMealAdded, withMealChanged } from './edit-meals.ts';
import { dayKey, dayNamed, type PastedDay, type PastedMeal, type PastedSection } from './pasted-days.ts';
import { becomesTraining, withDayOfEachKind } from './pasted-training.ts';
import { type MealHeading, sameTitle } from './titles.ts';

/** Pasted foods with the section of the text in which they are. */
export interface PastedPart {
  section: PastedSection;
  rows: readonly MealComponent[];
  /** Lines about all days and meals, which belong to the meal plan. */
  texts?: readonly string[];
  /** Other days and meals whose foods it names instead. */
  references?: readonly PastedReference[];
}

/** The meal where a text was pasted, the row after which its own foods are inserted, and the language of its reader. */
export interface PasteOrigin {
  mealId: string;
  after: string | undefined;
  language: Language;
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
  /** The meal plan with the days and meals that are missing, without food, and with its free meals. */
  mealPlan: MealPlan;
  /** For each section the meals that get its foods; none when there is no room. */
  targets: PasteTarget[][];
  /** For each section the ids of its days; that of the day of the origin for a section without days. */
  dayIds: string[][];
  /** What its days are bound to now, when they were in order before; null when nothing changes. */
  setsSchedule: 'weekdays' | 'training' | null;
}

interface Preparation {
  origin: PasteOrigin;
  sections: readonly PastedSection[];
  /** Sections that are a whole day, and have no meal of their own. */
  wholeDays?: ReadonlySet<PastedSection>;
  newId: () => string;
}

/**
 * Finds the days and meals that a pasted text names. A section without a day is for the day of the origin, one without a meal for the
 * meal of the origin or the one with its title. Weekdays bind days in order to weekdays: from a start on a Thursday, the first day would
 * be a Thursday. A text for training and rest days alone takes the place of days in order that are all empty.
 */
export function preparedTargets(present: MealPlan, preparation: Preparation): PreparedTargets {
  const { origin, sections, wholeDays, newId } = preparation;
  const setsTraining = becomesTraining(present, sections);
  const before = setsTraining ? withDayOfEachKind(present, origin.mealId) : present;
  const setsWeekdays = before.schedule === 'in_order' && hasWeekdaysNamed(before, sections);
  const scheduled: MealPlan = setsWeekdays ? { ...before, schedule: 'weekdays' } : before;
  const { mealPlan: withDays, idsOf } = withDaysNamed(scheduled, sections, newId);
  const originDay = before.days.find(({ meals }) => meals.some(({ id }) => id === origin.mealId));
  let mealPlan = setsWeekdays ? withWeekdaysBound(withDays, { before, sections, idsOf }) : withDays;
  const dayIds = sections.map(({ days }) => (days.length > 0 ? days.flatMap(idsOf) : originDay ? [originDay.id] : []));
  const found = sections.map((section, index) => {
    const { meals } = section;
    if (wholeDays?.has(section)) return [];
    const mealIds = (dayIds[index] ?? []).flatMap((dayId) =>
      (meals.length > 0 ? meals : [null]).map((meal) => {
        const named = withMealNamed(mealPlan, { dayId, meal, origin, newId });
        mealPlan = named.mealPlan;
        return named.mealId;
      }),
    );
    return [...new Set(mealIds)].filter((id) => id !== undefined);
  });
  const targets = found.map((ids) => ids.flatMap((id) => targetOf(mealPlan, id, before)));
  return { mealPlan, targets, dayIds, setsSchedule: setsTraining ? 'training' : setsWeekdays ? 'weekdays' : null };
}

interface WithDaysNamed {
  mealPlan: MealPlan;
  /** The days of a name; none when there is no room for them. */
  idsOf: (day: PastedDay) => string[];
}

/** Adds the days that the sections name and the meal plan does not have, each once. */
function withDaysNamed(before: MealPlan, sections: readonly PastedSection[], newId: () => string): WithDaysNamed {
  const keyOf = (day: PastedDay) => `${day.week} ${dayKey(day)}`;
  const named = sections.flatMap(({ days }) => days).filter(({ exceptWeekdays }) => exceptWeekdays === null);
  const ids = new Map<string, string[]>();
  let mealPlan = before;
  for (const day of named) {
    const known = ids.get(keyOf(day)) ?? daysMeant(before, day).map(({ id }) => id);
    if (known.length === 0 && !mayAddDay(mealPlan)) continue;
    if (known.length === 0) mealPlan = withDayNamed(mealPlan, day, newId);
    const ofDay = known.length > 0 ? known : [mealPlan.days.at(-1)?.id ?? ''];
    mealPlan = withKindInNames(mealPlan, day, ofDay);
    ids.set(keyOf(day), ofDay);
  }
  const everyDay = ({ week, exceptWeekdays }: PastedDay) => {
    const excepted = named.filter(({ weekday }) => weekday !== null && exceptWeekdays?.includes(weekday));
    const without = new Set(excepted.flatMap((day) => ids.get(keyOf(day)) ?? []));
    return daysOfWeek(mealPlan, week)
      .filter(({ day, weekday }) => !without.has(day.id) && !exceptWeekdays?.includes(weekday ?? 0))
      .map(({ day }) => day.id);
  };
  return { mealPlan, idsOf: (day) => (day.exceptWeekdays ? everyDay(day) : (ids.get(keyOf(day)) ?? [])) };
}

/** Whether foods are for some weekdays only. */
function hasWeekdaysNamed({ days: present }: MealPlan, sections: readonly PastedSection[]): boolean {
  return sections.some(({ days }) =>
    days.some(({ weekday, exceptWeekdays }) => weekday !== null || (exceptWeekdays?.length && !isShort(present))),
  );
}

interface NamedWeekdays {
  before: MealPlan;
  sections: readonly PastedSection[];
  idsOf: (day: PastedDay) => string[];
}

/** Binds the days of the named weekdays, and those of a whole week to the weekdays of their positions or names. */
function withWeekdaysBound(mealPlan: MealPlan, { before, sections, idsOf }: NamedWeekdays): MealPlan {
  const present = isShort(before.days) ? [] : namedDays(before.days);
  const named = sections.flatMap(({ days }) => days).filter(({ weekday }) => weekday !== null);
  const weekdayOf = new Map([
    ...present.map(({ day, weekday }) => [day.id, weekday] as const),
    ...named.flatMap((day) => idsOf(day).map((id) => [id, day.weekday] as const)),
  ]);
  const days = mealPlan.days.map((day) => {
    const weekday = weekdayOf.get(day.id) ?? day.weekday;
    const { weekday: ofName = null, number = null, kindName } = dayNamed(day.name) ?? {};
    // A day is called by its weekday unless it has a name that says something else.
    const isNamedOtherwise = weekday === null || kindName !== undefined || (ofName === null && number === null);
    return { ...day, weekday, name: isNamedOtherwise ? day.name : '' };
  });
  return { ...mealPlan, days };
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

interface NamedDay {
  day: Day;
  name: ReturnType<typeof dayNamed>;
  /** 1 for Monday: the one of the day or its name; where no day has one, that of its position, from Monday. */
  weekday: number | null;
}

/** The days of a numbered week; all of them without one. A meal plan shorter than a week has no weekdays by position. */
function daysOfWeek({ days }: MealPlan, week: number | null): NamedDay[] {
  const named = namedDays(days);
  const hasNone = isShort(days);
  const ofWeekday = new Map<number | null, number>();
  return named
    .map((one) => ({ ...one, weekday: hasNone ? null : one.weekday }))
    .filter(({ weekday }) => {
      const turn = (ofWeekday.get(weekday) ?? 0) + 1;
      ofWeekday.set(weekday, turn);
      return week === null || hasNone || turn === week;
    });
}

/** Whether the days have no weekdays, also not by their position. */
function isShort(days: readonly Day[]): boolean {
  return days.length < daysAWeek && !hasWeekdays(days);
}

function namedDays(days: readonly Day[]): NamedDay[] {
  const isBound = hasWeekdays(days);
  return days.map((day, index) => {
    const name = dayNamed(day.name);
    return { day, name, weekday: isBound ? (day.weekday ?? name?.weekday ?? null) : (index % daysAWeek) + 1 };
  });
}

function hasWeekdays(days: readonly Day[]): boolean {
  return days.some(({ weekday, name }) => (weekday ?? dayNamed(name)?.weekday ?? null) !== null);
}

/** The day with this weekday or name, in the first week unless another one is named; all days of a kind. */
export function daysMeant({ days, schedule }: MealPlan, { weekday, number, dayKind, turn, week }: PastedDay): Day[] {
  const named = namedDays(days);
  if (dayKind !== null && (number === null || schedule === 'training')) {
    const ofKind = named.filter(({ day, name }) => (day.dayKind ?? name?.dayKind) === dayKind).map(({ day }) => day);
    return turn === null ? ofKind : ofKind.slice(turn - 1, turn);
  }
  const weekIndex = (week ?? 1) - 1;
  const position = (number ?? 0) <= daysAWeek ? weekIndex * daysAWeek + (number ?? 0) : (number ?? 0);
  const found =
    weekday !== null
      ? named.filter((one) => one.weekday === weekday)[weekIndex]
      : (named.find(({ name }) => name?.number === position) ?? named[position - 1]);
  return found ? [found.day] : [];
}

/** A day of a weekday or kind is bound to it where days are, otherwise it has its name; a numbered day is named by its position. */
function withDayNamed(mealPlan: MealPlan, { name, weekday, dayKind }: PastedDay, newId: () => string): MealPlan {
  const added = withDayAdded(mealPlan, { headings: [], newId });
  if (weekday === null && dayKind === null) return added;
  const isBound = mealPlan.schedule === (weekday === null ? 'training' : 'weekdays');
  const lower = name
    .slice(1)
    .toLowerCase()
    .replace(/ \w$/, (letter) => letter.toUpperCase());
  const named = { name: `${name.charAt(0).toUpperCase()}${lower}` };
  return withDayChanged(added, added.days.at(-1)?.id ?? '', (day) => ({
    ...day,
    ...(isBound ? { weekday, dayKind } : named),
  }));
}

/** Where days have no kind, one without a name gets the one with the kind: `Giorno 1 - allenamento`, `Lunedì (allenamento)`. */
function withKindInNames(mealPlan: MealPlan, named: PastedDay, ids: readonly string[]): MealPlan {
  const { name, kindName, number, dayKind } = named;
  const [weekday = ''] = name.split(/[\s:–—(,/-]/u, 1);
  const typed = kindName ? `${weekday} (${kindName})` : number !== null && dayKind !== null ? name : '';
  if (mealPlan.schedule === 'training' || typed === '') return mealPlan;
  const ofKind = `${typed.charAt(0).toUpperCase()}${typed.slice(1).toLowerCase()}`;
  const days = mealPlan.days.map((day) => (ids.includes(day.id) && day.name === '' ? { ...day, name: ofKind } : day));
  return { ...mealPlan, days };
}

interface NamedMeal {
  dayId: string;
  /** Null for the meal of the origin. */
  meal: PastedMeal | null;
  origin: PasteOrigin;
  newId: () => string;
}

/** Finds a meal in a day, or adds it; no id when there is no room. */
export function withMealNamed(
  mealPlan: MealPlan,
  { dayId, meal, origin, newId }: NamedMeal,
): { mealPlan: MealPlan; mealId: string | undefined } {
  const day = getDay(mealPlan, dayId);
  const found = meal ? mealMeant(day, meal) : mealLikeOrigin(mealPlan, day, origin);
  const { isFree = false, time = null } = meal ?? {};
  const setTime = (found?.time ?? null) === null ? time : null;
  if (found && (isFree || setTime)) {
    const changed = { ...(isFree && { free_meal: true }), ...(setTime && { time: setTime }) };
    return { mealPlan: withMealChanged(mealPlan, found.id, (one) => ({ ...one, ...changed })), mealId: found.id };
  }
  if (found || !mayAddMeal(day)) return { mealPlan, mealId: found?.id };
  const heading = meal ? headingFor(day, meal) : getMeal(mealPlan, origin.mealId);
  const added = { ...newMeal(heading, newId), free_meal: isFree, time };
  const after = withMealAdded(mealPlan, { dayId, meal: added });
  return after.kind === 'added' ? { mealPlan: after.mealPlan, mealId: added.id } : { mealPlan, mealId: undefined };
}

function mealLikeOrigin(mealPlan: MealPlan, { meals }: Day, { mealId }: PasteOrigin): Meal | undefined {
  const origin = getMeal(mealPlan, mealId);
  return meals.find(({ id }) => id === mealId) ?? meals.find((meal) => sameTitle(meal, origin));
}

/** The meal with this title among those of the likeliest type, else one of the types, else one with the title. */
export function mealMeant({ meals }: Day, { name, types, number }: PastedMeal): Meal | undefined {
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
