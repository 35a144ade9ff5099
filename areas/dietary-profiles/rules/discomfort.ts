import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { normalizeText } from '#shell/common/normalize-text.ts';

/** Not liked, not digested, bothering, without accents, in Italian and English: no allergy even if the question is about allergies. */
const mild = [
  '(?:da|danno|dava|dia) (?:un po di |molto |tanto )?fastidio|infastidi\\w*|non (?:lo |la |li |le )?(?:digerisco|digerisce|gradisco|mi piac\\w*)',
  '(?:non riesco|fatico|faccio fatica) a digerir\\w*|digerisco (?:male|a fatica|poco)|(?:mi|ci) gonfia(?:no)?(?= *$| (?:la pancia|lo stomaco))',
  'bothers? me|(?:can.?t|cannot|don.?t|do not) (?:digest|like|stand)|hard to digest|dislikes?',
].join('|');

/** Complaints of the stomach, too, which may also be signs of an allergy. */
const complaints = [
  'non (?:lo |la |li |le )?(?:tollero|sopporto)|tollero (?:male|poco)|(?:mi|ci) (?:pesa|pesano|disgusta)',
  'mi (?:fa|fanno) (?:male|acidita|gonfiore|stare male)|sullo stomaco|indigest\\w*|mal di (?:pancia|stomaco)|gonfiore|crampi|reflusso|acidita|bruciore',
  'upsets? (?:my|me)|(?:can.?t|cannot|don.?t|do not) tolerate|bloat\\w*|disagrees? with me',
  'gives? me (?:gas|cramps|heartburn|reflux|stomach)|makes? me (?:feel )?(?:sick|gassy|ill)|stomach ?ache|indigestion',
].join('|');

const mildPattern = new RegExp(mild);
const mildParts = new RegExp(mild, 'g');
const complaintPattern = new RegExp(complaints);
const discomfortParts = new RegExp(`${mild}|${complaints}`, 'g');

/** Signs of an allergic reaction, of which nothing is played down. */
const reaction = new RegExp(
  `\\b(?:${[
    'shock|gola|labbr|lingua\\b|bocca|palato|coll[oi]\\b|occhi|viso\\b|faccia|pelle\\b|respir|fiato|soffoc|asma|tosse|vomit|sens[io]\\b|sven|svien|collass|pression|oppression',
    'orticaria|prurit|prude|pizzic|formicol|eruzion|edema|angioedema|bolle\\b|ponfi|tachicardia|pronto soccorso|adrenalin|cortison|antistamin',
    'throat|lips?\\b|tongue|mouth|neck\\b|eyes?\\b|face\\b|skin\\b|breath|wheez|asthma|chok|cough|throw(?:s|ing)? up|faint|pass(?:ed|es)? out|pressure',
    'hives|itch|swell|swollen|rash|tingl|epipen|antihistamin|emergency',
  ].join('|')})`,
);
const allergyWord = /allerg|anafil|anaphyl/;
/** A part with nothing but the word: “(allergia)”. */
const allergyAlone = /^(?:allerg|anafil|anaphyl)\p{L}*$/u;

/** Words that say nothing more: a part with these and a discomfort alone is about the food before it, “latte, mi dà fastidio”. */
const otherWords =
  /\b(?:mi|ci|lo|la|li|le|un|po|molto|tanto|sempre|spesso|a|volte|proprio|davvero|anche|solo|che|perche|da|danno|fa|fanno|ho|mal|it|they|to|very|much|really|sometimes|always|often|because|i|we)\b/g;

/** Between the parts of a sentence. */
const separator = /(\s*[,:;()/+&]+\s*|\s+(?:e|ed|ma|o|oppure|inoltre|mentre|invece|però|and|or|but|while)\s+)/i;

/** A part of a sentence, as it is written, with the separator behind it. */
export interface SentencePart {
  text: string;
  separator: string;
  allergens: Allergen[];
  /** Whether it says that a food is digested badly or not liked, and nothing of an allergy. */
  isDiscomfort: boolean;
  /** Whether it says no more than that a food is not liked, not digested or bothers. */
  isMild: boolean;
}

/**
 * The parts of each sentence of a text. Signs of a reaction hold for all parts of their sentence, and for the sentence before when theirs
 * names no food; the word “allergy” for its part, or for the sentence when its part names no food.
 */
export function sentencePartsIn(sentences: readonly string[]): SentencePart[][] {
  let isReactionBehind = false;
  return sentences
    .toReversed()
    .map((sentence) => {
      const isReaction = isReactionBehind || reaction.test(readable(sentence));
      const parts = judged(joinedParts(sentence), isReaction);
      isReactionBehind = isReaction && parts.every(({ allergens }) => allergens.length === 0);
      return parts;
    })
    .toReversed();
}

/** The allergens of which a text says that their foods are digested badly or not liked, and no more. */
export function discomfortsIn(text: string): Set<Allergen> {
  const parts = sentencePartsIn(text.split(/[.;\n!?]+/)).flat();
  const graver = new Set(parts.flatMap(({ isDiscomfort, allergens }) => (isDiscomfort ? [] : allergens)));
  return new Set(
    parts.flatMap(({ isDiscomfort, allergens }) => (isDiscomfort ? allergens.filter((one) => !graver.has(one)) : [])),
  );
}

type WrittenPart = Pick<SentencePart, 'text' | 'separator'>;

function joinedParts(sentence: string): WrittenPart[] {
  const joined: WrittenPart[] = [];
  const tokens = sentence.split(separator);
  for (let index = 0; index < tokens.length; index += 2) {
    const part = { text: tokens[index] ?? '', separator: tokens[index + 1] ?? '' };
    const last = joined.at(-1);
    if (last?.text.trim() && isOfFoodBefore(part.text)) {
      joined[joined.length - 1] = { text: last.text + last.separator + part.text, separator: part.separator };
    } else joined.push(part);
  }
  return joined;
}

function isOfFoodBefore(part: string): boolean {
  const text = readable(part).trim();
  if (allergyAlone.test(text)) return true;
  const rest = text.replaceAll(discomfortParts, ' ');
  return rest !== text && !/\p{L}/u.test(rest.replaceAll(otherWords, ' '));
}

function judged(written: readonly WrittenPart[], isReaction: boolean): SentencePart[] {
  const parts = written.map((part) => ({
    ...part,
    normalized: readable(part.text),
    allergens: allergensNamedIn(part.text),
  }));
  const isAllergy = parts.some(({ normalized, allergens }) => allergens.length === 0 && allergyWord.test(normalized));
  return parts.map(({ normalized, ...part }) => {
    const isMild = mildPattern.test(normalized);
    const isComplaint = complaintPattern.test(normalized.replaceAll(mildParts, ' '));
    const isDiscomfort = (isMild || isComplaint) && !isReaction && !isAllergy && !allergyWord.test(normalized);
    return { ...part, isDiscomfort, isMild: isDiscomfort && !isComplaint };
  });
}

function readable(text: string): string {
  return normalizeText(text).replaceAll('’', "'");
}
