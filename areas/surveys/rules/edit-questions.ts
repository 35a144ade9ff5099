import { limits, type Question, type QuestionKind } from '../contract/questions.ts';
import { flagTestsOf } from './conditions.ts';
import { hasOptions } from './issues.ts';

type NewId = () => string;

export function newQuestion(kind: QuestionKind, newId: NewId): Question {
  const empty = { id: newId(), text: '', help: '', required: false, hasOther: false, min: null, max: null, unit: '' };
  return {
    ...empty,
    kind,
    options: hasOptions({ kind }) ? [emptyOption(newId), emptyOption(newId)] : [],
    metric: kind === 'metric' ? 'weight' : null,
    isHealth: false,
    isForTraining: false,
    flagIf: null,
    showIf: [],
  };
}

function emptyOption(newId: NewId) {
  return { id: newId(), text: '' };
}

/** The question with another kind: it gets what the kind needs, and loses nothing that another change of kind could need. */
export function withKind(question: Question, kind: QuestionKind, newId: NewId): Question {
  const needsOptions = hasOptions({ kind }) && question.options.length === 0;
  return {
    ...question,
    kind,
    options: needsOptions ? [emptyOption(newId), emptyOption(newId)] : question.options,
    metric: kind === 'metric' ? (question.metric ?? 'weight') : question.metric,
    flagIf: question.flagIf && flagTestsOf(kind).includes(question.flagIf.test) ? question.flagIf : null,
  };
}

/** The same question with ids of its own. */
export function duplicateOf(question: Question, newId: NewId): Question {
  const newIds = new Map(question.options.map(({ id }) => [id, newId()]));
  const idOf = (id: string) => newIds.get(id) ?? id;
  return {
    ...question,
    id: newId(),
    options: question.options.map(({ id, text }) => ({ id: idOf(id), text })),
    flagIf: question.flagIf && { ...question.flagIf, optionIds: question.flagIf.optionIds.map(idOf) },
  };
}

/** The list with the question at `index` at the place of the one at `to`. */
export function withMoved<Part>(parts: readonly Part[], index: number, to: number): Part[] {
  const moved = parts[index];
  if (moved === undefined || to < 0 || to >= parts.length) return [...parts];
  return parts.toSpliced(index, 1).toSpliced(to, 0, moved);
}

/** The lines of a pasted list as options: without bullets, numbers, empty lines and repetitions. */
export function pastedOptions(pasted: string): string[] {
  const lines = pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)]|[a-zA-Z][.)])\s+/, '').trim());
  return [...new Set(lines.filter((line) => line !== '').map((line) => line.slice(0, limits.option)))];
}
