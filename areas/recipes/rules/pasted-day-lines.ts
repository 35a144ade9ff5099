import { dayPattern, italianWeekdayPattern, mealPattern } from './pasted-heading-words.ts';
import { isHeader } from './pasted-table/table-headings.ts';

const listMarks = String.raw`[\s*_#=>•·▪◦–—-]{0,8}`;
const weekday = `(?:${italianWeekdayPattern}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const mains = 'colazione|pranzo|cena|breakfast|lunch|dinner';
const freeMeal = String.raw`(?:(?:${mains}|spuntino|merenda)\slibero|(?:${mains}|merenda)\slibera|free\s(?:breakfast|lunch|dinner|snack))(?!\p{L})`;

/** `Sabato sera: pizza`, `sabato a pranzo: riso`, also before a free meal alone. */
const partOfDay = new RegExp(
  String.raw`^(${listMarks}${weekday})\s(?:(?<dinner>sera|a\scena|night|evening)|(?<lunch>a\spranzo)|(?<breakfast>mattina|morning)|(?<snack>pomeriggio|afternoon))(?:\s?(?::|[–—-]\s)\s{0,2}(?:${mains})?|\s(?:${mains}))(?=\s|$)`,
  'iu',
);
/** `LUNEDÌ: colazione latte 200 ml`, `Sabato: cena fuori`. */
const mealWithoutMark = new RegExp(
  String.raw`^(${listMarks}(?:${dayPattern})\s?(?::|[–—-]\s)\s{0,2}(?:${mains}))\s(?=[\p{L}\d])(?!(?:e|ed|o|and|or|liber[oa]|come|a|al|at|ore|alle|tipo|di|del)(?!\p{L}))`,
  'iu',
);
/** Cells of a row that is in no table: `Pranzo`, `Riso`, `80`. */
const headingCell = new RegExp(
  String.raw`^(${listMarks}(?:${dayPattern}|${mealPattern})):?\s{0,2}\t\s{0,4}(?=\S)`,
  'iu',
);

const hasFree = /liber[oa]|free/iu;
/** `come lunedì, cena libera`. */
const freeBehindReference = new RegExp(
  String.raw`^(?<before>.{0,60}(?<!\p{L})(?:come|idem|uguale|vedi|same)(?!\p{L})[^,;\n]{0,60}?)(?:[,;]\s?|\s)(?:(?:ma|e|con|però|but|and|with)\s)?(?:(?:la|il)\s)?(?<free>${freeMeal})[\s.]{0,4}$`,
  'iu',
);
/** `cena libera, resto come lunedì`. */
const referenceBehindFree = new RegExp(
  String.raw`^(?<before>.{0,60}?[:–—-]\s{0,2})?(?<free>${freeMeal})(?:[,;]\s?|\s)(?:(?:e|and)\s)?(?:(?:il|the)\s)?(?:resto|rest|per\sil\sresto|tutto\sil\sresto)\s(?<reference>(?:come|idem|uguale|same|as).{0,80})$`,
  'iu',
);
/** `pranzo libero, cena come lunedì`. */
const mealBehindFree = new RegExp(
  String.raw`(?<=${freeMeal})(?:\s?[,;]|\s(?:e|and))\s{1,2}(${mains}|spuntino|merenda|snack)(?!\p{L})\s?:?`,
  'giu',
);
/** Longer lines are lists of foods. */
const mostCharacters = 300;

/**
 * The lines of a text that is no table, with a colon behind the names of days and meals where none was written, and with each free meal
 * on a line of its own. A row with the names of columns is left out.
 */
export function withDayLinesApart(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    if (line.length > mostCharacters) return [line];
    if (line.includes('\t') && isHeader(line.split('\t').map((cell) => cell.trim()))) return [];
    return withFreeMealsApart(withColons(line));
  });
}

function withColons(line: string): string {
  const cells = line.includes('\t') ? line.replace(headingCell, '$1: ').replace(headingCell, '$1: ') : line;
  return cells
    .replace(partOfDay, (_, day: string, ...found: unknown[]) => `${day}: ${mealOfGroups(found.at(-1))}:`)
    .replace(mealWithoutMark, '$1: ');
}

const names = { dinner: 'cena', lunch: 'pranzo', breakfast: 'colazione', snack: 'spuntino pomeriggio' };

function mealOfGroups(groups: unknown): string {
  const found = Object.entries(names).find(
    ([name]) => typeof groups === 'object' && groups !== null && Reflect.get(groups, name) !== undefined,
  );
  return found?.[1] ?? names.dinner;
}

function withFreeMealsApart(line: string): string[] {
  if (!hasFree.test(line)) return [line];
  const behind = freeBehindReference.exec(line)?.groups;
  if (behind) return [behind['before'] ?? '', behind['free'] ?? ''];
  const before = referenceBehindFree.exec(line)?.groups;
  if (before) return [`${before['before'] ?? ''}${before['reference']}`, before['free'] ?? ''];
  return line.replaceAll(mealBehindFree, '\n$1:').split('\n');
}
