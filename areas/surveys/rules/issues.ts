import type { Question, SurveyContent } from '../contract/questions.ts';
import { type BrokenCondition, brokenCondition, isFlagBroken } from './conditions.ts';

/** What keeps a survey from being sent. `condition_*`: a condition is broken, for example after a move. */
export type IssueName =
  | 'no_questions'
  | 'no_text'
  | 'few_options'
  | 'empty_option'
  | 'bounds'
  | 'no_metric'
  | 'flag'
  | `condition_${BrokenCondition}`;

export interface Issue {
  name: IssueName;
  /** Null: the survey as such. */
  questionId: string | null;
}

/** Everything that must be corrected before clients can answer, in the order of the questions. */
export function issuesOf({ questions }: Pick<SurveyContent, 'questions'>): Issue[] {
  if (questions.length === 0) return [{ name: 'no_questions', questionId: null }];
  return questions.flatMap((question, index) =>
    issueNames(question, questions, index).map((name) => ({ name, questionId: question.id })),
  );
}

export function hasOptions({ kind }: Pick<Question, 'kind'>): boolean {
  return kind === 'multiple' || kind === 'checkboxes';
}

function issueNames(question: Question, questions: readonly Question[], index: number): IssueName[] {
  const { kind, text, options, hasOther, min, max, metric, showIf } = question;
  const names: (IssueName | false)[] = [
    text === '' && 'no_text',
    hasOptions(question) && options.length + (hasOther ? 1 : 0) < 2 && 'few_options',
    hasOptions(question) && options.some((option) => option.text === '') && 'empty_option',
    kind === 'number' && min !== null && max !== null && min > max && 'bounds',
    kind === 'metric' && metric === null && 'no_metric',
    isFlagBroken(question) && 'flag',
  ];
  const broken = showIf.flatMap((condition) => brokenCondition(condition, questions, index) ?? []);
  return [...names.filter((name) => name !== false), ...new Set(broken.map((name) => `condition_${name}` as const))];
}
