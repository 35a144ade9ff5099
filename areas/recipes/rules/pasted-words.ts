import { instead } from './pasted-alternatives.ts';
import { description } from './pasted-foods.ts';

const brackets: readonly (readonly [RegExp, string])[] = [
  [/\[([^[\]]*)\]/gu, '($1)'],
  [/\{([^{}]*)\}/gu, '($1)'],
];
const unit = '(?:grammi|kg|gr?|ml|cl|dl)';
/** Of `80 g/die`, which is no alternative. */
const notPerDay = String.raw`(?!\/(?:die|d[iì]|giorno|day|sett|pasto|kg|ml|cl|dl|gr?)(?!\p{L}))`;
/** `latte 200 ml/yogurt 125 g`, `latte ml 200/yogurt g 125`: a slash without spaces behind a weight. */
const closeSlash = new RegExp(
  String.raw`(?<=\d ?${unit}\.?|(?<!\p{L})${unit}\.? ?\d{1,4})${notPerDay}\/(?=\p{L}{2}|\d)`,
  'giu',
);
/** `o, in alternativa,`, `o eventualmente`, `altrimenti`, `ovvero`. */
const otherWords = new RegExp(
  String.raw`[\s,;]{0,3}(?<!\p{L})(?:(?:o|or|e\/o)[\s,]{1,2}(?:${instead}|eventualmente|altrimenti|anche|as an alternative)|altrimenti|ovvero|e\/o)(?!\p{L})[\s,:]{1,3}`,
  'giu',
);
/** `50 g, o gallette`: a comma before `o`. */
const commaBefore = /(?<=\d ?\p{L}{0,9}\.?)[,;] ?(?:o|or) (?=\p{L})/giu;
/** A line that begins with `o` or a slash. */
const atStart = /^([^\p{L}\d]{0,4})(?:(?:o|or)[:,]? (?=[\p{L}\d])|\/ ?(?=[\p{L}\d]))/iu;

/** `pasta (o riso, o farro)`: a comma before `o` without a quantity. */
const commaBetween = /[,;] (o|or) (?=\p{L})/giu;
/** Names of courses, which are no foods: `Secondo: pollo 150 g`. */
const course = /^([^\p{L}\d]{0,4})(?:primo|secondo|contorno|condimento)(?: piatto)?\s?: ?(?=\d|\p{L}{3})/iu;

/** The names of a choice with commas, and its one quantity before or behind them: `150 g di pollo, tacchino o coniglio`. */
const enumeration =
  /^(\P{L}{0,4}\d[\d.,/]{0,6} ?(?:gr?|kg|ml)\.? (?:di )?)?(\p{L}[\p{L}'’ ]{1,40}(?:, \p{L}[\p{L}'’ ]{1,40}){1,4}) (?:o|or) (\p{L}[\p{L}'’ ]{1,40}?)( \(?\d[\d.,]{0,6} ?(?:gr?|kg|ml)\.?\)?)?$/iu;
const joining = /(?:^| )(?:e|ed|con|and|with|o|or) /iu;

/** One quantity for several names is that of a choice, of which one is eaten; with two or none the commas separate foods. */
function withChoiceEnumerated(line: string): string {
  const [, before = '', names = '', last = '', behind = ''] = enumeration.exec(line) ?? [];
  const others = names.split(', ');
  const isChoice =
    (before === '') !== (behind === '') && ![...others.slice(1), last].some((name) => description.test(name));
  return isChoice && !joining.test(names) ? `${before}${[...others, last].join(' o ')}${behind}` : line;
}

/** The line with `oppure` for the other ways in which an alternative is written. */
export function withPlainOptions(line: string): string {
  const rounded = brackets.reduce((text, [bracket, round]) => text.replaceAll(bracket, round), line);
  const plain = rounded
    .replaceAll(closeSlash, ' / ')
    .replaceAll(otherWords, (_, index: unknown) => (index === 0 ? 'oppure ' : ' oppure '))
    .replaceAll(commaBefore, ' oppure ')
    .replaceAll(commaBetween, ' $1 ')
    .replace(atStart, '$1oppure ')
    .replace(course, '$1');
  return withChoiceEnumerated(plain);
}

const wordStart = String.raw`(?<![\p{L}\d])`;
const wordEnd = String.raw`(?![\p{L}\d])`;
/** Abbreviations of the trade, with the words of the catalogue. */
const abbreviations: readonly (readonly [RegExp, string])[] = (
  [
    [String.raw`(?:s\/g|s\. ?g\.|senza gl\.|gluten[ -]free|no glutine)`, 'senza glutine'],
    [String.raw`(?:s\/l|s\. ?l\.|senza latt\.|no lattosio|delattosat[oaie])`, 'senza lattosio'],
    [String.raw`(?:s\/z|senza zucch\.)`, 'senza zucchero'],
    ['(?<=latte )(?:di )?(?:mucca|vacca)', 'vaccino'],
    [String.raw`p(?:arz(?:ialm?)?)?[./ ]{1,2}s(?:cr(?:em)?)?\.(?!\p{L})`, 'parzialmente scremato'],
    [String.raw`(?<=latte )p\/?s`, 'parzialmente scremato'],
    [String.raw`parz(?:ial(?:m(?:en)?)?)?(?:\.te)?\.?`, 'parzialmente'],
    [String.raw`scr(?:em)?\.`, 'scremato'],
    [String.raw`(?<=latte )int(?:ero)?\.?`, 'intero'],
    [String.raw`int(?:egr?)?\.`, 'integrale'],
    [String.raw`magr\.`, 'magro'],
    [String.raw`(?<=olio )e(?:xtra)?\.? ?v(?:erg)?\.?(?: ?o\.)?`, 'evo'],
    [String.raw`(?<!olio (?:d['’] ?oliva |di oliva )?)e\.?v\.?o\.?`, 'olio evo'],
    [String.raw`fett?e?\. ?bisc(?:ott)?\.`, 'fette biscottate'],
    [String.raw`prosc\.`, 'prosciutto'],
    [String.raw`mozz\.`, 'mozzarella'],
    [String.raw`parm\.`, 'parmigiano'],
    [String.raw`yog\.`, 'yogurt'],
    [String.raw`marm\.`, 'marmellata'],
    [String.raw`nat\.`, 'naturale'],
    [String.raw`pom\.`, 'pomodori'],
    [String.raw`ins\.`, 'insalata'],
    [String.raw`c\/`, 'con '],
  ] as const
).map(([pattern, spelling]) => [new RegExp(`${wordStart}${pattern}${wordEnd}`, 'giu'), spelling] as const);

/** Characters of the longest line of one food. */
const mostCharacters = 200;

const counted = String.raw`(?<=(?:^|[\s(])(?:[\d½¼¾][\d.,/–-]{0,6}|un) ?)`;
const beforeFood = String.raw`(?: (?=(?:di |d['’])?\p{L}{3})|$)`;
const spoon = String.raw`(?:c\.?|cucchiaio|cucchiai) ?`;
/** `2 C. olio` are tablespoons, `2 c. miele` and `2 cucchiai da tè` teaspoons. */
const spoons: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${counted}${spoon}(?:da )?(?:tè|the|caffè|caffe['’]?)(?!\p{L})`, 'giu'), 'cucchiaini'],
  [new RegExp(String.raw`${counted}${spoon}da (?:minestra|tavola|zuppa)(?!\p{L})`, 'giu'), 'cucchiai'],
  [new RegExp(String.raw`${counted}C\.?${beforeFood}`, 'gu'), 'cucchiai '],
  [new RegExp(String.raw`${counted}c\.?${beforeFood}`, 'gu'), 'cucchiaini '],
];

/** The text with the words that dietitians abbreviate: `pane s/g`, `latte parz. scremato`, `olio e.v.o.`. */
export function withoutAbbreviations(text: string): string {
  if (text.length > mostCharacters) return text;
  return [...spoons, ...abbreviations]
    .reduce((written, [pattern, spelling]) => written.replaceAll(pattern, spelling), text)
    .trimEnd();
}
