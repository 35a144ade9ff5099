import { allergyWord } from './sentences.ts';

/** Matches a word for an intolerance, in Italian and English. */
export const intoleranceWord = /intoller|intoleran/i;
/** A part that ends with what it says: “milk allergy” and “allergie”. */
const wordAtEnd = /(?:allerg|intoll?er)\p{L}*$/iu;
/** A part with nothing but that word: “allergie alimentari”. */
export const wordAlone = /^(?:food\s+)?(?:allerg|intoll?er)\p{L}*(?:\s+alimentar\p{L})?$/iu;

export function saysEither(part: string): boolean {
  return allergyWord.test(part) || intoleranceWord.test(part);
}

/**
 * For each part of a sentence the part that says whether it is about an allergy or an intolerance: itself, the one before it in the
 * sentence (“allergica a noci e latte”), or the one after it (“nuts and milk allergy”); undefined without any.
 */
export function sayingParts(parts: readonly string[]): (string | undefined)[] {
  const before = nearestBefore(parts);
  const after = nearestBefore(parts.toReversed()).toReversed();
  return parts.map((part, index) => {
    if (saysEither(part)) return part;
    const [last, next] = [before[index], after[index]];
    const isOfOthers = last !== undefined && wordAtEnd.test(last) && !wordAlone.test(last);
    return isOfOthers ? (next ?? last) : (last ?? next);
  });
}

/** Whether each part of a sentence is about an intolerance and not about an allergy. */
export function areIntolerances(parts: readonly string[]): boolean[] {
  if (!parts.some((part) => intoleranceWord.test(part))) return parts.map(() => false);
  return sayingParts(parts.map((part) => part.trim())).map(
    (wording) => wording !== undefined && intoleranceWord.test(wording) && !allergyWord.test(wording),
  );
}

/** For each part the nearest one before it that says allergy or intolerance. */
function nearestBefore(parts: readonly string[]): (string | undefined)[] {
  let nearest: string | undefined;
  return parts.map((part) => {
    const before = nearest;
    if (saysEither(part)) nearest = part;
    return before;
  });
}
