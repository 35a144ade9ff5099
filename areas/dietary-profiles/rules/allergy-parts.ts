import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { affirming } from '#areas/clients/rules/symptom-words.ts';
import { bareFoodsAmong } from './bare-foods.ts';
import { isMedicalDiet } from './conflicts.ts';
import { isCourtesy } from './courtesy.ts';
import { dietsNamedIn } from './diet-names.ts';
import { presentPartOf, sentencesWithDenials } from './past-allergies.ts';
import { reactionsAmong } from './reactions.ts';
import { withoutRelatives } from './relatives.ts';
import { partsOfSentence } from './sentences.ts';
import { exclusionsAmong } from './stated-exclusions.ts';
import { statementsNamedIn } from './unstated.ts';

/** A part of every word for allergies and coeliac disease, as a regular expression, to search stored texts for. */
export const partsOfAllergyWords = 'allerg|intoller|intoler|anafil|anaphyl|celiac|coeliac';

/** Words of answers that name an allergy or an intolerance, those that deny one or coeliac disease, and those before what is not denied. */
export const allergyAnswer = /allerg|intoller|intoler|anafil|anaphyl/i;
const coeliacAnswer = /celiac|coeliac/i;
const illness = String.raw`(?:allerg|intoller|intoler|celiac|coeliac)\p{L}*`;
const englishNoun = String.raw`(?:allerg(?:y|ies)|intolerances?)(?!\p{L})`;
const denied = new RegExp(
  [
    String.raw`(?<!\p{L})(?:nessun[ao]?|non(?: (?:è|sono|ho|ha|soffr[oe] (?:di|per)|risult[ao](?:no)?|ci sono))?|nega|senza|esclus[ao]|ex|no|not|never|isn[’']t|do(?:es)? not have|do(?:es)?n[’']t have|without|denies)`,
    `(?: (?:più|mai|stat[ao]|risultat[ao]|altr[ae]|alcun[ae]?|di essere|una?|any|an?|ever|longer|been|being|have|had))* (?:un[’']|l[’'])?${illness}(?: (?:o|e|né|ne|or|nor|and) ${illness})*`,
    String.raw`|(?<!\p{L})(?:do(?:es)? not|do(?:es)?n[’']t|never|no longer) (?:have|had) (?:(?:an?|any|my) )?\p{L}+ ${englishNoun}`,
    String.raw`|(?<!\p{L})(?:outgrew|outgrown|gr[eo]wn? out of) (?:(?:an?|my|the) )?(?:\p{L}+ )?${englishNoun}`,
    String.raw`|(?<!\p{L})(?:è|mi è|sono) (?:passat|sparit|scompars|guarit)[aoe](?: del tutto)? (?:l[’']|dall[’']|la |le )${illness}`,
    String.raw`|(?<!\p{L})(?:celiac|coeliac)\p{L}*(?: \p{L}+)? (?:negativ|esclus)\p{L}*`,
  ].join(''),
  'giu',
);
const exception = new RegExp(
  [
    String.raw`(?<!\p{L})(?:tranne|eccetto|eccezione|salvo|oltre|fuorch[eé]|se non|a parte|ma|però|except|exception|but|apart|aside|other than|besides)(?!\p{L})`,
    String.raw`|,\s*(?:solo|soltanto|solamente|only|just)(?!\p{L})|\?\s*(?:sì|si|yes)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** Complaints about a food that name an intolerance or an allergy without its word. Foods that are only not liked are none. */
const complainsOfReaction = affirming(
  [
    '(?:mi|ci) (?:fa|fanno|ha fatto|hanno fatto)(?: (?:un po.?|molto|ancora|sempre|tanto|spesso))* (?:mal(?:e|issimo)|acidit|gonf|stare male|vomitare)',
    '(?:mi|ci) gonfia|non (?:lo |la |li |le )?(?:tollero|digerisco)|mal di (?:pancia|stomaco)|gonfi[oaei]?(?!\\p{L})|gonfior|gonfiat',
    'nause|vomit|diarre|diarrh|orticari|prurit|prud|formicol|reflusso|hives(?!\\p{L})|itch(?:y|ing|es|ed)?(?!\\p{L})|swell|swollen|bloat|tingl',
    'heartburn|stomach ?ache|disagrees? with me|upsets? (?:my|me)|makes? me (?:feel )?(?:sick|ill|gassy)|can(?:.?t|not) tolerate',
  ].join('|'),
);

/**
 * The parts of an answer about illnesses that name coeliac disease, lactose, an allergy or an intolerance, or say that a food is not eaten
 * or which diet is followed. The rest of the answer is no declaration: who plans meals may read declarations. The foods of an allergy may
 * be listed after it, up to the end of the sentence.
 */
export function dietaryPartsOf(text: string): string {
  return partsAbout(text, (part) => dietsNamedIn(part).some(isMedicalDiet)).join(betweenSentences);
}

/**
 * As `dietaryPartsOf`, of a text about anything: a diet alone is no illness there, of what is listed after an allergy only foods are meant,
 * and a complaint about a food with an allergen counts, too.
 */
export function allergyPartsOf(text: string): string {
  return allergySentencesOf(text).join(betweenSentences);
}

/** What `allergyPartsOf` takes of each sentence. */
export function allergySentencesOf(text: string): string[] {
  return partsAbout(text, (part) => coeliacAnswer.test(part) || complainsOfFood(part), namesFood);
}

/** Joins `allergySentencesOf`. */
export const betweenSentences = '. ';

/**
 * The parts that name an illness, a reaction or an exclusion, and from the first allergy on those that are `listed` with it. What is
 * denied, what is over and what is about relatives alone is left out. Where it is not clear what is denied, the whole sentence is taken.
 */
function partsAbout(text: string, isIllness: (part: string) => boolean, listed: Listed = () => true): string[] {
  const names = (part: string) => allergyAnswer.test(part) || isIllness(part) || reactionsAmong([part]).size > 0;
  return sentencesWithDenials(withoutRelatives(text)).flatMap((sentence) => {
    const present = presentPartOf(sentence, names);
    const parts = partsOfPresent(present.text, isIllness, listed);
    if (present.isDoubtful && parts !== '') return sentence;
    return parts || exclusionsIn(sentence) || [];
  });
}

function partsOfPresent(sentence: string, isIllness: (part: string) => boolean, listed: Listed): string {
  const isDenied = !exception.test(sentence);
  const parts = sentence.split(',').map((part) => part.trim());
  const affirmed = parts.map((part) => (isDenied ? part.replace(denied, ' ') : part));
  const first = affirmed.findIndex((part) => allergyAnswer.test(part));
  const exclusions = exclusionsAmong(parts);
  const reactions = reactionsAmong(parts);
  const isNamed = (part: string, index: number) =>
    exclusions.has(index) ||
    reactions.has(index) ||
    isIllness(affirmed[index] ?? '') ||
    allergyAnswer.test(affirmed[index] ?? '') ||
    (first !== -1 && index > first && listed(part, index === parts.length - 1));
  return parts.filter(isNamed).join(', ');
}

/** What is not eaten, of a sentence about an allergy that is over. */
function exclusionsIn(sentence: string): string {
  const parts = sentence.split(',').map((part) => part.trim());
  const exclusions = exclusionsAmong(parts);
  return parts.filter((_, index) => exclusions.has(index)).join(', ');
}

type Listed = (part: string, isLast: boolean) => boolean;

/** Whether the part says that a food with an allergen is not tolerated or makes ill: “il latte mi fa male”. */
function complainsOfFood(part: string): boolean {
  return complainsOfReaction(part) && allergensNamedIn(part).length > 0;
}

const listedWord = /^(?:(?:e|ed|o|a|al|allo|alla|ai|agli|alle|the|and|or|to|anche|also) )*(\p{L}+)$/iu;
const capital = /^\p{Lu}/u;

/** Recognised foods, or single words: “kiwi”, “e alle fragole”, “pesche e litchi”. A name with a capital at the end is that of a person. */
function namesFood(part: string, isLast: boolean): boolean {
  if (statementsNamedIn(part).some(({ kind }) => kind === 'allergy')) return true;
  const listedWords = partsOfSentence(part).map(({ text }) => listedWord.exec(text.trim())?.[1] ?? '');
  const isKnown = (word: string) => bareFoodsAmong(` ${word.toLowerCase()} `).length > 0;
  const mayBeFood = (word: string) => word !== '' && !isCourtesy(word) && !(isLast && capital.test(word));
  return listedWords.some(isKnown) || listedWords.every(mayBeFood);
}
