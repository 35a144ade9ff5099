import { normalizeText } from '#shell/common/normalize-text.ts';

const kinds = ['training', 'rest'] as const;
type Kind = (typeof kinds)[number];

interface KindDay {
  /** The number of `Giorno 1 - allenamento`. */
  number: number | null;
  dayKind: Kind | null;
  /** The number of `Giorno di allenamento 1`. */
  turn: number | null;
}

interface DayLine {
  days: readonly unknown[];
  meals: readonly { name: string; number: number | null }[];
  week: number | null;
}

interface KindLine extends DayLine {
  days: readonly KindDay[];
  foods: string;
}

/** The days of a kind that a text has named so far. */
interface NamedDays {
  count: number;
  /** The days of the weeks before. */
  ofWeeksBefore: number;
  /** The turn of the last one without a number, and its meals; no meals where the next one is another day. */
  turn: number;
  meals: ReadonlySet<string>;
  /** The numbers of `Giorno 1 - allenamento` in a week, in their order. */
  numbers: number[];
}

const none: NamedDays = { count: 0, ofWeeksBefore: 0, turn: 0, meals: new Set(), numbers: [] };

/**
 * The turn of each day of each line among the days of its kind, from 1: the number behind the kind, the order of `Giorno 1 - allenamento`,
 * and the next one where a kind is named again with a meal that it has already. Null for other days, and for the only one of its kind,
 * which means all of them. Where days are listed below each meal, a kind that is named again is the same day.
 */
export function turnsOf(lines: readonly KindLine[], { isByMeal }: { isByMeal: boolean }): (number | null)[][] {
  const named = { training: none, rest: none };
  let week: number | null = null;
  let last: Kind | null = null;
  const turns = lines.map((line, index) => {
    if (line.week !== null && line.week !== week) for (const kind of kinds) named[kind] = withWeekEnded(named[kind]);
    week = line.week ?? week;
    const found = line.days.map((day) => {
      if (day.dayKind === null) return null;
      const hasOwn = line.meals.length > 0 || line.foods !== '';
      const goesOn = isByMeal || (day.dayKind === last && hasOwn);
      const { turn, after } = withDay(named[day.dayKind], { day, goesOn, meals: mealsBelow(lines, index) });
      named[day.dayKind] = after;
      return turn;
    });
    last = line.days.length > 0 ? (line.days.at(-1)?.dayKind ?? null) : last;
    return found;
  });
  const isCounted = ({ dayKind, number, turn }: KindDay) =>
    dayKind !== null && (number !== null || turn !== null || named[dayKind].count > 1);
  return lines.map(({ days }, index) => days.map((day, at) => (isCounted(day) ? (turns[index]?.[at] ?? null) : null)));
}

function withWeekEnded({ count }: NamedDays): NamedDays {
  return { ...none, count, ofWeeksBefore: count };
}

interface FoundDay {
  day: KindDay;
  /** Whether it is the last day without a number again. */
  goesOn: boolean;
  meals: readonly string[];
}

function withDay(named: NamedDays, { day, goesOn, meals }: FoundDay): { turn: number; after: NamedDays } {
  if (day.number !== null) {
    const numbers = [...new Set([...named.numbers, day.number])];
    const turn = named.ofWeeksBefore + numbers.indexOf(day.number) + 1;
    return { turn, after: { ...named, numbers, count: Math.max(named.count, turn) } };
  }
  if (day.turn !== null) {
    const turn = named.ofWeeksBefore + day.turn;
    return { turn, after: { ...named, count: Math.max(named.count, turn) } };
  }
  const isAnother = named.meals.size === 0 || (!goesOn && meals.some((meal) => named.meals.has(meal)));
  const turn = isAnother ? named.count + 1 : named.turn;
  const ofDay = new Set(isAnother ? meals : [...named.meals, ...meals]);
  return { turn, after: { ...named, turn, meals: ofDay, count: Math.max(named.count, turn) } };
}

const snack = /spuntin|snack|merend/;

/** The meals from a line to the next day, but for snacks, of which a day has several; an empty name without any. */
export function mealsBelow(lines: readonly DayLine[], index: number): string[] {
  const next = lines.findIndex(({ days, week }, at) => at > index && (days.length > 0 || week !== null));
  const meals = lines.slice(index, next === -1 ? undefined : next).flatMap((line) => line.meals);
  const names = meals
    .map(({ name, number }) => `${normalizeText(name)} ${number ?? ''}`)
    .filter((name) => !snack.test(name));
  return names.length > 0 ? names : [''];
}
