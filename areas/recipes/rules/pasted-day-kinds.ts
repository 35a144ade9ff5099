/** Source of a regular expression: the number or letter of one of several days of a kind, ` 2`, ` n. 2`, ` B`, behind its name. */
const label = String.raw`(?:\s(?:n[.°]?\s?)?(?:\d{1,2}|[a-g])(?=\s{0,2}(?:$|[:.)*_–—(-])))?`;
/** Source of a regular expression: the kind behind a weekday, `Lunedì (allenamento)`. */
export const kindBehindWeekday = String.raw`(?:\s?[:–—(,/-]\s?(?:giorno\sdi\s)?(?:allenamento|workout|palestra|training|riposo|rest)(?:\sday)?(?=\s{0,2}(?:$|[:.)*_–—(-])))?`;
const kindWord = 'allenamento|workout|training|palestra|riposo|rest|on|off';
const kindBehindNumber = String.raw`(?:\s?[:–—(,/-]\s?|\s)(?:(?:giorno\s)?di\s)?(?:${kindWord})(?:\sday)?(?=\s{0,2}(?:$|[:.)*_–—(-]))`;
/** Sources of regular expressions: days for training or rest, and numbered days with their kind, `Giorno 1 - allenamento`. */
export const kindDayPatterns = [
  String.raw`giorn(?:[oi]|at[ae])\s(?:(?:di|con|senza|del|in\scui\sti)\s)?(?:allenamento|alleni|workout|palestra|riposo|on|off)${label}`,
  String.raw`(?:non[\s-])?(?:training|workout|rest|off)[\s-]days?${label}`,
  String.raw`(?:giorno|day)\s?(?:n[.°]?\s?)?\d{1,2}${kindBehindNumber}`,
];

const training = 'allenamento|workout|training|on';
const rest = 'riposo|rest|off';
/** The words for a kind alone on a line or in a cell of a table. */
const alone = new RegExp(
  String.raw`(?<=^|[\t;|])([^\S\t\n]{0,8}(?:[*_#=>•·–—-][^\S\t\n]?){0,3})(?:(${training})|(${rest}))(\s(?:\d{1,2}|[a-g]))?(?=[^\S\t\n]{0,3}[:.*_–—-]{0,4}[^\S\t\n]{0,3}(?:$|[\t;|]))`,
  'gimu',
);

/** The text with the names of days, `Giorno di riposo`, for words alone where both kinds have some: `Allenamento A`, `Riposo`. */
export function withDayKindsNamed(text: string): string {
  const found = [...text.matchAll(alone)];
  const namesBoth = [2, 3].every((group) => found.some((match) => match[group] !== undefined));
  if (!namesBoth) return text;
  return text.replaceAll(alone, (_, marks: string, forTraining = '', forRest = '', number = '') => {
    const word: string = forTraining || forRest;
    return `${marks}${nameOfDay(word)}${number}`;
  });
}

function nameOfDay(word: string): string {
  if (/^(?:on|off)$/iu.test(word)) return `Giorno ${word}`;
  return /^(?:workout|training|rest)$/iu.test(word) ? `${word} day` : `Giorno di ${word}`;
}
