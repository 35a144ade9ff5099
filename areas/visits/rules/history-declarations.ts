import { allergyAnswer, dietaryPartsOf } from '#areas/dietary-profiles/rules/allergy-parts.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { unstatedDeclared } from '#areas/dietary-profiles/rules/declared-profile.ts';
import { isDislike } from '#areas/dietary-profiles/rules/dislikes.ts';
import { excludesGroupsOf } from '#areas/dietary-profiles/rules/excluded-groups.ts';
import { phraseKey } from '#areas/dietary-profiles/rules/name-match.ts';
import { foodsOfReactionIn } from '#areas/dietary-profiles/rules/reactions.ts';
import { sentencesOf } from '#areas/dietary-profiles/rules/sentences.ts';
import { saysExclusion } from '#areas/dietary-profiles/rules/stated-exclusions.ts';
import { otherFoodsIn } from '#areas/dietary-profiles/rules/statement-words.ts';
import { namedWordsOf, unrecognisedIn, wordsOfDeclaration } from '#areas/dietary-profiles/rules/unrecognised.ts';
import type { NamedStatement } from '#areas/dietary-profiles/contract/named-statement.ts';
import { statementsNamedIn, unstatedIn } from '#areas/dietary-profiles/rules/unstated.ts';
import { healthFields } from './anamnesis-fields.ts';
import { asksForExclusions, type DeclaredAnswer, declaresNothing, dietaryFields } from './declarations.ts';

/** Fields of the medical history that may name an allergy, an intolerance or a diet. */
export const declaringFields: readonly string[] = [...dietaryFields, ...healthFields];

/** Words with which professionals write that there is nothing: “nessuna nota”, “nega allergie”, “n.d.”. */
const nothingNoted = new RegExp(
  [
    String.raw`^(?:nessun\p{L}*|non|nega\p{L}*|none|nothing|no|nkda|nka|n\.? ?d|n\.? ?n)(?: (?:altr[ae]|known))?`,
    String.raw`(?: (?:allergi|intoll|intoler)\p{L}*)?(?: (?:e|o|né|ne|and|or|nor) (?:allergi|intoll|intoler)\p{L}*)?`,
    String.raw`(?: (?:alimentar[ei]|not[aeio]|riferit[aeio]|accertat[aeio]|segnalat[aeio]|dichiarat[aeio]|di rilievo|known|reported))*[.!\s]*$`,
  ].join(''),
  'iu',
);

/** Normalised words for what a food does to the client, for where and how it was found, in Italian and English. */
const reactionWords = new RegExp(
  `^(?:${[
    'reazion[ei]|anafil\\w*|shock|orticari\\w*|pomf[io]|angioedema|edema|gonfior[ei]|gonfi[oae]?|rossor[ei]|prurito|pizzicor[ei]|eczema|dermatit[ei]',
    'rinit[ei]|asma|tosse|dispnea|respirator[ieao]+|difficolta|vomito|nausea|diarrea|cramp[io]|dolor[ei]|mal|addominal[ei]|pancia|stomaco|gastrit[ei]',
    'oral[ei]|sindrome|sao|labbr[aoi]+|bocca|lingua|gola|glottide|viso|volto|occhi|pelle|cutane[aoei]|sistemic[aoei]|immediat[aoei]|moderat[aoei]|gravissim[aoei]',
    'adrenalina|epinefrina|fastjekt|cortisone|antistaminic[oi]|pronto|soccorso|ricover[oi]|positiv[aoei]|ige|rast|dopo|sintom[oi]|episodi[oa]?|contatto|tracce|ingestione',
    'reactions?|anaphyla\\w*|hives|urticaria|rash|redness|swelling|swollen|oedema|itch\\w*|dermatitis|rhinitis|asthma|cough|breathing|difficulty|wheez\\w*',
    'vomiting|diarrh?oea|cramps|pain|stomach|lips?|mouth|tongue|throat|face|eyes|skin|syndrome|epinephrine|adrenaline|epipen|antihistamines?|positive',
    'after|moderate|immediate|symptoms?|traces|episodes?',
  ].join('|')})$`,
);

/** Words for findings that are as they should be. */
const unremarkable =
  /^(?:nella norma|nei limiti|regolar[ei]|normal[ei]?|negativ[aoie]|nulla da segnalare|nessun sintomo|none reported|unremarkable|n\/a|[-–—])[.!\s]*$/i;

/** Whether a field of the medical history says that there is nothing: “nega”, “nessuna nota”, “nella norma”. */
export function notesNothing(text: string): boolean {
  const noted = text.trim();
  return declaresNothing(noted) || nothingNoted.test(noted) || unremarkable.test(noted);
}

interface WrittenText {
  /** The name of the field or the question, which says that its foods are allergies. */
  question: string;
  /** Of a text about something else the parts about what the client must not or does not eat. */
  text: string;
  /** Whether a professional decides also about what is not recognised: “Kiwi”, “niente maiale”. */
  asksForOthers: boolean;
}

/** What a field of the medical history declares, as `declaredInText`. */
export function declaredInField(
  { field, question, text }: { field: string; question: string; text: string },
  profile: DietaryProfile,
): string | null {
  const isDietary = dietaryFields.includes(field);
  const read = isDietary ? text.trim() : dietaryPartsOf(text);
  return declaredInText({ question, text: read, asksForOthers: isDietary }, profile);
}

/**
 * What a text says about allergies, intolerances and diets. Null when nothing is to be decided: it says nothing, or the profile states all
 * that is recognised and excludes the other words. Words that are not recognised are asked about where the text answers a question about
 * allergies or exclusions, in others only in sentences about allergies that name a food and in those that say what is not eaten.
 */
export function declaredInText(
  { question, text: declared, asksForOthers }: WrittenText,
  profile: DietaryProfile,
): string | null {
  if (declared === '' || notesNothing(declared)) return null;
  if (unstatedIn(wordsOfDeclaration({ question, text: declared }), profile).some(isAboutFood)) return declared;
  const excluded = new Set(profile.excludedWords.map(phraseKey));
  const isExcluded = (word: string) => excluded.has(phraseKey(word)) || excludesGroupsOf(word, profile);
  return sentencesOf(declared).some((sentence) => leavesOpen(sentence, { asksForOthers, isExcluded }))
    ? declared
    : null;
}

/** What an answer of a survey declares, as `declaredInText`; the empty text for a plain yes to a question about allergies or diets. */
export function declaredInAnswer(
  { dietaryQuestion, text }: Pick<DeclaredAnswer, 'dietaryQuestion' | 'text'>,
  profile: DietaryProfile,
): string | null {
  const question = dietaryQuestion ?? '';
  if (isDislike({ question, text })) return declaredInDislike({ question, text }, profile);
  if (dietaryQuestion !== null && text === '') return declaredInYes(question, profile);
  const asksForOthers = allergyAnswer.test(question) || asksForExclusions(question);
  return declaredInText({ question, text, asksForOthers }, profile);
}

/** Null when the profile excludes all foods that are not eaten by taste or choice and states the diets. */
function declaredInDislike(answer: { question: string; text: string }, profile: DietaryProfile): string | null {
  if (notesNothing(answer.text)) return null;
  return unstatedDeclared([answer], { profile, asksStates: false }).length > 0 ? answer.text : null;
}

/** Null when the profile states all that the question names. */
function declaredInYes(question: string, profile: DietaryProfile): string | null {
  const named = statementsNamedIn(question).some(isAboutFood);
  return named && !unstatedIn(question, profile).some(isAboutFood) ? null : '';
}

/** Whether a sentence names something that is neither recognised nor excluded. Beside a food that is, its reaction is nothing else. */
function leavesOpen(
  sentence: string,
  { asksForOthers, isExcluded }: { asksForOthers: boolean; isExcluded: (word: string) => boolean },
): boolean {
  const isRecognised = statementsNamedIn(sentence).some(isAboutFood);
  const namesFood = isRecognised || otherFoodsIn({ question: 'allergia', text: sentence }).length > 0;
  const isDeclared = (namesFood && allergyAnswer.test(sentence)) || saysExclusion(sentence);
  const reacted = foodsOfReactionIn(sentence);
  if (!asksForOthers && !isDeclared) return reacted.some((food) => !isExcluded(food));
  const namedParts = unrecognisedIn(sentence).map(namedWordsOf);
  const others = namedParts.filter((part) => !isExcluded(part.join(' ')));
  const hasKnownFood = isRecognised || others.length < namedParts.length;
  return others.some((part) => !hasKnownFood || !part.every((word) => reactionWords.test(word)));
}

/** Pregnancy and breastfeeding are declared by the state of a visit. */
function isAboutFood({ kind }: NamedStatement): boolean {
  return kind !== 'state';
}
