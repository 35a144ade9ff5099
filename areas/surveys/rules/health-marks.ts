import type { Question, SurveyContent } from '../contract/questions.ts';

export type HealthMarks = Pick<Question, 'isHealth' | 'isForTraining'>;

/**
 * The content of an earlier version with the marks that its questions got later, by question id. A mark of either is kept: a restore opens
 * no answer. The later choice decides whether who trains the client reads it too.
 */
export function marksAfterRestore(earlier: SurveyContent, later: ReadonlyMap<string, HealthMarks>): SurveyContent {
  const questions = earlier.questions.map((question) => {
    const marks = later.get(question.id);
    return marks?.isHealth ? { ...question, isHealth: true, isForTraining: marks.isForTraining } : question;
  });
  return { ...earlier, questions };
}
