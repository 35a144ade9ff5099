import { dayPattern, exceptPattern, mealPattern } from './pasted-heading-words.ts';

/** The foods of another day or meal, which a pasted line names instead of its own: `come lunedì`, `same as Monday`, `idem`. */
export interface PastedReference {
  /** As it was typed. */
  text: string;
  /** The name of the day; null when none is named. */
  day: string | null;
  /** The name of the meal; null for the same one, or for the whole day. */
  meal: string | null;
  /** `ieri`, `il giorno prima`. */
  isDayBefore: boolean;
  /** Names of meals that are not the same: `tranne la cena`. */
  except: string[];
  /** Whether more than meals is not the same: `tranne il latte`, `tranne la cena, libera`. */
  exceptsOthers: boolean;
}

const same = String.raw`(?:idem|ditto|ugual[ei]|identic[oaie]|invariat[oa]|(?:(?:la|lo|il|the)\s)?(?:stess[oaie]|medesim[oa]|same)(?:\s(?:cosa|pasto|menu|menù|schema|giorno|thing|meals?))?)`;
const verb = String.raw`(?:come|vedi|vedere|ripet[eio]|ripetere|copia(?:re)?|as|like|see|repeat|copy|equal\sto)`;
const between = String.raw`(?:\s{0,2}(?:che|come|as|like|for|on|of|from|to|in|per|a|al|alla|allo|di|del|della|dello|il|la|lo|the|that|quell[oa]|pasto|giorno)(?!\p{L}))*`;
const dayBefore = String.raw`ieri|yesterday|(?:giorno\s)?(?:prima|precedente)|(?:previous\s|preceding\s)day|day\sbefore|previous`;
const above = 'sopra|above|prima';
const day = String.raw`(?<day>(?:giorno\s)?(?:${dayPattern}))(?:[’']s)?`;
const dayBeforeNamed = `(?<before>${dayBefore})(?:[’']s)?`;
const meal = `(?<meal>${mealPattern})`;
const mealBehind = meal.replace('<meal>', '<mealBehind>');
const target = String.raw`(?:(?:${meal}${between}\s{0,2})?(?:${day}|${dayBeforeNamed})(?:${between}\s{0,2}${mealBehind})?|${meal.replace('<meal>', '<mealAlone>')}|(?:${above}))`;
const except = `(?:${exceptPattern}(?<except>.{1,120}))?`;
const opening = String.raw`^[\s:=(,–—-]{0,6}`;
const closing = String.raw`[\s.!)*_]{0,4}$`;
const end = String.raw`(?![\p{L}\d])`;
/** A line that says only where its foods are. */
const reference = new RegExp(
  `${opening}(?:(?:(?:${same}|${verb}|${same}\\s{1,2}${verb})${end}|(?:${same}\\s{1,2})?=)${between}\\s{0,2}${target}${end}|${same}${end})${except}${closing}`,
  'iu',
);
/**
 * A day that is like another one but for something, in any words: `come lunedì latte escluso`, `come lunedì ma con riso`. A meal is not
 * meant: `come spuntino yogurt`.
 */
const changedReference = new RegExp(
  `${opening}(?:(?:${same}|${verb}|${same}\\s{1,2}${verb})${end}|(?:${same}\\s{1,2})?=)${between}\\s{0,2}(?:${meal}${between}\\s{0,2})?(?:${day}|${dayBeforeNamed})${end}(?<others>.{1,160})$`,
  'iu',
);
const mealIn = new RegExp(`(?<!\\p{L})(?:${mealPattern})(?![\\p{L}\\d])`, 'giu');
const betweenMeals = new RegExp(
  String.raw`${exceptPattern}|(?<!\p{L})(?:il|lo|la|i|gli|le|the|e|ed|and|a|al|alla|che|per|at|for|d(?:i|el|ello|ella|ei|egli|elle))(?!\p{L})|l['’]|[\s.,;!&()*_]`,
  'giu',
);

/** The reference that a line behind its headings is; null for foods. */
export function referenceOf(line: string): PastedReference | null {
  const groups = (reference.exec(line) ?? changedReference.exec(line))?.groups;
  if (!groups) return null;
  const excepted = groups['except'] ?? groups['others'] ?? '';
  return {
    text: textOf(line),
    day: groups['day'] ?? null,
    meal: groups['meal'] ?? groups['mealBehind'] ?? groups['mealAlone'] ?? null,
    isDayBefore: groups['before'] !== undefined,
    except: excepted.match(mealIn) ?? [],
    exceptsOthers: excepted.replace(mealIn, ' ').replace(betweenMeals, '') !== '',
  };
}

/** Without the marks around it, nor a bracket that one of them opens. */
function textOf(line: string): string {
  const text = line.replace(/^[\s:=(,–—-]+|[\s*_]+$/gu, '');
  return text.includes('(') ? text : text.replace(/[\s)*_]+$/u, '');
}
