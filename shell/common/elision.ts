import type { PostProcessorModule } from 'i18next';

/** An Italian article or preposition before a number that is spoken with a vowel: 8, 80, 800 and 11. */
const beforeVowel = /\b(i|a|da|de|ne|su)l (?=8|11(?!\d))/gi;

const elided: Record<string, string> = { i: "l'", I: "L'" };

/** The Italian text with elisions: `l'8 dic` for `il 8 dic`, `dall'11` for `dal 11`. */
export function withElisions(text: string): string {
  return text.replace(beforeVowel, (_, start: string) => elided[start] ?? `${start}ll'`);
}

/** Elides the Italian texts of i18next after their values were filled in: a text does not know the day of its date. */
export const elisions: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elisions',
  process: (text: string, _key, { lng }: { lng?: string }, { language }: { language: string }) =>
    (lng ?? language) === 'it' ? withElisions(text) : text,
};
