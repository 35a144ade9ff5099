import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { type SentencePart, sentencePartsIn } from './discomfort.ts';
import { allergyWord, partsOfSentence, sentencesOf, sentencesWithEnds } from './sentences.ts';

const intoleranceWord = /intoller|intoleran/i;
/** A part that ends with what it says: “milk allergy” and “allergie”. */
const wordAtEnd = /(?:allerg|intoll?er)\p{L}*$/iu;
/** A part with nothing but that word: “allergie alimentari”. */
const wordAlone = /^(?:food\s+)?(?:allerg|intoll?er)\p{L}*(?:\s+alimentar\p{L})?$/iu;

interface PartAmongOthers {
  part: string;
  /** The nearest parts that say what they are. */
  before: string | undefined;
  after: string | undefined;
}

/**
 * The allergens that a text names as an allergy, and not as an intolerance alone. A food without either word has that of the foods
 * before it in the sentence (“allergica a noci e latte”), or after it (“nuts and milk allergy”). `discomforts` are those of the text.
 */
export function declaredAllergiesIn(text: string, discomforts: ReadonlySet<Allergen>): Set<Allergen> {
  const named = sentencesOf(text).flatMap(allergiesOfSentence);
  return new Set(named.filter((one) => !discomforts.has(one)));
}

/**
 * The words of an answer, each sentence with the word “allergia” when only the question has it, except for foods that are said not to be
 * liked, not to be digested or to bother. A question about allergies or intolerances says neither of a food.
 */
export function withAllergyOfQuestion({ question, text }: { question: string; text: string }): string {
  const isAnswered = allergyWord.test(text) || intoleranceWord.test(text);
  if (isAnswered || !allergyWord.test(question) || intoleranceWord.test(question)) return text;
  const sentences = sentencesWithEnds(text);
  return sentencePartsIn(sentences.map((sentence) => sentence.text))
    .map((parts, index) => withAllergyOfParts(parts) + (sentences[index]?.separator ?? ''))
    .join('');
}

function withAllergyOfParts(parts: readonly SentencePart[]): string {
  const written = (part: SentencePart) => part.text + part.separator;
  if (parts.every(({ saysNothing }) => saysNothing)) return parts.map(written).join('');
  if (!parts.some(({ isDiscomfort }) => isDiscomfort)) return withAllergyWord(parts.map(written).join(''));
  return parts
    .map((part) => {
      const isAllergy = part.allergens.length > 0 && !part.isMild;
      return isAllergy ? withAllergyWord(part.text) + part.separator : written(part);
    })
    .join('');
}

function withAllergyWord(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed ? `${trimmed} (allergia)${text.slice(trimmed.length)}` : text;
}

function allergiesOfSentence(sentence: string): Allergen[] {
  if (!allergyWord.test(sentence)) return [];
  const parts = joinedWords(partsOfSentence(sentence).flatMap((part) => part.text.trim() || []));
  const before = nearestBefore(parts);
  const after = nearestBefore(parts.toReversed()).toReversed();
  return parts.flatMap((part, index) =>
    saysAllergy({ part, before: before[index], after: after[index] }) ? allergensNamedIn(part) : [],
  );
}

/** “Allergie e intolleranze” before a list is one part, which says both. */
function joinedWords(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && wordAlone.test(last) && saysEither(part)) joined.push(`${joined.pop()} ${part}`);
    else joined.push(part);
  }
  return joined;
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

function saysAllergy({ part, before, after }: PartAmongOthers): boolean {
  if (saysEither(part)) return allergyWord.test(part);
  const isOfOthers = before !== undefined && wordAtEnd.test(before) && !wordAlone.test(before);
  return allergyWord.test((isOfOthers ? (after ?? before) : (before ?? after)) ?? '');
}

function saysEither(part: string): boolean {
  return allergyWord.test(part) || intoleranceWord.test(part);
}
