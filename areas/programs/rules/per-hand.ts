const handNames = 'mano|hand|manubrio|dumbbell|kettlebell|kb|db';
const before = 'per|a|ogni|each|for each|per ogni|per ciascuna';
const alone = "each|ea|cad|cadaun[oa]|ciascun[oa]|a testa|l'un[oa]";

/**
 * The words that make a load that of one hand, `12 kg per mano`, `24 kg each`, but not `20 kg each side`, which are the plates of a bar.
 * The database function `is_per_hand` has the same expression.
 */
const perHandPattern = `(?<![a-zà-ÿ])(?:(?:${before}) +(?:${handNames})|${alone})(?![a-zà-ÿ])(?!\\.? +(?:side|leg|arm|way|lato|gamba|braccio))`;

const perHand = new RegExp(perHandPattern, 'i');

/** Whether a prescribed load is that of one hand, of two. */
export function isPerHand(load: string): boolean {
  return perHand.test(load);
}
