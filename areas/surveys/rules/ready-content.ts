import type { SurveyContent } from '../contract/questions.ts';
import { issuesOf } from './issues.ts';

/**
 * The content without questions that are not finished: clients never read half of an edit. A question whose condition depends
 * on one that is left out is left out too.
 */
export function readyContent(content: SurveyContent): SurveyContent {
  const faulty = new Set(issuesOf(content).map(({ questionId }) => questionId));
  const questions = content.questions.filter(({ id }) => !faulty.has(id));
  if (questions.length === content.questions.length) return content;
  return readyContent({ ...content, questions });
}
