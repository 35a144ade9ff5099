import type { SentAnswer } from '../contract/check-ins.ts';
import type { Question } from '../contract/questions.ts';
import type { AnswerFlag } from '../contract/reviews.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import { answerTo, numberOf } from './answers.ts';
import { namesMedicine } from '#areas/clients/rules/medicine-words.ts';
import { declaresState } from './state-answers.ts';
import { asksForSymptom, reportsSymptom } from './symptom-answers.ts';
import { conditionHolds } from './visibility.ts';

/** Points by which an answer on a scale must be worse than the last one. */
const worsePoints = 2;
/** Longest scale whose points are compared with the last time. */
const scaleLength = 10;
/** Share of the trend by which a weight must differ. A day's water changes it by about one percent. */
const offTrendShare = 0.02;

interface Answered {
  questions: readonly Question[];
  answers: readonly SentAnswer[];
  /** The answers of the last time. */
  before: readonly SentAnswer[];
  /** The trend of the weight before these answers, in kg; null without enough readings. */
  weightTrend: number | null;
}

/**
 * The answers that a professional should see first, in the order in which they are stored and shown: those that a question flags or
 * that name a symptom, a pregnancy, breastfeeding or a medicine, then those compared with earlier values, each in the order of the questions. `former`: the sent answers that a correction replaces before a
 * professional has read them, and their flags.
 */
export function flagsOf(answered: Answered, former: Flagged | null = null): AnswerFlag[] {
  const present = flagsOfAnswers(answered);
  const flags = former ? withFormerFlags({ answers: answered.answers, flags: present }, former) : present;
  return [...flags.filter(isOfQuestion), ...flags.filter((flag) => !isOfQuestion(flag))];
}

function flagsOfAnswers({ questions, answers, before, weightTrend }: Answered): AnswerFlag[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const isFlagged = (questionId: string) => {
    const [flagIf, value] = [byId.get(questionId)?.flagIf, answerTo(answers, questionId)?.value];
    return Boolean(flagIf && value && conditionHolds(flagIf, value));
  };
  return answers.flatMap((answer): AnswerFlag[] => {
    const question = byId.get(answer.questionId);
    const last = before.find(({ questionId, kind }) => questionId === answer.questionId && kind === answer.kind);
    const isExplanation = question?.showIf.some(({ questionId }) => isFlagged(questionId)) ?? false;
    const reason = question ? reasonOf(question, answer, { last, weightTrend, isExplanation }) : null;
    return reason ? [{ questionId: answer.questionId, question: answer.question, reason }] : [];
  });
}

interface Flagged {
  answers: readonly SentAnswer[];
  flags: readonly AnswerFlag[];
}

/**
 * The flags of the new answers, then the former ones that the correction would remove, with the answers that were flagged. A symptom stays
 * beside another one, unless the new answer goes on with its words.
 */
function withFormerFlags({ answers, flags }: Flagged, former: Flagged): AnswerFlag[] {
  const removed = former.flags.filter((flag) => {
    const present = flags.find(({ questionId }) => questionId === flag.questionId);
    if (!present || (isOfQuestion(flag) && !isOfQuestion(present))) return true;
    const [was, now] = [
      flag.changed?.was ?? answerTo(former.answers, flag.questionId),
      answerTo(answers, flag.questionId),
    ];
    return flag.reason === 'symptom' && !(present.reason === 'symptom' && textOf(now).startsWith(textOf(was)));
  });
  const ids = new Set(removed.map(({ questionId }) => questionId));
  const changed = removed.map(({ questionId, question, reason, changed }): AnswerFlag => {
    const was = changed?.was ?? answerTo(former.answers, questionId);
    const now = answerTo(answers, questionId) ?? null;
    const isChanged = was && canonicalJson(was.value) !== canonicalJson(now?.value ?? null);
    return { questionId, question, reason, ...(isChanged && { changed: { was, now } }) };
  });
  return [...flags.filter((flag) => isOfQuestion(flag) || !ids.has(flag.questionId)), ...changed];
}

function textOf(answer: SentAnswer | undefined): string {
  return answer?.value.kind === 'text' ? answer.value.value : '';
}

/** Whether the present answer is one that its question flags, or names a symptom or a state: what a professional is told of at once. */
export const isPresentFlag = ({ reason, changed }: AnswerFlag): boolean =>
  !changed && (reason === 'answer' || reason === 'symptom' || reason === 'state');

/** The reasons that an answer gives as such, whatever the earlier answers were. */
export const answerReasons: readonly AnswerFlag['reason'][] = ['answer', 'symptom', 'state', 'medicine'];

const isOfQuestion = ({ reason }: AnswerFlag): boolean => answerReasons.includes(reason);

interface Compared {
  last: SentAnswer | undefined;
  weightTrend: number | null;
  /** Whether it explains the answer to a question that is flagged itself. */
  isExplanation: boolean;
}

function reasonOf(
  question: Question,
  answer: SentAnswer,
  { last, weightTrend, isExplanation }: Compared,
): AnswerFlag['reason'] | null {
  if (question.flagIf && conditionHolds(question.flagIf, answer.value)) return 'answer';
  if (reportsSymptom(question, answer)) return 'symptom';
  if (declaresNewState(question, answer, last)) return 'state';
  if (!isExplanation && namesNewMedicine(answer, last)) return 'medicine';
  if (last && isWorse(question, answer, last)) return 'worse';
  return answer.metric === 'weight' && isOffTrend(numberOf(answer), weightTrend) ? 'off_trend' : null;
}

/** A pregnancy or breastfeeding. A question with its own `flagIf` decides about its answers; the same answer of the last time is read once. */
function declaresNewState({ flagIf }: Question, answer: SentAnswer, last: SentAnswer | undefined): boolean {
  if (flagIf && answer.value.kind !== 'text') return false;
  return declaresState(answer) && !isSameValue(answer, last);
}

/** A medicine that is named in the same words each time is read once. */
function namesNewMedicine({ value }: SentAnswer, last: SentAnswer | undefined): boolean {
  return value.kind === 'text' && namesMedicine(value.value) && !isSameValue({ value }, last);
}

function isSameValue({ value }: Pick<SentAnswer, 'value'>, last: SentAnswer | undefined): boolean {
  return canonicalJson(value) === canonicalJson(last?.value ?? null);
}

/** Low values of a scale are the bad ones, unless its high values are the flagged ones, or it asks for pain. */
function isWorse(question: Question, answer: SentAnswer, last: SentAnswer): boolean {
  const { kind, min, max, flagIf } = question;
  const [now, before] = [numberOf(answer), numberOf(last)];
  const isScale = kind === 'number' && min !== null && max !== null && max - min <= scaleLength;
  if (!isScale || now === null || before === null) return false;
  const isHighBad = flagIf ? flagIf.test === 'at_least' : asksForSymptom(question);
  return (isHighBad ? now - before : before - now) >= worsePoints;
}

function isOffTrend(weight: number | null, trend: number | null): boolean {
  return weight !== null && trend !== null && Math.abs(weight - trend) > trend * offTrendShare;
}
