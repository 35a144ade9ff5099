import { allergensNamedIn } from '#areas/aliments/rules/named-allergens.ts';
import { affirming } from '#areas/clients/rules/symptom-words.ts';
import { isMedicalDiet } from '#areas/dietary-profiles/rules/conflicts.ts';
import { dietsNamedIn } from '#areas/dietary-profiles/rules/diet-names.ts';
import { mentionsMaternalState } from '#areas/dietary-profiles/rules/maternal-names.ts';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import type { AnamnesisTemplate } from '../contract/anamnesis.ts';
import { healthFields } from './anamnesis-fields.ts';
import { statementsNamedIn } from '#areas/dietary-profiles/rules/unstated.ts';
import { deniesForClient, statePartsOf } from './declared-states.ts';
import { belongsTo } from './proposals.ts';

/** Fields of the medical history about what a client must not or does not eat. */
export const dietaryFields: readonly string[] = ['allergies', 'intolerances', 'exclusions'];

/** Words of questions about what a client must not or does not eat, in both languages. */
const dietaryQuestion = new RegExp(
  [
    'allerg|intoller|intoler|celiac|coeliac|lattosio|lactose|glutine|gluten|vegan|vegetarian',
    'non (mangi|puoi mangiare)|(aliment|cib)[a-z]* .*(evit|esclu|non (mangi|ti piac|toller|digeri))|(evit|esclu)[a-z]* .*(aliment|cib)',
    "(not|n[’']t|never) eat|foods? .*(avoid|exclude)|(avoid|exclude)[a-z]* .*food",
  ].join('|'),
  'i',
);

/** Words of questions about illnesses, symptoms and medication of the client, in both languages, and of those about relatives. */
const healthQuestion =
  /malatt|patolog|diagnos|disturb|sintom|salute|farmac|medicin|integrator|terapi|condition|disease|illness|symptom|medication|supplement|health/i;
const relatives = /in famiglia|famigliar[ei]|familiar|parent|genitor|relative|family history/i;

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
const exception = /(?<!\p{L})(?:tranne|eccetto|salvo|a parte|ma|però|except|but|apart|besides)(?!\p{L})/iu;

/** Complaints about a food that name an intolerance or an allergy without its word. Foods that are only not liked are none. */
const complainsOfReaction = affirming(
  [
    '(?:mi|ci) (?:fa|fanno|ha fatto|hanno fatto)(?: (?:un po.?|molto|ancora|sempre|tanto|spesso))* (?:mal(?:e|issimo)|acidit|gonf|stare male|vomitare)',
    '(?:mi|ci) gonfia|non (?:lo |la |li |le )?(?:tollero|digerisco)|mal di (?:pancia|stomaco)|gonfi[oaei]?(?!\\p{L})|gonfior|gonfiat',
    'nause|vomit|diarre|diarrh|orticari|prurit|prud|formicol|reflusso|hives(?!\\p{L})|itch(?:y|ing|es|ed)?(?!\\p{L})|swell|swollen|bloat|tingl',
    'heartburn|stomach ?ache|disagrees? with me|upsets? (?:my|me)|makes? me (?:feel )?(?:sick|ill|gassy)|can(?:.?t|not) tolerate',
  ].join('|'),
);

/** The beginning of a sentence about relatives and friends, and words with which clients speak of themselves in it. */
const ofRelatives = new RegExp(
  [
    String.raw`^\s*(?:(?:il|la|le|i|un|una|ha|mi[aeo]|miei|su[aeo]|suoi|the|a|has|my|her|his|their) )*`,
    String.raw`(?:famil\p{L}*|figli[aeo]|sorell[ae]|fratell[io]|mamma|madre|papà|padre|moglie|marito|compagn[ao]|amic[aoi]|cugin[aoi]|nipot[ei]|nuora|cognat[ao]|nonn[aoi]|genitor[ei]|sisters?|brothers?|daughters?|sons?|mother|father|parents?|wife|husband|partner|friends?|cousins?|nephew|niece)(?!\p{L})`,
  ].join(''),
  'iu',
);
const ofSelf = /(?<!\p{L})(?:io|sono|ho|anche|pure|me|i (?:am|have)|i[’']m|too|also)(?!\p{L})/iu;

/** Words of questions about allergies, and of those that are about other allergies than to food only. */
const allergyQuestion = /allerg/i;
const otherAllergy =
  /farmac|medicin|antibiotic|anestetic|drug|medication|anaesthe|anesthe|lattice|latex|polline|pollin|pollen|insett|insect|contatt|contact|pelle|skin|famigl|famil|parent|relativ/i;
const foodQuestion = /aliment|cib|food/i;

/** A question that goes on after a yes: “Quali?”. */
const followUp = /^(se s[iì],? )?(quali|quale|a (che )?cosa|if (so|yes)|which|what)\b/i;

/** Answers that declare nothing. Longer ones are shown rather than interpreted. */
const nothing =
  /^(no|nessun[ao]?( (allergi[ae]|intolleranz[ae]))?|nulla|niente|(mangio )?(di )?tutto|none|nothing|no (allergies|intolerances)|(i eat )?everything)$/i;

/**
 * An answer of a first survey that declares an allergy, an intolerance, a diet, a food that the client does not eat, pregnancy or
 * breastfeeding.
 */
export interface DeclaredAnswer {
  questionId: string;
  question: string;
  /** Empty for a plain yes. */
  text: string;
  /** The question that is answered about what the client must not or does not eat: that before an explanation; null for others. */
  dietaryQuestion: string | null;
}

/**
 * The declarations among the answers, in their order: answers that belong to a dietary field, whose question is about such a topic, or
 * that go on after a yes to one. A yes that is explained by the next answer is left out, but not one to pregnancy or breastfeeding. Of
 * answers about illnesses and medication: what they say about allergies, intolerances and medical diets; of all others what they say of
 * the client's allergies, intolerances and coeliac disease, and the sentences that say that the client is pregnant or breastfeeding.
 */
export function declarationsIn({ sections }: AnamnesisTemplate, answers: readonly SentAnswer[]): DeclaredAnswer[] {
  const fields = sections.flatMap((section) => section.fields).filter(({ id }) => dietaryFields.includes(id));
  const isDietary = (answer: SentAnswer) =>
    dietaryQuestion.test(answer.question) || fields.some((field) => belongsTo(answer, field));
  const isMaternal = (answer: SentAnswer) => mentionsMaternalState(answer.question);
  const health = sections.flatMap((section) => section.fields).filter(({ id }) => healthFields.includes(id));
  const isHealth = (answer: SentAnswer) =>
    (healthQuestion.test(answer.question) && !relatives.test(answer.question)) ||
    health.some((field) => belongsTo(answer, field));
  const isYes = ({ value }: SentAnswer) => value.kind === 'boolean' && value.value;
  const isExplanation = (answer: SentAnswer | undefined, before: SentAnswer | undefined): answer is SentAnswer =>
    answer?.value.kind === 'text' &&
    followUp.test(answer.question) &&
    before !== undefined &&
    isDietary(before) &&
    isYes(before);

  return answers.flatMap((answer, index): DeclaredAnswer[] => {
    const before = answers[index - 1];
    const { questionId, question } = answer;
    if (!isDietary(answer) && !isMaternal(answer) && !isExplanation(answer, before)) {
      const isAboutHealth = isHealth(answer) || (before !== undefined && isHealth(before) && isYes(before));
      // Each chosen option is a sentence: an illness beside an allergy is no declaration.
      const written = declaredText(answer, '. ') ?? '';
      const states = relatives.test(question) ? '' : statePartsOf(written);
      const text = [isAboutHealth ? dietaryPartsOf(written) : allergyPartsOf(written), states]
        .filter(Boolean)
        .join('. ');
      return text === '' ? [] : [{ questionId, question, text, dietaryQuestion: null }];
    }
    const next = answers[index + 1];
    if (isYes(answer) && !isMaternal(answer) && isExplanation(next, answer) && declaredText(next)) return [];
    const text = declaredText(answer);
    if (text === null || (!isDietary(answer) && deniesForClient(text))) return [];
    const topicQuestion = isDietary(answer) ? question : isExplanation(answer, before) ? before?.question : null;
    return [{ questionId, question, text, dietaryQuestion: topicQuestion ?? null }];
  });
}

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
 * The parts that name an illness, and from the first allergy on those that are `listed` with it. Sentences about relatives alone are left
 * out, and what is denied.
 */
function partsAbout(text: string, isIllness: (part: string) => boolean, listed = (_part: string) => true): string {
  return text
    .split(/[.;!?\n]+/)
    .filter((sentence) => !ofRelatives.test(sentence) || ofSelf.test(sentence))
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

/** Whether a question is about allergies, intolerances, pregnancy or breastfeeding only, whose answers are declarations. */
export function asksForDeclarationOnly(question: string): boolean {
  const isOfDeclaration = allergyAnswer.test(question) || mentionsMaternalState(question);
  return isOfDeclaration && !healthQuestion.test(question);
}

/** Whether an answer says that there is nothing to declare: “no”, “nessuna allergia”. */
export function declaresNothing(text: string): boolean {
  return nothing.test(text.replace(/[.!]+$/, ''));
}

/** Whether one of the answers is to a question about allergies to food; a no is an answer too. */
export function answersAllergies({ sections }: AnamnesisTemplate, answers: readonly SentAnswer[]): boolean {
  const fields = sections.flatMap((section) => section.fields).filter(({ id }) => id === 'allergies');
  return answers.some((one) => asksForFoodAllergies(one.question) || fields.some((field) => belongsTo(one, field)));
}

function asksForFoodAllergies(question: string): boolean {
  return allergyQuestion.test(question) && (!otherAllergy.test(question) || foodQuestion.test(question));
}

/** Null when the answer declares nothing. */
function declaredText({ value, optionTexts }: SentAnswer, separator = ', '): string | null {
  if (value.kind === 'boolean') return value.value ? '' : null;
  const texts = value.kind === 'text' ? [value.value.trim()] : optionTexts;
  const declared = texts.filter((text) => text !== '' && !declaresNothing(text));
  return declared.length === 0 ? null : declared.join(separator);
}
