import type { AnswerValue } from '../contract/answers.ts';
import type { Question } from '../contract/questions.ts';
import { parQ } from './ready-made/first-contact.ts';
import { conditionHolds } from './visibility.ts';

/** Texts, in each language, of the questions of the ready-made screening that a yes flags. */
const screeningTexts = new Set(parQ.questions.filter(({ flagIf }) => flagIf).flatMap(({ text }) => text));

/**
 * Whether an answer to a question of the ready-made screening is flagged: the client should see a doctor before training. A survey does
 * not store what it was made from, so its questions are recognised by their text.
 */
export function needsAdviceBeforeTraining(
  questions: readonly Question[],
  values: ReadonlyMap<string, AnswerValue>,
): boolean {
  return questions.some(({ id, text, flagIf }) => {
    const value = values.get(id);
    return flagIf && value && screeningTexts.has(text) && conditionHolds(flagIf, value);
  });
}
