import { numberOfWord, numberWordPattern } from '#areas/aliments/rules/number-words.ts';
import { typedNumber } from '#areas/aliments/rules/typed-number.ts';
import type { Language } from '#shell/common/fields.ts';
import { roundedTo } from '#shell/common/numbers.ts';

const thousands = /\d[ .,'’]\d{3}/;
const wholeUnit = 'gramm[io]|grams?|gr?|millilitr[io]|millilit(?:er|re)s?|ml|cc';
const withThousandsMarks = new RegExp(
  String.raw`(?<![\p{L}\d.,/'’])([1-9]\d{0,2})([ .,'’])(\d{3}(?:\2\d{3})*)(?:(?= ?(?:(?:[-–—]|a|o|to|or) ?[1-9][\d.,'’]{0,8} ?)?(?:${wholeUnit})(?!\p{L}))|(?<=(?<![\p{L}\d])(?<!\d )(?:${wholeUnit})\.? ?[1-9][\d .,'’]{0,14})(?![\d.,]| ?\p{L}))`,
  'giu',
);

/**
 * `1000 g` for `1 000 g`, `1.000 g` and `1,000 g`: grams with three decimals are not written. `isDoubtful`: with a mark that separates
 * decimals in the language, or a space that may stand between pieces and a weight. A space is read before `000` and `500` alone.
 */
export function withoutThousandsMarks(text: string, language: Language): { text: string; isDoubtful: boolean } {
  if (!thousands.test(text)) return { text, isDoubtful: false };
  let isDoubtful = false;
  const read = text.replaceAll(withThousandsMarks, (all: string, first: string, mark: string, groups: string) => {
    if (mark === ' ' && !/[05]00$/.test(groups)) return all;
    isDoubtful ||= mark === ' ' ? !groups.endsWith('000') : mark === (language === 'it' ? ',' : '.');
    return first + groups.replaceAll(/\D/g, '');
  });
  return { text: read, isDoubtful };
}

const unitFirst = /(?<![\p{L}\d])(?<!\d )(kg|hg|gr?|grammi|ml|cl|dl|lt)\.? ?(\d[\d.,]*)(?![\p{L}\d%])/giu;

/** `60 g` for `g 60`. */
export function withUnitsBehind(text: string): string {
  return text.replaceAll(unitFirst, '$2 $1');
}

const aboutNumber =
  /(?<!\p{L})(?:circa|ca\.?|about|al massimo|massimo|max\.?|almeno|min\.?|fino a|up to|at least|at most)\s?(?=\d)/giu;

const aboutBehind = /(?<=\d ?\p{L}{1,9}\.?) (?:circa|ca\.?)(?=[ ,)]|$)/giu;

/** `80 g` for `circa 80 g`, `max 80 g`. */
export function withoutAbout(text: string): string {
  return text.replaceAll(aboutNumber, '').replaceAll(aboutBehind, '');
}

/** `(150 g)`, `(80 g sgocciolati)`: what is said of the weight is that of the food as it is eaten. */
const bracketed =
  /\s?\((\d[\d.,]*) ?(kg|gr?|ml|cl|dl|oz)\.?(?:,? (?:sgocc(?:\.|iolat[oaie])|drained|nett[oaie]|net|in tutto|totali|total|in all))?(?:, (?<remark>[^()\d½]{2,60}))?\)/iu;

export interface SeparatedWeight {
  /** The text without the weight. */
  text: string;
  digits: string;
  unit: string;
}

/** Separates a weight in brackets, `1 frutto (150 g)`; null without one. */
export function bracketedWeight(text: string): SeparatedWeight | null {
  const found = bracketed.exec(text);
  const [all = '', count = '', unit = ''] = found ?? [];
  const remark = found?.groups?.['remark'];
  const rest = remark === undefined ? '' : ` (${remark})`;
  return found ? { text: text.replace(all, rest).trim(), digits: count, unit } : null;
}

const each = String.raw`each|apiece|ciascun[oa]|cadaun[oa]|cad\.?|(?:al)?l['’]un[oa]`;
const weightOfPiece = new RegExp(
  String.raw`(?:^|,? )\(?(da |from )?(\d[\d.,]{0,9}) ?(grammi|kg|gr?|ml|cl|dl|l)\.?(?!\p{L})( (?:${each})(?!\p{L}))?\)?`,
  'giu',
);

/** Separates the weight of each piece, `2 yogurt da 125 g`, `2 slices of bread (30 g each)`; null without one. */
export function weightOfEach(text: string): SeparatedWeight | null {
  const found = [...text.matchAll(weightOfPiece)].find(([, from, , , ofEach]) => from || ofEach);
  const [all = '', , count = '', unit = ''] = found ?? [];
  return found ? { text: text.replace(all, '').trim(), digits: count, unit } : null;
}

/** Separates a weight at the end, `1 yogurt 150 g`; null without one. */
export function weightAtEnd(text: string): SeparatedWeight | null {
  const found = [...text.matchAll(weightOfPiece)].at(-1);
  const [all = '', , count = '', unit = ''] = found ?? [];
  return found && text.endsWith(all) ? { text: text.slice(0, -all.length).trim(), digits: count, unit } : null;
}

const inBrackets = /\s?\((?:= ?|~ ?|pari a )?([^()]{1,40})\)/giu;
const atEnd =
  /^(.*\d ?(?:grammi|kg|gr?|ml|cl|dl|l)\.?)(?:[ ,;]{0,2}[=≈~–-] ?|, | )(?:(?:o|or|pari a|cioè) )?([^()]{1,40})$/iu;

/** Brackets of a line that are looked at: of thousands none is a household measure. */
const mostBrackets = 3;

/** Separates what may be a household measure behind a weight, in brackets or not: `latte 150 ml (1 tazza)`, `latte 150 ml = 1 tazza`. */
export function measuresBehind(text: string): { text: string; measure: string }[] {
  const bracketedOnes = [...text.matchAll(inBrackets)].slice(0, mostBrackets).map(([all, inner = '']) => ({
    text: text.replace(all, '').trim(),
    measure: inner.trim(),
  }));
  const [, before, behind] = atEnd.exec(text) ?? [];
  return before && behind ? [...bracketedOnes, { text: before, measure: behind.trim() }] : bracketedOnes;
}

const unitWord = String.raw`\p{L}{1,12}\.?`;
const halfWords = String.raw`mezz[oa]|1\/2|½|(?:a )?half`;
/** `1 etto e mezzo`, `due cucchiai e 1/2`. */
const halfBehind = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,3}|${numberWordPattern.slice(1, -1)}) (${unitWord}) (?:e|and) (?:${halfWords})(?![\p{L}\d/])`,
  'giu',
);
/** `1 e 1/2 cucchiai`, `one and a half cups`. */
const halfBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,3}|${numberWordPattern.slice(1, -1)}) (?:e|and) (?:${halfWords}) (?=\p{L})`,
  'giu',
);
const joinedHalf = /(?<!\p{L})mezz['’] ?(?=\p{L})/giu;
const alone = /(?<![\p{L}\d] |[\p{L}\d])(etto|litro|chilo) e mezzo(?!\p{L})/giu;

const half = /mezz|half|½|1\/2/iu;

/** `1,5 etti` for `un etto e mezzo`, with the decimal point of the language. */
export function withHalves(text: string, language: Language): string {
  if (!half.test(text)) return text;
  const point = language === 'it' ? ',' : '.';
  const numberOf = (word: string) => numberOfWord.get(word.toLowerCase()) ?? Number(word);
  return text
    .replaceAll(joinedHalf, 'mezzo ')
    .replaceAll(alone, `1${point}5 $1`)
    .replaceAll(halfBehind, (_, count: string, unit: string) => `${numberOf(count)}${point}5 ${unit}`)
    .replaceAll(halfBefore, (_, count: string) => `${numberOf(count)}${point}5 `);
}

const weightUnit = 'grammi|kg|hg|gr?|ml|cl|dl|l|oz';
/** `2 x 125 g`, and `50 g x 2` the other way round; `50 g x 2/giorno` says how often. */
const timesWeight = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2}) ?[x×] ?(\d[\d.,]*) ?(${weightUnit})\.?(?!\p{L})`,
  'giu',
);
const weightTimes = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d[\d.,]*) ?(${weightUnit})\.? ?[x×] ?(\d{1,2})(?![\d.,]| ?[\p{L}/])`,
  'giu',
);

/** The whole weight of `2 x 125 g`, with the decimal point of the language. */
export function withProducts(text: string, language: Language): string {
  if (!/[x×]/iu.test(text)) return text;
  const product = (all: string, count: string, weight: string, unit: string) => {
    const grams = typedNumber(weight, language);
    if (grams === null) return all;
    const total = String(roundedTo(2, Number(count) * grams));
    return `${language === 'it' ? total.replace('.', ',') : total} ${unit}`;
  };
  return text
    .replaceAll(timesWeight, product)
    .replaceAll(weightTimes, (all: string, weight: string, unit: string, count: string) =>
      product(all, count, weight, unit),
    );
}

/** Spellings of units that are no words of their own, behind a number, and the unit. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?(?:gr|g|kg|ml|cl|dl))\.(?=\p{L})/giu, ' '],
  [/(?<=\d ?)fl\.? ?oz\.?(?!\p{L})/giu, 'floz'],
  [/(?:(?<=^|\s)1 )?(\d{1,2})-(oz|ounce)(?!\p{L})/giu, '$1 $2'],
  [/(?<=\d ?)(?:cucch\.?n[io]|c\.n[io])\.?(?!\p{L})/giu, 'cucchiaini'],
  [/(?<=\d ?)(?:cucch|c\.i)\.?(?!\p{L})/giu, 'cucchiai'],
  [/(?<=\d ?)bicch?\.?(?!\p{L})/giu, 'bicchieri'],
  [/(?<=\d\d ?)cc(?!\p{L})/giu, 'ml'],
  [/(?<=\d )T(?= \p{L})/gu, 'tbsp'],
  [/(?<=\d )t(?= \p{L})/gu, 'tsp'],
];

/** `150 gr pollo` for `150gr.pollo`, `2 cucchiaini` for `2 cucch.ni`. */
export function withUnitsSpelled(text: string): string {
  return spellings.reduce((before, [spelling, unit]) => before.replaceAll(spelling, unit), text);
}

const often = String.raw`(?:\d{1,2}(?:(?: ?[-–/] ?| o | or )\d{1,2})?|un[ao]?|once|twice|due|tre|quattro|two|three|four)`;
const frequency = new RegExp(
  String.raw`[ ,]{0,2}[(]?(?<![\p{L}\d])(?:[x×] ?)?(?:(?:max|massimo|almeno|at least|up to) )?${often} ?(?:(?:volt[ae]|times?|x|v|gg|giorni) ?)?(?:(?:a|alla|la|per|al|in|ogni|every) |\/ ?|(?<=twice |once )a )(?:settimana|sett(?:\.|(?!\p{L}))|week|mese|month)[)]?|[(]\d{1,2} (?:al giorno|a day)[)]|[ ,]{1,2}(?:al giorno|al d[iì]|(?:per|a) day|daily|die)(?!\p{L})| ?\/ ?(?:die|giorno|day)(?!\p{L})|[ ,]{1,2}\d{1,2} (?:volt[ae]|times?)$`,
  'iu',
);

const period = /sett|week|mese|month|giorno|al d[iì]|day|daily|die|volt[ae]$|times?$/iu;

/** Separates how often a food is eaten, `pesce 200 g (2 volte a settimana)`; empty where it is not said. */
export function withoutFrequency(text: string): { text: string; frequency: string } {
  if (!period.test(text)) return { text, frequency: '' };
  const [all = ''] = frequency.exec(text) ?? [];
  const found = all.replace(/^[\s,(]+|[\s)]+$/gu, '');
  const rest = text.replace(all, ' ').replace(/^\s+:/u, '').replaceAll(/ {2,}/gu, ' ').trim();
  return { text: found === '' ? text : rest, frequency: found };
}

const countBehind = /^(\P{N}*\p{L})[ ,:]{1,2}(\d{1,2}) (\p{L}+)$/u;

/** `2 vasetti yogurt` for `yogurt 2 vasetti`. */
export function withCountFirst(text: string): string {
  return text.replace(countBehind, '$2 $3 $1');
}
