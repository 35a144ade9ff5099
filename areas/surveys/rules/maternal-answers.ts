import { affirming } from '#areas/clients/rules/symptom-words.ts';
import type { SentAnswer } from '../contract/check-ins.ts';
import type { Question } from '../contract/questions.ts';

const states =
  'incinta|gravidanza|allatt|(?:aspett\\p{L}*|attesa di) un (?:bambin|figli)|pregnan|breast-?\\s?feeding|expecting (?:a|our) (?:baby|child)';
const namesState = affirming(states);
/** Words of questions and answers about the past, a wish, or somebody else. */
const ofOther =
  /(?<!\p{L})(?:mai|in passato|precedent\p{L}*|cerc(?:o|hi|ando)|desider\p{L}*|programm\p{L}*|dopo (?:la|una) gravidanza|ever|in the past|previous|planning|trying|after (?:my|the|a|your) pregnancy|moglie|compagna|sorella|figlia|amica|collega|cognata|mamma|madre|wife|sister|friend|partner|girlfriend|daughter|colleague|mother)(?!\p{L})/iu;
const isYes = /^(?:s[iì]|yes)(?!\p{L})/iu;

/**
 * Whether an answer declares a pregnancy or that the client breastfeeds: by a yes to a question that asks for it, in a chosen option or in a
 * text. Only texts are read when the question has its own `flagIf`.
 */
export function declaresMaternalState(question: Question, { value, optionTexts }: SentAnswer): boolean {
  const isNamedIn = (text: string) => namesState(text) && !ofOther.test(text);
  if (value.kind === 'text') return isNamedIn(value.value);
  if (question.flagIf !== null || ofOther.test(question.text)) return false;
  const isAsked = namesState(question.text);
  if (value.kind === 'boolean') return value.value && isAsked;
  if (value.kind !== 'multiple' && value.kind !== 'checkboxes') return false;
  return optionTexts.some((option) => isNamedIn(option) || (isAsked && isYes.test(option.trim())));
}
