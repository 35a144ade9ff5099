import type { Language } from '#shell/common/fields.ts';

/** What coaches write behind a load or repetitions, in both languages. The first Italian or English word is the one that is shown. */
const sideWords: { it: string[]; en: string[] }[] = [
  { it: ['per mano', 'per ogni mano'], en: ['per hand', 'each hand'] },
  { it: ['per lato', 'per ogni lato'], en: ['per side', 'each side'] },
  { it: ['per gamba', 'per ogni gamba'], en: ['per leg', 'each leg'] },
  { it: ['per braccio', 'per ogni braccio'], en: ['per arm', 'each arm'] },
  { it: ['ciascuno', 'a testa', 'cadauno'], en: ['each'] },
];

/**
 * Writes the well-known words of a prescribed load or amount in the language of the reader: `12 kg per mano` is `12 kg per hand` for an
 * English client. The document keeps what was typed, and words that are not known stay as they are.
 */
export function withSideWords(written: string, language: Language): string {
  if (!/per|each|testa|ciascuno|cadauno/i.test(written)) return written;
  return sideWords.reduce((text, inBoth) => {
    const [shown = ''] = inBoth[language];
    const foreign = inBoth[language === 'it' ? 'en' : 'it'].join('|').replaceAll(' ', ' +');
    return text.replaceAll(new RegExp(`(?<!\\p{L})(?:${foreign})(?!\\p{L})`, 'giu'), shown);
  }, written);
}
