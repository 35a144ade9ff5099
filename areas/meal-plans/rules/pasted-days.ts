import { withoutHeading } from '#areas/recipes/rules/line-headings.ts';
import { headedLines } from '#areas/recipes/rules/pasted-headings.ts';
import type { PastedReference } from '#areas/recipes/rules/pasted-references.ts';
import { normalizeText } from '#shell/common/normalize-text.ts';
import type { Day, Meal } from '../contract.ts';
import { turnsOf } from './pasted-day-kinds.ts';
import { withWeeksCounted } from './pasted-weeks.ts';

type MealType = Meal['meal_type'];

/** Days that a pasted text names: one by its weekday or by a number, those of a kind, or every day. */
export interface PastedDay {
  /** As it was typed: `LUNEDÌ`. */
  name: string;
  /** 1 for Monday; null for a day that is not named by its weekday. */
  weekday: number | null;
  number: number | null;
  dayKind: Day['dayKind'];
  /** Which of the days of its kind it is, from 1; null for all of them, and for other days. */
  turn: number | null;
  /** The weekdays that every day leaves out, `tutti i giorni tranne la domenica`; null for other days. */
  exceptWeekdays: number[] | null;
  /** What a weekday is for, as it was typed behind it: `allenamento`. */
  kindName?: string | undefined;
  /** The number of the week, from 1; null where none is named. */
  week: number | null;
}

/** A meal that a pasted text names: by types, the likeliest first, by a number, or by its name alone: `Pasto libero`. */
export interface PastedMeal {
  name: string;
  types: MealType[];
  number: number | null;
  isFree: boolean;
  /** The hour beside its name as `HH:MM`; missing without one. */
  time?: string;
}

/** Where foods belong: the same object for all lines below the same headings. Without days or meals, none are named. */
export interface PastedSection {
  days: PastedDay[];
  meals: PastedMeal[];
  /** Whether its lines are about all days and meals; without foods. */
  isGeneral?: true;
}

interface PastedLine {
  section: PastedSection;
  /** The line without its headings; empty for headings only, for a title before them and for a reference. */
  foods: string;
  reference: PastedReference | null;
}

/**
 * The lines with words of a pasted text, each with its day and meal. Meals stand below days, `Lunedì`, `Colazione`, or days below meals,
 * where a day is named again below the next meal.
 */
export function pastedLines(text: string): PastedLine[] {
  const found = headedLines(text).map(headingsOf);
  const isByMeal = hasDaysBelowMeals(found);
  const headed = isByMeal ? found : withWeeksCounted(found);
  const turns = turnsOf(headed, { isByMeal });
  const lines = headed.map((line, index) => ({
    ...line,
    days: line.days.map((day, at) => ({ ...day, turn: turns[index]?.[at] ?? null })),
  }));
  const general: PastedSection = { days: [], meals: [], isGeneral: true };
  let section: PastedSection = { days: [], meals: [] };
  let week: number | null = null;
  let hasFoods = false;
  return lines.map(({ foods, reference, days, meals, week: named, isGeneral }) => {
    if (isGeneral) return { section: general, foods, reference };
    week = named ?? week;
    const isFreeAbove = !hasFoods && section.meals.length > 0 && days.length === 0 && isUnnamedFree(meals);
    const isHeaded = days.length > 0 || meals.length > 0 || named !== null;
    const startsDay = days.length > 0 || named !== null;
    const keptDays = startsDay || (isByMeal && meals.length > 0) ? [] : section.days;
    const keptMeals = startsDay && !isByMeal ? [] : section.meals;
    if (isFreeAbove) section = { ...section, meals: section.meals.map((meal) => ({ ...meal, isFree: true })) };
    else if (isHeaded)
      section = {
        days: days.length > 0 ? days.map((day) => ({ ...day, week })) : keptDays,
        meals: meals.length > 0 ? meals.map((meal) => typedMeal(meal, keptMealBefore(section, startsDay))) : keptMeals,
      };
    hasFoods = foods !== '' || reference !== null || (hasFoods && !isHeaded);
    return { section, foods, reference };
  });
}

/** `Pasto libero` below `Cena` says that the dinner is free. */
function isUnnamedFree([meal, ...others]: LineHeadings['meals']): boolean {
  return (
    meal !== undefined && others.length === 0 && meal.isFree && !namedType(meal.name) && !snackName.test(meal.name)
  );
}

/** The day that a name means, such as that of a day of a meal plan; undefined for other words. */
export function dayNamed(name: string): Omit<PastedDay, 'week'> | undefined {
  return headingsOfName(name).days[0];
}

/** The meal that a name means; undefined for other words. */
export function mealNamed(name: string): PastedMeal | undefined {
  const [meal] = headingsOfName(name).meals;
  return meal && typedMeal(meal, undefined);
}

function headingsOfName(name: string): LineHeadings {
  return headingsOf({ line: name, ...withoutHeading(name), reference: null, isGeneral: false });
}

interface LineHeadings {
  foods: string;
  reference: PastedReference | null;
  days: Omit<PastedDay, 'week'>[];
  meals: Omit<PastedMeal, 'types'>[];
  week: number | null;
  isGeneral: boolean;
}

function headingsOf({
  line,
  rest,
  reference,
  headings,
  isGeneral,
}: Omit<ReturnType<typeof headedLines>[number], 'isNote'>): LineHeadings {
  const named = headings.filter(({ kind }) => kind === 'day').flatMap(({ name }) => daysOf(name));
  const ofWeek = named.filter(({ weekday }) => weekday !== null);
  // The kind behind the last one is that of all of them: `Lunedì, mercoledì (allenamento)`.
  const weekdays = ofWeek.map((day) => ({ ...day, kindName: day.kindName ?? ofWeek.at(-1)?.kindName }));
  const others = named.filter((day) => day.number !== null || day.dayKind !== null || day.exceptWeekdays !== null);
  return {
    foods: rest,
    reference,
    isGeneral,
    // `Giorno 2 - martedì` is one day.
    days: weekdays.length > 0 ? withDaysBetween(weekdays, line) : others,
    meals: headings.filter(({ kind }) => kind === 'meal').map(({ kind: _, ...meal }) => meal),
    week: named.find(({ week }) => week !== null)?.week ?? null,
  };
}

const weekdayNames = [
  ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
];

/** `Lunedì - venerdì`, `LUN-VEN`, `dal lunedì al venerdì` are five days; `lunedì / venerdì` are two, `lun-mer-ven` three. */
function withDaysBetween(days: PastedDay[], line: string): PastedDay[] {
  let position = 0;
  const isRangeAfter = days.map(({ name }, index) => {
    const end = line.indexOf(name, position) + name.length;
    const next = days[index + 1];
    if (!next) return false;
    position = line.indexOf(next.name, end);
    return /^\.?\s*(?:[–—-]|al?|to)\s*$/i.test(line.slice(end, position));
  });
  return days.flatMap((day, index) => {
    const next = days[index + 1];
    const isInList = isRangeAfter[index - 1] || isRangeAfter[index + 1];
    return next && isRangeAfter[index] && !isInList ? [day, ...daysInside(day, next)] : [day];
  });
}

/** The days after the first one and before the last one of a week, in the language of the first one. */
function daysInside(first: PastedDay, last: PastedDay): PastedDay[] {
  if (!first.weekday || !last.weekday) return [];
  const letters = normalizeText(first.name).slice(0, 3);
  const names = weekdayNames.find((ofLanguage) => ofLanguage.some((name) => name.startsWith(letters))) ?? [];
  return names.slice(first.weekday, Math.max(last.weekday - 1, first.weekday)).flatMap(daysOf);
}

/** The first letters of the weekdays in both languages. */
const weekdays = /^(?:(lun|mon)|(mar|tue)|(mer|wed)|(gio(?!rn)|thu)|(ven|fri)|(sab|sat)|(dom|sun))/;
const ordinals = ['primo', 'secondo', 'terzo'];

const everyDay = /^(?:tutt|ogni|every|each|all)/;
const weekend = /week-?end|fine\s?settimana/;
const saturdayAndSunday = [6, 7];
const unnamed = { weekday: null, number: null, dayKind: null, turn: null, exceptWeekdays: null, week: null };

function daysOf(name: string): PastedDay[] {
  const normalized = normalizeText(name);
  if (everyDay.test(normalized)) return [{ ...unnamed, name, exceptWeekdays: weekdaysIn(normalized) }];
  if (weekend.test(normalized)) return ['sabato', 'domenica'].flatMap(daysOf);
  const [weekday] = weekdaysIn(normalized);
  if (weekday !== undefined) return [{ ...unnamed, name, weekday, kindName: kindBehind.exec(name)?.[0] }];
  const dayKind = kindWord.test(normalized) ? dayKindOf(normalized) : null;
  if (dayKind === null || numberBefore.test(normalized))
    return [{ ...unnamed, name, dayKind, ...numberOf(normalized) }];
  return [{ ...unnamed, name, dayKind, turn: countIn(/(?<=\s)(?:\d{1,2}|[a-g])$/.exec(normalized)?.[0]) }];
}

const kindWord = /allen|workout|palestra|training|riposo|rest|\b(?:on|off)\b/;
const kindBehind = /(?:allenamento|workout|palestra|training|riposo|rest)(?:\sday)?$/iu;
/** `giorno 1 - allenamento`. */
const numberBefore = /^(?:giorno|day)\s?(?:n[.°]?\s?)?\d/;

function weekdaysIn(normalized: string): number[] {
  const found = normalized.split(/[^\p{L}]+/u).map((word) => weekdays.exec(word)?.findLastIndex(Boolean) ?? 0);
  return [...found.filter((weekday) => weekday > 0), ...(weekend.test(normalized) ? saturdayAndSunday : [])];
}

function dayKindOf(normalized: string): Day['dayKind'] {
  return /riposo|senza|rest|off|non/.test(normalized) ? 'rest' : 'training';
}

function numberOf(normalized: string): Pick<PastedDay, 'number' | 'week'> {
  const letter = /^giorno\s?([a-g])$/.exec(normalized)?.[1];
  const ordinal = ordinals.indexOf(normalized.split(/\s/u, 1)[0] ?? '') + 1;
  const counted = countIn(letter ?? /\d+/.exec(normalized)?.[0] ?? String(ordinal));
  const isWeek = /^(?:settimana|week)/.test(normalized);
  return { number: isWeek ? null : counted, week: isWeek ? counted : null };
}

/** `2` and `b` are 2. */
function countIn(text = ''): number | null {
  return (/[a-g]/.test(text) ? text.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : Number(text)) || null;
}

/** What a day of a text has in common with the same day of the same week. */
export function dayKey({ weekday, number, dayKind, turn, exceptWeekdays }: Omit<PastedDay, 'week'>): string {
  return [weekday, number, dayKind, turn, exceptWeekdays].join(' ');
}

/** Whether the text lists the days of each meal: it begins with a meal, and a day is named again, or no meal is named after the days. */
function hasDaysBelowMeals(lines: readonly LineHeadings[]): boolean {
  const firstMeal = lines.findIndex(({ meals }) => meals.length > 0);
  const firstDay = lines.findIndex(({ days }) => days.length > 0);
  if (firstMeal === -1 || firstDay <= firstMeal) return false;
  const names = lines.flatMap(({ days }) => days.map(dayKey));
  const isRepeated = new Set(names).size < names.length;
  return isRepeated || lines.findLastIndex(({ meals }) => meals.length > 0) < firstDay;
}

/** The meals that a name means, the first that matches. `spuntino` alone is decided by the meal before it. */
const mealNames: readonly [RegExp, MealType][] = [
  [/pre[\s-]?(?:workout|allenamento)/, 'pre_workout_snack'],
  [/(?:post|intra)[\s-]?(?:workout|allenamento)/, 'post_workout_snack'],
  [/dopo\s?cena|nanna|dormire|coricarsi|letto|evening|bedtime|\bbed\b|sleep|\bsera/, 'evening_snack'],
  [/seconda\scolazion|matt|morning/, 'mid_morning_snack'],
  [/pomer|afternoon|merend|dopo\s?pranzo/, 'snack'],
  [/colazion|breakfast/, 'breakfast'],
  [/pranz|lunch/, 'lunch'],
  [/cen[ae]|dinner|supper/, 'dinner'],
];
const snackName = /spuntin|snack/i;
const snacks: readonly MealType[] = ['mid_morning_snack', 'snack', 'evening_snack'];
const snacksAfter: Partial<Record<MealType, MealType[]>> = {
  breakfast: ['mid_morning_snack'],
  lunch: ['snack', 'evening_snack'],
  snack: ['snack'],
  dinner: ['evening_snack'],
};

function typedMeal(meal: Omit<PastedMeal, 'types'>, before: MealType | undefined): PastedMeal {
  const { name, number } = meal;
  const counted = Number(/\d+/.exec(name)?.[0] ?? 0);
  if (counted > 0) return { ...meal, types: [], number: counted };
  return { ...meal, types: typesNamed(name, number, before), number: null };
}

function typesNamed(name: string, number: number | null, before: MealType | undefined): MealType[] {
  const named = namedType(name);
  if (named) return [named];
  if (!snackName.test(name)) return [];
  const numbered = snacks[(number ?? 0) - 1];
  return numbered ? [numbered] : ((before && snacksAfter[before]) ?? [...snacks]);
}

function namedType(name: string): MealType | undefined {
  const normalized = normalizeText(name);
  return mealNames.find(([pattern]) => pattern.test(normalized))?.[1];
}

/** The meal above a heading in the same day. */
function keptMealBefore({ meals }: PastedSection, startsDay: boolean): MealType | undefined {
  return startsDay ? undefined : meals.at(-1)?.types[0];
}
