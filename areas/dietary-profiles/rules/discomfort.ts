import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { complaints, foodNames, mild, otherWords } from './discomfort-words.ts';
import { areIntolerances } from './intolerances.ts';
import { allergyWord, type Piece, partsOfSentence, sentencesOf } from './sentences.ts';

const mildPattern = new RegExp(mild);
const mildParts = new RegExp(mild, 'g');
const complaintPattern = new RegExp(complaints);
const discomfortParts = new RegExp(`${mild}|${complaints}`, 'g');
const foodParts = new RegExp(` (?:${foodNames})(?= )`, 'g');
const otherParts = new RegExp(`\\b(?:${otherWords})\\b`, 'g');
const allergyParts = /(?:allerg|anafil|anaphyl)\p{L}*/gu;
/** A part with nothing but the word: “(allergia)”. */
const allergyAlone = /^(?:allerg|anafil|anaphyl)\p{L}*$/u;
/** A sentence that names no allergy, “nessuna allergia”, and says no more. */
const deniedAllergy = /^(?:no|nessun|nessuna|non ho|i have no) (?:food )?allerg\p{L}*(?: alimentar\p{L})?$/u;
/** Numbers and pictures say something, too: 118 calls an ambulance. */
const content = /[\p{L}\p{N}]/u;
const picture = /\p{So}/u;

/** A part of a sentence, as it is written, with the separator behind it. */
export interface SentencePart extends Piece {
  allergens: Allergen[];
  /** Whether it says that a food is digested badly, not liked or not tolerated, and nothing of an allergy. */
  isDiscomfort: boolean;
  /** Whether it says no more than that a food is not liked, not digested or bothers. */
  isMild: boolean;
  /** Whether it names no food and says nothing: “sì”. */
  saysNothing: boolean;
}

/** What is said besides mild words, in rising order. */
const nothing = 0;
const complaint = 1;
/** Anything that is not known to be harmless: it may be a reaction. */
const more = 2;

/**
 * The parts of each sentence of a text. A part says a discomfort only if its sentence is made of foods, words of discomfort and words that
 * say nothing: any other word may be a reaction. What a sentence without an allergen says holds for the sentences around it, too; the
 * word “allergy” for its part, or for the sentence when its part names no allergen.
 */
export function sentencePartsIn(sentences: readonly string[]): SentencePart[][] {
  const read = sentences.map(readSentence);
  const before = carriedOn(read);
  const behind = carriedOn(read.toReversed()).toReversed();
  return read.map((sentence, index) => judged(sentence, Math.max(before[index] ?? nothing, behind[index] ?? nothing)));
}

/** The allergens of which a text says that their foods are digested badly, not liked or an intolerance, and no more. */
export function discomfortsIn(text: string): Set<Allergen> {
  const parts = sentencePartsIn(sentencesOf(text)).flat();
  const graver = new Set(parts.flatMap(({ isDiscomfort, allergens }) => (isDiscomfort ? [] : allergens)));
  return new Set(
    parts.flatMap(({ isDiscomfort, allergens }) => (isDiscomfort ? allergens.filter((one) => !graver.has(one)) : [])),
  );
}

interface ReadPart extends Piece {
  allergens: Allergen[];
  isMild: boolean;
  isComplaint: boolean;
  namesAllergy: boolean;
  /** What it says for the rest of its sentence. */
  gravity: number;
  namesFood: boolean;
  saysNothing: boolean;
}

interface ReadSentence {
  parts: readonly ReadPart[];
  /** What it says for all its parts. */
  gravity: number;
  /** What it says for the sentences around it; null when it names an allergen, which is then what it is about. */
  carried: number | null;
}

function readSentence(sentence: string): ReadSentence {
  const parts = joinedParts(sentence).map(readPart);
  const gravity = Math.max(nothing, ...new Set(parts.map((part) => part.gravity)));
  if (parts.some(({ allergens }) => allergens.length > 0)) return { parts, gravity, carried: null };
  if (deniedAllergy.test(readable(sentence))) return { parts, gravity, carried: nothing };
  const isAllergy = parts.some(({ namesAllergy }) => namesAllergy) && !parts.some(({ namesFood }) => namesFood);
  return { parts, gravity, carried: isAllergy ? more : gravity };
}

function readPart(part: Piece): ReadPart {
  const normalized = readable(part.text);
  const isComplaint = complaintPattern.test(normalized.replaceAll(mildParts, ' '));
  const rest = ` ${normalized.replaceAll(discomfortParts, ' ').replaceAll(allergyParts, ' ')} `.replaceAll(/ +/g, ' ');
  const withoutFoods = rest.replaceAll(foodParts, ' ');
  const namesFood = withoutFoods !== rest;
  const isMild = mildPattern.test(normalized);
  const namesAllergy = allergyWord.test(normalized);
  const isMore = content.test(withoutFoods.replaceAll(otherParts, ' ')) || picture.test(part.text);
  return {
    ...part,
    allergens: allergensNamedIn(part.text),
    isMild,
    isComplaint,
    namesAllergy,
    gravity: isMore ? more : isComplaint && !namesFood ? complaint : nothing,
    namesFood,
    saysNothing: !(isMore || namesFood || isMild || isComplaint || namesAllergy),
  };
}

/** What reaches each sentence from those before it. */
function carriedOn(sentences: readonly ReadSentence[]): number[] {
  let reaching = nothing;
  return sentences.map(({ carried }) => {
    const reached = reaching;
    reaching = carried === null ? nothing : Math.max(reaching, carried);
    return reached;
  });
}

function judged({ parts, gravity }: ReadSentence, around: number): SentencePart[] {
  const gravest = Math.max(gravity, around);
  const isAllergy = parts.some(({ namesAllergy, allergens }) => allergens.length === 0 && namesAllergy);
  const intolerances = areIntolerances(parts.map(({ text }) => text));
  return parts.map(({ text, separator, allergens, isMild, isComplaint, namesAllergy, saysNothing }, index) => {
    const isLess = isMild || isComplaint || intolerances[index] === true;
    const isDiscomfort = isLess && gravest < more && !isAllergy && !namesAllergy;
    const isOnlyMild = isDiscomfort && isMild && !isComplaint && gravest === nothing;
    return { text, separator, allergens, isDiscomfort, isMild: isOnlyMild, saysNothing };
  });
}

/** A part that names no food and says a discomfort is about the food before it: “latte, mi dà fastidio”. */
function joinedParts(sentence: string): Piece[] {
  const joined: Piece[] = [];
  for (const part of partsOfSentence(sentence)) {
    const last = joined.at(-1);
    if (last?.text.trim() && isOfFoodBefore(part.text)) {
      joined[joined.length - 1] = { text: last.text + last.separator + part.text, separator: part.separator };
    } else joined.push(part);
  }
  return joined;
}

function isOfFoodBefore(part: string): boolean {
  const normalized = readable(part);
  if (allergyAlone.test(normalized)) return true;
  const rest = normalized.replaceAll(discomfortParts, ' ');
  return rest !== normalized && !content.test(rest.replaceAll(otherParts, ' '));
}

/** The words without accents and punctuation. */
function readable(text: string): string {
  return wordsOf(text).join(' ');
}
