import { SurveyContent } from '../contract/questions.ts';
import { surveyProblems } from '../contract.ts';
import { fits } from '../rules/document-model.ts';
import { type HealthMarks, marksAfterRestore } from '../rules/health-marks.ts';
import { assertUniqueIds, DocumentError } from '#shell/common/documents/parts.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { DocumentKind } from '#shell/server/documents/kind.ts';
import { emitSurveyChanged } from './live.ts';
import { findMarks, isVisibleSurvey } from './store/surveys.ts';

/** Document definition of surveys. */
export const surveyDocument: DocumentKind<SurveyContent> = {
  area: 'surveys',
  table: 'surveys',
  schema: SurveyContent,
  isVisible: isVisibleSurvey,
  withCurrentValues: withMarks,
  normalize: (content) => content,
  assertValid: async (_, content) => assertValid(content),
  columns: columnsOf,
  emitSaved: emitSurveyChanged,
};

/** The columns that lists show and sort by. */
export function columnsOf({ name, type, questions }: SurveyContent) {
  return { name, type, question_count: questions.length };
}

/** A version of the history that is restored has the marks of health of the present one, or the last ones of a question that was removed. */
async function withMarks(
  scope: Scope,
  earlier: SurveyContent,
  present: SurveyContent,
  id: string,
): Promise<SurveyContent> {
  const lastMarks = await findMarks(scope, id);
  const presentMarks = present.questions.map((question) => [question.id, question] as const);
  return marksAfterRestore(earlier, new Map<string, HealthMarks>([...lastMarks, ...presentMarks]));
}

/** Checks limits and unique ids. What is not finished yet may be saved. */
function assertValid(content: SurveyContent): void {
  if (!fits(content)) throw new Problem(surveyProblems.too_large);
  try {
    assertUniqueIds(content);
  } catch (error) {
    if (error instanceof DocumentError) throw new Problem(commonProblems.invalid, { field: 'questions' });
    throw error;
  }
}
