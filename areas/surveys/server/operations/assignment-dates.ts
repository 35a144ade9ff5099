import type { SurveyAssignment, surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { surveyProblems as problems } from '../../contract.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { versionConflict } from '#shell/server/versions.ts';
import * as store from '../store/assignments.ts';
import { nextTime, updated } from './assignments.ts';

type Dates = Omit<ParsedRequest<(typeof surveyAssignmentRoutes)['changeDates']>, 'assignmentId'>;

/** Changes when an assignment ends and pauses, and its next day. What was asked already stays. */
export async function changeDates(
  scope: Scope,
  { assignmentId, nextOn, version, ...dates }: Dates & { assignmentId: string },
): Promise<{ assignment: SurveyAssignment }> {
  const before = found(await store.lockAssignment(scope, assignmentId));
  if (before.version !== version) throw versionConflict(before);
  if (before.stoppedFor) throw new Problem(problems.not_running);
  const timeZone = (await store.findZones(scope, [before.clientId])).get(before.clientId) ?? scope.caller.timeZone;
  const lastAsked = await store.findLastAsked(scope, assignmentId);
  const today = todayIn(timeZone);
  const earliest = lastAsked !== null && lastAsked >= today ? addDays(lastAsked, 1) : today;
  const startsOn = before.repeats === 'once' && nextOn !== null ? nextOn : before.startsOn;
  const changed = { ...before, ...dates, startsOn };
  assertDates(changed, { nextOn, earliest });
  const next =
    nextOn === null
      ? nextTime(changed, timeZone, earliest)
      : { nextOn, nextAt: instantInZone(`${nextOn}T00:00`, timeZone).toISOString() };
  await store.updateAssignment(scope, assignmentId, { ...changed, ...next });
  return updated(scope, before);
}

function assertDates(
  { startsOn, endsOn, pausedFrom, pausedUntil }: Pick<SurveyAssignment, 'startsOn'> & Omit<Dates, 'nextOn' | 'version'>,
  { nextOn, earliest }: { nextOn: string | null; earliest: string },
): void {
  if (endsOn !== null && endsOn < startsOn) throw new Problem(problems.ends_before, { field: 'endsOn' });
  if (pausedUntil !== null && (pausedFrom === null || pausedUntil < pausedFrom))
    throw new Problem(problems.ends_before, { field: 'pausedUntil' });
  if (nextOn === null) return;
  const isPaused = pausedFrom !== null && nextOn >= pausedFrom && (pausedUntil === null || nextOn <= pausedUntil);
  if (nextOn < earliest || isPaused || (endsOn !== null && nextOn > endsOn))
    throw new Problem(problems.day_unfit, { field: 'nextOn' });
}
