import { allergyAnswer, allergyPartsOf, dietaryPartsOf } from '#areas/dietary-profiles/rules/allergy-parts.ts';
import { mentionsMaternalState } from '#areas/dietary-profiles/rules/maternal-names.ts';
import { statePartsOf } from '#areas/dietary-profiles/rules/own-states.ts';
import { isOfRelatives } from '#areas/dietary-profiles/rules/relatives.ts';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import type { AnamnesisTemplate } from '../contract/anamnesis.ts';
import { healthFields } from './anamnesis-fields.ts';
import { deniesForClient } from './declared-states.ts';
import { belongsTo } from './proposals.ts';

/** Fields of the medical history about what a client must not or does not eat. */
export const dietaryFields: readonly string[] = ['allergies', 'intolerances', 'exclusions'];

/** Words of questions about what a client does not eat, in both languages. */
const exclusionQuestion = new RegExp(
  [
    'non (mangi|puoi mangiare)|(aliment|cib)[a-z]* .*(evit|esclu|non (mangi|ti piac|toller|digeri))|(evit|esclu)[a-z]* .*(aliment|cib)',
    "(not|n[’']t|never) eat|foods? .*(avoid|exclude)|(avoid|exclude)[a-z]* .*food",
  ].join('|'),
  'i',
);
/** Words of questions about a day or a week, whose answers exclude a food for that time alone. */
const questionOfTime = /(?<!\p{L})(?:settiman|oggi|ieri|week|today|yesterday)/iu;
/** Words of questions about what a client must not or does not eat. */
const dietaryQuestion = new RegExp(
  `allerg|intoller|intoler|celiac|coeliac|lattosio|lactose|glutine|gluten|vegan|vegetarian|${exclusionQuestion.source}`,
  'i',
);

/** Words of questions about illnesses, symptoms and medication of the client, in both languages. */
const healthQuestion =
  /malatt|patolog|diagnos|disturb|sintom|salute|farmac|medicin|integrator|terapi|condition|disease|illness|symptom|medication|supplement|health/i;
/** Words of questions about relatives. */
export const relatives = /in famiglia|famigliar[ei]|familiar|parent|genitor|relative|family history/i;

/** Words of questions about allergies, and of those that are about other allergies than to food only. */
const allergyQuestion = /allerg/i;
const otherAllergy =
  /farmac|medicin|antibiotic|anestetic|drug|medication|anaesthe|anesthe|lattice|latex|polline|pollin|pollen|insett|insect|contatt|contact|pelle|skin|famigl|famil|parent|relativ/i;
const foodQuestion = /aliment|cib|food/i;

/** A question that goes on after a yes: “Quali?”. */
export const followUp = /^(se s[iì],? )?(quali|quale|a (che )?cosa|if (so|yes)|which|what)\b/i;

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
 * answers about illnesses and medication: what they say about allergies, intolerances, medical diets and what is not eaten; of all others
 * what they say of the client's allergies, intolerances, coeliac disease, diet and what is not eaten, and the sentences that say that the
 * client is pregnant or breastfeeding.
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
    if (text === null || isOfRelatives(text) || (!isDietary(answer) && deniesForClient(text))) return [];
    const topicQuestion = isDietary(answer) ? question : isExplanation(answer, before) ? before?.question : null;
    return [{ questionId, question, text, dietaryQuestion: topicQuestion ?? null }];
  });
}

/** Whether a question is about allergies, intolerances, pregnancy or breastfeeding only, whose answers are declarations. */
export function asksForDeclarationOnly(question: string): boolean {
  const isOfDeclaration = allergyAnswer.test(question) || mentionsMaternalState(question);
  return isOfDeclaration && !healthQuestion.test(question);
}

/** Whether all foods of an answer to a question are excluded, also those that are not recognised. */
export function asksForExclusions(question: string): boolean {
  return exclusionQuestion.test(question) && !questionOfTime.test(question);
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
