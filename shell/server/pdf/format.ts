import type { Language } from '#shell/common/fields.ts';

const locales = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Dates and numbers as the language writes them. Days are calendar days, `2026-11-20`. */
export interface Formatter {
  /** `20 nov 2026` */
  date(day: string): string;
  /** `16–22 nov 2026` */
  range(from: string, to: string): string;
  /** `ven 20 nov` */
  weekday(day: string): string;
  /** `8,5` */
  number(value: number): string;
}

const made = new Map<Language, Formatter>();

/** Made once: a date format takes longer to make than a page to write. */
export function formatterFor(language: Language): Formatter {
  const written = made.get(language) ?? formatsOf(language);
  made.set(language, written);
  return written;
}

function formatsOf(language: Language): Formatter {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  const date = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const weekday = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const decimals = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  return {
    date: (day) => withPlainMonth(date.format(new Date(day))),
    range: (from, to) => {
      const [first, last] = [from, to].map((day) => withPlainMonth(date.format(new Date(day))).split(' '));
      const differing = first?.filter((_, part) => first.slice(part).join() !== last?.slice(part).join()) ?? [];
      const mark = differing.length > 1 ? ' – ' : '–';
      return [differing.join(' '), last?.join(' ')].filter(Boolean).join(mark);
    },
    weekday: (day) => withPlainMonth(weekday.format(new Date(day)).replace(',', '')),
    number: (value) => (Number.isInteger(value) && value < 1000 ? String(value) : decimals.format(value)),
  };
}

/** 90 seconds as `01:30`, with the hours when there are any: `1:00:00`. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Words as they may be set: an address of 200 letters breaks at the edge instead of leaving the sheet. */
export function withBreakOpportunities(words: string): string {
  return !hasBreaks.test(words) && words.length <= maxWordLength ? words : settableLong(words);
}

const maxWordLength = 20;
const hasBreaks = /[\t\r]/;

function settableLong(words: string): string {
  return words
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\s\u00AD\u200B-\u200F]{21,}/gu, (long) => graphemes(long).join('\u200B'));
}

const segments = new Intl.Segmenter();

/** Pieces of ten signs; a sign of several parts, like a family of emoji, stays whole. */
function graphemes(word: string): string[] {
  const signs = [...segments.segment(word)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(signs.length / 10) }, (_, piece) =>
    signs.slice(piece * 10, piece * 10 + 10).join(''),
  );
}

function withPlainMonth(words: string): string {
  return words.replace('Sept', 'Sep');
}
