import { linesOf } from './pasted-alternatives.ts';

const timeOfDay = String.raw`(?:mattin[ao]|mattinata|pomeriggio|mattutin[ao]|pomeridian[ao]|sera|serale|(?:pre|post)[\s-]?(?:nanna|workout|allenamento)|dopo\s?cena)`;
const meal = [
  String.raw`(?:prima\s|seconda\s)?colazion[ei]|pranz[oi]|dopo\s?(?:pranzo|cena)|cen[ae]|(?:pasto|meal)\s?\d`,
  String.raw`met[aà]['’]?\s(?:mattin[ao]|mattinata|pomeriggio)`,
  String.raw`(?:spuntin[oi]|merend[ae])(?:\s(?:(?:di|del|della|a)\s)?(?:met[aà]['’]?\s)?${timeOfDay})?`,
  String.raw`(?:pre|post|intra)[\s-]?(?:workout|allenamento|nanna)`,
  String.raw`(?:(?:mid[\s-]?)?(?:morning|afternoon)\s|evening\s|bedtime\s)?snacks?|breakfast|lunch|dinner|supper`,
].join('|');
const day = [
  String.raw`giorno\s?(?:n[.°]?\s?)?(?:\d{1,2}|[a-g])|\d{1,2}[°º]\s?giorno|(?:primo|secondo|terzo)\sgiorno`,
  String.raw`(?:settimana|week|day)\s?\d{1,2}`,
  "(?:luned|marted|mercoled|gioved|venerd)[iì]['’]?|sabato|domenica",
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
].join('|');
const marks = String.raw`[\s*_#=>•·▪◦–—-]*(?:\d{1,2}[.)]\s{1,3})?[*_]{0,3}`;
const clock = String.raw`\d{1,2}[:.]\d{2}`;
const time = String.raw`\(?(?:(?:alle\s)?(?:ore|h\.?|alle|at|n[.°]?)\s?)?(?:${clock}|\d{1,2})(?:\s?[ap]m)?\)?`;
/** `Colazione`, `Spuntino 1`, `GIORNO 1`, `Breakfast at 8:00 am`. A number with more behind it is that of a food: `Pranzo 2 uova`. */
const heading = new RegExp(
  String.raw`^${marks}(?:(?:ore\s)?${clock}[\s:–—-]{1,3})?(?:(?<meal>${meal})|(?:dal?\s|from\s)?(?<day>${day}))(?![\p{L}\d])(?:\s{0,2}${time}(?=[*_]{0,3}\s{0,2}(?:$|[:–—(-])))?`,
  'iu',
);
const endsLine = new RegExp(String.raw`^(?:\s{0,2}[:,–—-]?\s{0,2}${time})?[\s:.)*_#=–—-]*$`, 'iu');
const beforeFoods = /^[)*_]{0,4}\s{0,2}(?::|[–—]|-(?=\s))[\s*_]*/u;
const beforeHeading = /^\s{0,2}(?:[(/,+&]|[–—-]|(?:e|o|al?|and|or|to)\s)?\s{0,2}/iu;
/** Headings of one line, such as `Giorno 1 - lunedì - Pranzo:`. */
const maxHeadings = 5;

/** A heading as it was typed, without its time: `Spuntino`, `GIORNO 1`. */
interface Heading {
  kind: 'meal' | 'day';
  name: string;
  /** The number behind a meal, `Spuntino 1`; null without one. */
  number: number | null;
}

interface HeadedLine {
  /** The foods behind the headings; empty for a line that is only a heading. */
  rest: string;
  headings: Heading[];
}

/** Separates the names of meals and days at the beginning of a pasted line, `Pranzo: pasta 80 g`, `GIORNO 1`. */
export function withoutHeading(line: string): HeadedLine {
  const headings: HeadedLine['headings'] = [];
  let rest = line;
  let foods = line;
  while (headings.length < maxHeadings) {
    const found = heading.exec(rest);
    if (!found) break;
    const after = rest.slice(found[0].length);
    headings.push(headingOf(found));
    if (endsLine.test(after)) return { rest: '', headings };
    const next = after.replace(beforeFoods, '');
    const joined = after.replace(beforeHeading, '');
    if (next === after && !heading.test(joined)) return { rest: foods, headings: headings.slice(0, -1) };
    rest = next === after ? joined : next;
    if (next !== after) foods = next;
  }
  return { rest: foods, headings };
}

function headingOf({ 0: text, groups = {} }: RegExpExecArray): Heading {
  const { meal = '', day = '' } = groups;
  const [, digits] = /\p{L}\s{0,2}(\d{1,2})$/u.exec(text) ?? [];
  return meal === ''
    ? { kind: 'day', name: day, number: null }
    : { kind: 'meal', name: meal, number: digits === undefined ? null : Number(digits) };
}

/** Whether the text has the foods of more than one meal or day. */
export function hasSeveralMeals(text: string): boolean {
  const lines = linesOf(text).map((line) => withoutHeading(line).headings);
  return (['meal', 'day'] as const).some(
    (kind) => lines.filter((headings) => headings.some((one) => one.kind === kind)).length > 1,
  );
}
