/**
 * An Italian article or preposition before a date or a percentage that is spoken with a vowel: 8, 11 and 80. Other numbers stay as
 * they are, because people type them too: `fai il 8x3`.
 */
const beforeVowel =
  /\b([Ii]|[Aa]|[Dd]a|[Dd]e|[Nn]e|[Ss]u)l (?=(?:8|11) (?:al|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)|(?:8\d?|11)(?:,\d+)?%)/g;

const elided: Record<string, string> = { i: "l'", I: "L'" };

/** The Italian text with elisions: `l'8 dic` for `il 8 dic`, `dall'11` for `dal 11`. */
export function withElisions(text: string): string {
  return text.replace(beforeVowel, (_, start: string) => elided[start] ?? `${start}ll'`);
}

interface TextOptions {
  /** The language that was asked for; undefined for the present one. */
  lng?: string;
}

/** Plugin of i18next that elides Italian texts after their values were filled in: a text does not know the day of its date. */
export const elisions = {
  type: 'postProcessor' as const,
  name: 'elisions',
  process: (text: string, _key: string | string[], { lng }: TextOptions, { language }: { language: string }) =>
    (lng ?? language) === 'it' ? withElisions(text) : text,
};
