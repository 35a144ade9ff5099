import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { discomfortsIn, type SentencePart, sentencePartsIn } from './discomfort.ts';

const allergyWord = /allerg|anafil|anaphyl/i;
const intoleranceWord = /intoller|intoleran/i;
/** Between the foods of a sentence. */
const separator = /[,:()]|\s(?:e|ed|ma|o|oppure|and|or|but)\s|[/+&]/i;
/** A part that ends with what it says: “milk allergy” and “allergie”. */
const wordAtEnd = /(?:allerg|intoll?er)\p{L}*$/iu;
/** A part with nothing but that word: “allergie alimentari”. */
const wordAlone = /^(?:food\s+)?(?:allerg|intoll?er)\p{L}*(?:\s+alimentar\p{L})?$/iu;

interface Part {
  text: string;
  isAllergy: boolean;
}

/**
 * The allergens that a text names as an allergy, and not as an intolerance alone. A food without either word has that of the foods
 * before it in the sentence (“allergica a noci e latte”), or after it (“nuts and milk allergy”).
 */
export function declaredAllergiesIn(text: string): Set<Allergen> {
  const discomforts = discomfortsIn(text);
  const named = text.split(/[.;\n!?]+/).flatMap(allergiesOfSentence);
  return new Set(named.filter((one) => !discomforts.has(one)));
}

/**
 * The words of an answer, each sentence with the word “allergia” when only the question has it, except for foods that are said not to be
 * liked, not to be digested or to bother. A question about allergies or intolerances says neither of a food.
 */
export function withAllergyOfQuestion({ question, text }: { question: string; text: string }): string {
  const isAnswered = allergyWord.test(text) || intoleranceWord.test(text);
  if (isAnswered || !allergyWord.test(question) || intoleranceWord.test(question)) return text;
  const tokens = text.split(/([.;\n!?]+)/);
  const sentences = sentencePartsIn(tokens.filter((_, index) => index % 2 === 0));
  return sentences.map((parts, index) => withAllergyOfParts(parts) + (tokens[index * 2 + 1] ?? '')).join('');
}

function withAllergyOfParts(parts: readonly SentencePart[]): string {
  const written = (part: SentencePart) => part.text + part.separator;
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
  const parts = joinedWords(sentence.split(separator).flatMap((part) => part.trim() || []));
  return parts
    .map((text, index): Part => ({ text, isAllergy: saysAllergy(parts, index) }))
    .flatMap(({ text, isAllergy }) => (isAllergy ? allergensNamedIn(text) : []));
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

function saysAllergy(parts: readonly string[], index: number): boolean {
  const own = parts[index] ?? '';
  if (saysEither(own)) return allergyWord.test(own);
  const before = parts.slice(0, index).findLast(saysEither);
  const after = parts.slice(index + 1).find(saysEither);
  const isOfOthers = before !== undefined && wordAtEnd.test(before) && !wordAlone.test(before);
  return allergyWord.test((isOfOthers ? (after ?? before) : (before ?? after)) ?? '');
}

function saysEither(part: string): boolean {
  return allergyWord.test(part) || intoleranceWord.test(part);
}
