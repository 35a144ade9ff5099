import type { AnswerEntry, AnswerValue } from '../contract/answers.ts';
import type { SentAnswer } from '../contract/check-ins.ts';
import { type Question, surveyMetrics } from '../contract/questions.ts';
import { numbersOf, scaleOf } from './measured.ts';
import { type Answers, visibleQuestions } from './visibility.ts';

/** Of two entries about the same question the later one is valid. */
export function mergedEntries(stored: readonly AnswerEntry[], added: readonly AnswerEntry[]): AnswerEntry[] {
  const latest = new Map(stored.map((entry) => [entry.questionId, entry]));
  for (const entry of added) {
    const known = latest.get(entry.questionId);
    if (!known || entry.at > known.at) latest.set(entry.questionId, entry);
  }
  return [...latest.values()];
}

/**
 * The entries that fit the questions. Others belong to an earlier version of the survey: their question is gone, has another
 * kind, or no longer has the chosen option.
 */
export function fittingEntries(questions: readonly Question[], entries: readonly AnswerEntry[]): AnswerEntry[] {
  const known = new Map(questions.map((question) => [question.id, question]));
  return entries.filter(({ questionId, value }) => {
    const question = known.get(questionId);
    return question !== undefined && (value === null || fits(question, value));
  });
}

function fits({ kind, options, hasOther }: Question, value: AnswerValue): boolean {
  if (value.kind !== kind) return false;
  if (value.kind !== 'multiple' && value.kind !== 'checkboxes') return true;
  const areKnown = value.optionIds.every((id) => options.some((option) => option.id === id));
  const count = value.optionIds.length + (value.other === '' ? 0 : 1);
  return areKnown && (hasOther || value.other === '') && (kind === 'checkboxes' || count <= 1);
}

export function answerTo(answers: readonly SentAnswer[], id: string): SentAnswer | undefined {
  return answers.find(({ questionId }) => questionId === id);
}

export function answersOf(entries: readonly AnswerEntry[]): Answers {
  return new Map(
    entries.flatMap(({ questionId, value }) => (value && !isEmpty(value) ? [[questionId, value] as const] : [])),
  );
}

function isEmpty(value: AnswerValue): boolean {
  switch (value.kind) {
    case 'text':
      return value.value.trim() === '';
    case 'multiple':
    case 'checkboxes':
      return value.optionIds.length === 0 && value.other === '';
    case 'files':
    case 'progress':
      return value.fileIds.length === 0;
    default:
      return false;
  }
}

export interface AnswerFault {
  name: 'answer_missing' | 'number_out_of_range' | 'number_too_small' | 'number_too_large';
  question: Question;
  /** The numbers that the question accepts. */
  min: number | null;
  max: number | null;
}

/** A question for photos is required only of a client who has agreed to photos: the consent to them is free. */
export function askedQuestions(questions: readonly Question[], arePhotosGiven: boolean): Question[] {
  return questions.map((question) =>
    question.kind === 'progress' && !arePhotosGiven ? { ...question, required: false } : question,
  );
}

/** The first visible question that keeps the answers from being sent. */
export function firstFault(questions: readonly Question[], answers: Answers): AnswerFault | null {
  for (const question of visibleQuestions(questions, answers)) {
    const fault = faultOf(question, answers.get(question.id));
    if (fault) return fault;
  }
  return null;
}

/** What is wrong with an answer: it is required and missing, or is a number that the question does not accept. */
export function faultOf(question: Question, answer: AnswerValue | undefined): AnswerFault | null {
  if (!answer) return question.required ? faultNamed('answer_missing', question) : null;
  if (answer.kind !== 'number' && answer.kind !== 'metric') return null;
  const { min, max } = numbersOf(question);
  const isTooSmall = min !== null && answer.value < min;
  if (!isTooSmall && (max === null || answer.value <= max)) return null;
  if (min !== null && max !== null) return faultNamed('number_out_of_range', question);
  return faultNamed(isTooSmall ? 'number_too_small' : 'number_too_large', question);
}

function faultNamed(name: AnswerFault['name'], question: Question): AnswerFault {
  return { name, question, ...numbersOf(question) };
}

/** The answers to the visible questions with what the client read. Answers to hidden questions are dropped. */
export function sentAnswers(questions: readonly Question[], answers: Answers): SentAnswer[] {
  return visibleQuestions(questions, answers).flatMap((question) => {
    const value = answers.get(question.id);
    if (!value) return [];
    const { id, kind, text, metric, unit } = question;
    return [
      {
        questionId: id,
        kind,
        question: text,
        value,
        optionTexts: optionTexts(question, value),
        unit: kind === 'metric' && metric ? surveyMetrics[metric] : kind === 'number' ? unit : '',
        metric: kind === 'metric' ? metric : null,
        scaleMax: scaleOf(question)?.max ?? null,
      },
    ];
  });
}

function optionTexts({ options }: Question, value: AnswerValue): string[] {
  if (value.kind !== 'multiple' && value.kind !== 'checkboxes') return [];
  const chosen = options.filter(({ id }) => value.optionIds.includes(id)).map(({ text }) => text);
  return value.other === '' ? chosen : [...chosen, value.other];
}

interface StoredAnswers {
  draft: readonly AnswerEntry[];
  answers: readonly SentAnswer[] | null;
  sentAt: string | null;
}

/** The entries of the draft, and the sent answers to questions that the draft lacks: answers may be stored without a draft. */
export function storedEntries({ draft, answers, sentAt }: StoredAnswers): AnswerEntry[] {
  const drafted = new Set(draft.map(({ questionId }) => questionId));
  const sent = (answers ?? []).filter(({ questionId }) => !drafted.has(questionId));
  return [...draft, ...sent.map(({ questionId, value }) => ({ questionId, value, at: sentAt ?? '' }))];
}

/** The number of a number or a measurement; null for other answers. */
export function numberOf({ value }: Pick<SentAnswer, 'value'>): number | null {
  return value.kind === 'number' || value.kind === 'metric' ? value.value : null;
}

export function fileIdsOf({ value }: Pick<SentAnswer, 'value'>): string[] {
  return value.kind === 'files' || value.kind === 'progress' ? value.fileIds : [];
}
