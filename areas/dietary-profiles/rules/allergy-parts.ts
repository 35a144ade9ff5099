import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { affirming } from '#areas/clients/rules/symptom-words.ts';
import { isMedicalDiet } from './conflicts.ts';
import { dietsNamedIn } from './diet-names.ts';
import { withoutRelatives } from './relatives.ts';
import { statementsNamedIn } from './unstated.ts';

/** A part of every word for allergies and coeliac disease, as a regular expression, to search stored texts for. */
export const partsOfAllergyWords = 'allerg|intoller|intoler|anafil|anaphyl|celiac|coeliac';

/** Words of answers that name an allergy or an intolerance, those that deny one or coeliac disease, and those before what is not denied. */
export const allergyAnswer = /allerg|intoller|intoler|anafil|anaphyl/i;
const coeliacAnswer = /celiac|coeliac/i;
const illness = String.raw`(?:allerg|intoller|intoler|celiac|coeliac)\p{L}*`;
const denied = new RegExp(
  [
    String.raw`(?<!\p{L})(?:nessun[ao]?|non(?: (?:è|sono|ho|ha|soffr[oe] di|risulta(?:no)?|ci sono))?|nega|senza|esclus[ao]|ex|no|not|isn[’']t|do(?:es)? not have|do(?:es)?n[’']t have|without|denies)`,
    `(?: (?:più|mai|stat[ao]|altr[ae]|alcun[ae]?|di essere|una?|any|an?|ever))* ${illness}(?: (?:o|e|né|ne|or|nor|and) ${illness})*`,
    String.raw`|(?<!\p{L})(?:celiac|coeliac)\p{L}*(?: \p{L}+)? (?:negativ|esclus)\p{L}*`,
  ].join(''),
  'giu',
);
const exception = new RegExp(
  [
    String.raw`(?<!\p{L})(?:tranne|eccetto|eccezione|salvo|oltre|fuorch[eé]|se non|a parte|ma|però|except|exception|but|apart|aside|other than|besides)(?!\p{L})`,
    String.raw`|,\s*(?:solo|soltanto|solamente|only|just)(?!\p{L})`,
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
 * The parts of an answer about illnesses that name coeliac disease, lactose, an allergy or an intolerance. The rest of the answer is no
 * declaration: who plans meals may read declarations. The foods of an allergy may be listed after it, up to the end of the sentence.
 */
export function dietaryPartsOf(text: string): string {
  return partsAbout(text, (part) => dietsNamedIn(part).some(isMedicalDiet));
}

/**
 * As `dietaryPartsOf`, of a text about anything: a diet alone is no illness there, of what is listed after an allergy only foods are meant,
 * and a complaint about a food with an allergen counts, too.
 */
export function allergyPartsOf(text: string): string {
  return partsAbout(text, (part) => coeliacAnswer.test(part) || complainsOfFood(part), namesFood);
}

/**
 * The parts that name an illness, and from the first allergy on those that are `listed` with it. What is denied and
 * what is about relatives alone is left out.
 */
function partsAbout(text: string, isIllness: (part: string) => boolean, listed = (_part: string) => true): string {
  return withoutRelatives(text)
    .split(/[.;!?\n]+/)
    .flatMap((sentence) => {
      const isDenied = !exception.test(sentence);
      const parts = sentence.split(',').map((part) => part.trim());
      const affirmed = parts.map((part) => (isDenied ? part.replace(denied, ' ') : part));
      const first = affirmed.findIndex((part) => allergyAnswer.test(part));
      const isNamed = (part: string, index: number) =>
        isIllness(affirmed[index] ?? '') ||
        allergyAnswer.test(affirmed[index] ?? '') ||
        (first !== -1 && index > first && listed(part));
      return parts.filter(isNamed).join(', ') || [];
    })
    .join('. ');
}

/** Whether the part says that a food with an allergen is not tolerated or makes ill: “il latte mi fa male”. */
function complainsOfFood(part: string): boolean {
  return complainsOfReaction(part) && allergensNamedIn(part).length > 0;
}

/** A recognised food, or a single word: “kiwi”, “e alle fragole”. */
function namesFood(part: string): boolean {
  const isWord = /^(?:(?:e|ed|o|a|al|allo|alla|ai|agli|alle|the|and|or|to) )*\p{L}+$/iu.test(part);
  return isWord || statementsNamedIn(part).some(({ kind }) => kind === 'allergy');
}
