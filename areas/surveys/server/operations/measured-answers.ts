import type { Subject } from '#areas/clients/server/public.ts';
import { deleteMeasurements, recordMeasurements } from '#areas/metrics/server/public.ts';
import type { AnswerEntry } from '../../contract/answers.ts';
import type { SentAnswer } from '../../contract/check-ins.ts';
import type { SurveyMetric } from '../../contract/questions.ts';
import { numberOf } from '../../rules/answers.ts';
import { measured } from '../../rules/measured.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface SentCheckIn {
  checkInId: string;
  answers: readonly SentAnswer[];
  draft: readonly AnswerEntry[];
  /** When the answers were sent for the first time; null when they are sent now. */
  firstSentAt: string | null;
}

/**
 * Makes the numbers of a check-in measurements of the client, on the day on which they were first sent or typed. Sending again
 * changes them; a number that was taken back is deleted. Of two questions with the same metric the last one counts.
 */
export async function recordMeasuredAnswers(scope: Scope, subject: Subject, sent: SentCheckIn): Promise<void> {
  const { checkInId, answers, draft, firstSentAt } = sent;
  const numbers = new Map<string, { questionId: string; metric: SurveyMetric; value: number }>();
  for (const { questionId, metric, value } of answers) {
    const number = metric === null ? null : numberOf({ value });
    if (number !== null) numbers.set(metric ?? '', { questionId, metric: metric as SurveyMetric, value: number });
  }
  const questionIds = new Set([...numbers.values()].map(({ questionId }) => questionId));
  const typedAt = draft.filter((entry) => questionIds.has(entry.questionId)).map(({ at }) => at);
  const measuredAt = firstSentAt ?? typedAt.toSorted()[0] ?? new Date().toISOString();
  await recordMeasurements(scope, subject, {
    source: 'answer',
    sourceId: checkInId,
    day: plainDateInZone(measuredAt, scope.caller.timeZone),
    measuredAt,
    values: [...numbers.values()].map(({ metric, value }) => ({ ...measured[metric], value, field: 'entries' })),
    removesOthers: true,
  });
}

export async function deleteMeasuredAnswers(scope: Scope, clientId: string, checkInId: string): Promise<void> {
  await deleteMeasurements(scope, { clientId, source: 'answer', sourceId: checkInId });
}
