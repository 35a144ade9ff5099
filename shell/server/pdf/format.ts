import type { Language } from '#shell/common/fields.ts';

const locales = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Formats dates and numbers in one language. Days are calendar days, `2026-11-20`. */
export interface Formatter {
  language: Language;
  /** Formats a day as `20 nov 2026`. */
  date(day: string): string;
  /** Formats two days as `16–22 nov 2026`. */
  range(from: string, to: string): string;
  /** Formats a day as `ven 20 nov`. */
  weekday(day: string): string;
  /** Formats a number as `8,5`, a large one as `1.850`. */
  number(value: number): string;
  /** Formats a factor with up to three decimals: `1,375`. */
  factor(value: number): string;
  /** Formats a ratio with two decimals: `0,80`. */
  ratio(value: number): string;
  /** Formats a difference with its sign: `+0,5`, `−1,2`, `0`. */
  change(value: number): string;
}

const formatters = new Map<Language, Formatter>();

/**
 * The formatter of a language. Formatters are cached, because creating `Intl` formats takes longer than composing a
 * page.
 */
export function formatterFor(language: Language): Formatter {
  const formatter = formatters.get(language) ?? createFormatter(language);
  formatters.set(language, formatter);
  return formatter;
}

function createFormatter(language: Language): Formatter {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  const date = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const weekday = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const decimals = new Intl.NumberFormat(locales[language], {
    maximumFractionDigits: 2,
    useGrouping: 'always' as never,
  });
  const thousandths = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 });
  const ratio = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = (value: number) => (Number.isInteger(value) && value < 1000 ? String(value) : decimals.format(value));
  return {
    language,
    date: (day) => withPlainMonth(date.format(new Date(day))),
    range: (from, to) => {
      const [first, last] = [from, to].map((day) => withPlainMonth(date.format(new Date(day))).split(' '));
      const differing = first?.filter((_, part) => first.slice(part).join() !== last?.slice(part).join()) ?? [];
      const separator = differing.length > 1 ? ' – ' : '–';
      return [differing.join(' '), last?.join(' ')].filter(Boolean).join(separator);
    },
    weekday: (day) => withPlainMonth(weekday.format(new Date(day)).replace(',', '')),
    factor: (value) => thousandths.format(value),
    number: (value) => number(value).replace('-', '−'),
    ratio: (value) => ratio.format(value),
    change: (value) => {
      const size = number(Math.abs(value));
      return size === '0' ? size : `${value > 0 ? '+' : '−'}${size}`;
    },
  };
}

/** Inserts zero-width spaces into words of more than 20 characters, so that a long URL does not overflow the page. */
export function withBreakOpportunities(text: string): string {
  return !hasTabOrReturn.test(text) && text.length <= maxWordLength ? text : withLongWordsBroken(text);
}

const maxWordLength = 20;
const hasTabOrReturn = /[\t\r]/;

function withLongWordsBroken(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\s\u00AD\u200B-\u200F]{21,}/gu, (word) => chunksOfGraphemes(word).join('\u200B'));
}

const segments = new Intl.Segmenter('it');

/** Splits a word into chunks of 10 graphemes; an emoji of several code points is not split. */
function chunksOfGraphemes(word: string): string[] {
  const graphemes = [...segments.segment(word)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(graphemes.length / 10) }, (_, chunk) =>
    graphemes.slice(chunk * 10, chunk * 10 + 10).join(''),
  );
}

/** Shortens `Sept`, which Node uses for September in British English, to three letters like the other months. */
function withPlainMonth(text: string): string {
  return text.replace('Sept', 'Sep');
}
