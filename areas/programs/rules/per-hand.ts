const hands = 'mano|hand|manubrio|dumbbell|kettlebell|kb|db';
const beforeHand = String.raw`per|a|ogni|each|for\s+each|per\s+ogni|per\s+ciascuna`;
const withoutHand = String.raw`(?:ea|cad)\.?|each|cada|cadaun[oa]|ciascun[oa]|a\s+testa|l['’]un[oa]`;
const sides = 'side|leg|arm|way|lato|gamba|braccio';

/**
 * The words behind a load that make it that of one hand, a part of regular expressions: `12 kg per mano`, `24 kg each`, but not `20 kg each
 * side`, which are the plates of a bar.
 */
export const perHandWords = String.raw`(?:(?:${beforeHand})\s+(?:${hands})|${withoutHand})(?![a-zà-ÿ])(?!\.?\s+(?:${sides})(?![a-zà-ÿ]))`;

const loadPerHand = new RegExp(`(?<![a-zà-ÿ])${perHandWords}`, 'i');

/** Whether a prescribed load is that of one hand: both hands move twice the weight. */
export function isLoadPerHand(load: string): boolean {
  return loadPerHand.test(load);
}
