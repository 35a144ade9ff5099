import { newId } from '#shell/common/ids.ts';
import { edit } from '#shell/web/documents/document-store.ts';
import { limits, type Question, type QuestionKind, type SurveyContent } from '../../contract/questions.ts';
import { duplicateOf, newQuestion, withMoved } from '../../rules/edit-questions.ts';
import type { EditorStore } from './context.ts';

/** Changes fields of the survey itself. Consecutive changes of the same fields are undone together. */
export function setSurveyFields(store: EditorStore, fields: Partial<Omit<SurveyContent, 'questions'>>): void {
  edit(store, (draft) => void Object.assign(draft, fields), `survey ${Object.keys(fields)}`);
}

/** Changes fields of a question. Consecutive changes of the same fields are undone together. */
export function setQuestion(store: EditorStore, id: string, fields: Partial<Question>): void {
  const merge = `${id} ${Object.keys(fields)}`;
  edit(store, ({ questions }) => void Object.assign(questions.find((one) => one.id === id) ?? {}, fields), merge);
}

/** Adds a question after another one, or at the end, and returns its id; null when there is no room. */
export function addQuestion(store: EditorStore, kind: QuestionKind, afterId: string | null): string | null {
  return insertAfter(store, newQuestion(kind, newId), afterId);
}

export function duplicateQuestion(store: EditorStore, id: string): string | null {
  const original = store.getState().content.questions.find((question) => question.id === id);
  return original ? insertAfter(store, duplicateOf(original, newId), id) : null;
}

export function deleteQuestion(store: EditorStore, id: string): void {
  setQuestions(store, (questions) => questions.filter((question) => question.id !== id));
}

/** Moves a question by a number of places, up with a negative one. */
export function moveQuestion(store: EditorStore, id: string, by: number): void {
  setQuestions(store, (questions) => {
    const index = questions.findIndex((question) => question.id === id);
    return withMoved(questions, index, index + by);
  });
}

/** Moves a question before another one; to the end without it. */
export function moveQuestionBefore(store: EditorStore, id: string, beforeId: string | null): void {
  setQuestions(store, (questions) => {
    const moved = questions.filter((question) => question.id === id);
    const others = questions.filter((question) => question.id !== id);
    const at = others.findIndex((question) => question.id === beforeId);
    return at === -1 ? [...others, ...moved] : others.toSpliced(at, 0, ...moved);
  });
}

function insertAfter(store: EditorStore, question: Question, afterId: string | null): string | null {
  if (store.getState().content.questions.length >= limits.questions) return null;
  setQuestions(store, (questions) => {
    const after = questions.findIndex(({ id }) => id === afterId);
    return after === -1 ? [...questions, question] : questions.toSpliced(after + 1, 0, question);
  });
  return question.id;
}

function setQuestions(store: EditorStore, rule: (questions: Question[]) => Question[]): void {
  const { questions } = store.getState().content;
  const next = rule(questions);
  if (next.length === questions.length && next.every((question, index) => question === questions[index])) return;
  edit(store, (draft) => void Object.assign(draft, { questions: next }));
}
