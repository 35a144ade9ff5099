import type { Subject } from '#areas/clients/server/public.ts';
import { trendOf } from '#areas/metrics/rules/trend.ts';
import type { SentAnswer } from '../../contract/check-ins.ts';
import type { SurveyContent } from '../../contract/questions.ts';
import type { AnswerFlag } from '../../contract/reviews.ts';
import { flagsOf } from '../../rules/flags.ts';
import { addDays, daysBetween, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { LockedCheckIn } from '../store/own-check-ins.ts';
import { findTimes } from '../store/reviews.ts';
import { findWeights } from './weights.ts';

/** Readings that a trend needs, and days after which it is too old to compare with. */
const [minReadings, maxAgeDays] = [3, 21];
const seriesDays = 60;

interface Sent {
  checkIn: LockedCheckIn;
  content: SurveyContent;
  answers: readonly SentAnswer[];
}

/** The flagged answers of a check-in that the client sends. Those of unread answers stay when they are corrected. */
export async function findFlags(
  scope: Scope,
  { clientId }: Subject,
  { checkIn, content, answers }: Sent,
): Promise<AnswerFlag[]> {
  const { id, surveyId, dueOn } = checkIn;
  const hasWeight = answers.some(({ metric }) => metric === 'weight');
  const [times, weightTrend] = await Promise.all([
    findTimes(scope, { clientId, surveyId, dueOn }),
    hasWeight ? findTrend(scope, clientId, id) : null,
  ]);
  const before = times.find((time) => time.id !== id && time.dueOn < dueOn)?.answers ?? [];
  const former = checkIn.isUnread ? { answers: checkIn.answers ?? [], flags: checkIn.flags } : null;
  return flagsOf({ questions: content.questions, answers, before, weightTrend }, former);
}

/** The trend of the weight without what this check-in measured; null without enough recent readings. */
async function findTrend(scope: Scope, clientId: string, checkInId: string): Promise<number | null> {
  const today = todayIn(scope.caller.timeZone);
  const days = { from: addDays(today, -seriesDays), until: today };
  const points = trendOf(await findWeights(scope, { clientId, ...days, exceptCheckInId: checkInId }));
  const last = points.at(-1);
  const isUsable = last && points.length >= minReadings && daysBetween(last.day, today) <= maxAgeDays;
  return isUsable ? last.trend : null;
}
