import { plainFoods } from './discomfort-words.ts';

/** Foods besides the 14 allergens, by names that are nothing else: “gemelli” is a word about a pregnancy, “kiwi” is not. */
const bareFoods = new RegExp(
  ` (?:${plainFoods}|${[
    'lievit[oi]|yeast|carrub[ae]|nespol[ae]|litchi|papaya|maracuja|passion fruit|curcuma|turmeric|zenzero|ginger|zafferano|pepe',
    'additiv[oi]|additives|coloranti|caffeina|caffeine|alcol|alcohol|semi di (?:lino|girasole|zucca|papavero)',
  ].join('|')})(?= )`,
  'g',
);

/** The foods besides the 14 allergens in normalised words between two spaces. */
export function bareFoodsAmong(paddedWords: string): string[] {
  return (paddedWords.match(bareFoods) ?? []).map((name) => name.trim());
}
