import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { type SentencePart, sentencePartsIn } from './discomfort.ts';
import { intoleranceWord, saysEither, sayingParts, wordAlone } from './intolerances.ts';
import { allergyWord, partsOfSentence, sentencesOf, sentencesWithEnds } from './sentences.ts';

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
  const saying = sayingParts(parts);
  return parts.flatMap((part, index) => (allergyWord.test(saying[index] ?? '') ? allergensNamedIn(part) : []));
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
