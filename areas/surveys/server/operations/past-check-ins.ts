import { clientSubject } from '#areas/clients/server/public.ts';
import type { AnswerValue } from '../../contract/answers.ts';
import type { SentAnswer } from '../../contract/check-ins.ts';
import type { SurveyContent } from '../../contract/questions.ts';
import { answersOf, sentAnswers } from '../../rules/answers.ts';
import { flagsOf } from '../../rules/flags.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { ensureEdition, lockContent } from '../store/own-check-ins.ts';
import { insertPast, type PastCheckIn } from '../store/past-check-ins.ts';
import { recordMeasuredAnswers } from './measured-answers.ts';

interface Past {
  surveyId: string;
  clientId: string;
  /** Null for the first survey of a client. */
  assignmentId: string | null;
  /** By day, the oldest first. `answers`: by the place of the question; null: missed. */
  times: readonly { dueOn: string; answers: readonly (AnswerValue | null)[] | null; isReviewed: boolean }[];
}

/** Adds check-ins of past days to a client, for examples. Sends no notifications. */
export async function recordPastCheckIns(scope: Scope, { times, ...past }: Past): Promise<void> {
  const content = found(await lockContent(scope, past.surveyId));
  const editionId = await ensureEdition(scope, past.surveyId, content, newId());
  let before: SentAnswer[] = [];
  const rows: PastCheckIn[] = [];
  for (const time of times) {
    const answers = time.answers && sentOf(content, time.answers, time.dueOn);
    const flags = flagsOf({ questions: content.questions, answers: answers ?? [], before, weightTrend: null });
    before = answers ?? before;
    const replyBy = answers && content.replyDays !== null ? addDays(time.dueOn, content.replyDays) : null;
    const sentAt = answers && instantInZone(`${time.dueOn}T08:10`, scope.caller.timeZone).toISOString();
    const state = answers ? (time.isReviewed ? 'reviewed' : 'sent') : 'missed';
    rows.push({ id: newId(), ...past, editionId, dueOn: time.dueOn, state, answers, flags, replyBy, sentAt });
  }
  await insertPast(scope, rows);
  // Few rows, and each is a record of its own in the store of measurements.
  for (const { id, answers, sentAt } of rows)
    if (answers)
      await recordMeasuredAnswers(scope, clientSubject(scope, past.clientId), {
        ...{ checkInId: id, answers, draft: [], firstSentAt: sentAt },
      });
}

function sentOf({ questions }: SurveyContent, values: readonly (AnswerValue | null)[], dueOn: string): SentAnswer[] {
  const entries = questions.flatMap(({ id }, index) => ({ questionId: id, value: values[index] ?? null, at: dueOn }));
  return sentAnswers(questions, answersOf(entries));
}
