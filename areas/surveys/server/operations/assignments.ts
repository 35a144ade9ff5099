import { requireRecipients } from '#areas/assignments/server/public.ts';
import type { SurveyAssignment, surveyAssignmentRoutes } from '../../contract/assignments.ts';
import type { SurveyContent, SurveyType } from '../../contract/questions.ts';
import { surveyProblems as problems } from '../../contract.ts';
import { issuesOf } from '../../rules/issues.ts';
import { nextDue, type Schedule } from '../../rules/schedule.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { clientsAsked } from '../events.ts';
import { emitCheckInsChanged } from '../live.ts';
import * as store from '../store/assignments.ts';
import { findCard, findSurvey } from '../store/surveys.ts';
import {
  countNotReached,
  findOtherWelcome,
  findWelcome,
  insertNotReached,
  removeWelcome,
  setWelcome,
} from '../store/welcome.ts';

type Routes = typeof surveyAssignmentRoutes;
type OneAssignment = Promise<{ assignment: SurveyAssignment }>;
type AssignmentId = { assignmentId: string };

export async function getDetailForAssign(
  scope: Scope,
  { id }: { id: string },
): Promise<ApiResponse<Routes['detailForAssign']>> {
  const [survey, card, welcome, others, notReached] = await Promise.all([
    findSurvey(scope, id),
    findCard(scope, id),
    findWelcome(scope, id),
    findOtherWelcome(scope, id),
    countNotReached(scope, id),
  ]);
  return { survey: found(card), issues: issuesOf(found(survey).content).length, welcome, others, notReached };
}

export async function listAssignable(scope: Scope, { id, ...filters }: ParsedRequest<Routes['assignableClients']>) {
  found(await findSurvey(scope, id));
  return store.findAssignable(scope, { ...filters, surveyId: id });
}

export async function listAssigned(scope: Scope, { id, page }: { id: string; page: number }) {
  found(await findSurvey(scope, id));
  return store.findAssignments(scope, { surveyId: id }, page);
}

/** Asks the clients on the days of a schedule, which replaces the one that they have for the same survey. */
export async function assign(
  scope: Scope,
  { id, clientIds, groupIds, ...dates }: ParsedRequest<Routes['assign']>,
): Promise<{ assignmentIds: string[] }> {
  const recipients = await requireRecipients(scope, { clientIds, groupIds });
  await assertReady(scope, id, 'CHECK_IN');
  const schedule = scheduleOf(dates);
  const zones = await store.findZones(scope, recipients);
  const assignments = recipients.map((clientId) => ({
    id: newId(),
    clientId,
    ...nextTime(schedule, zones.get(clientId) ?? scope.caller.timeZone),
  }));
  if (assignments.every(({ nextOn }) => nextOn === null)) throw new Problem(problems.no_day, { field: 'startsOn' });
  await store.stopOfClients(scope, id, recipients);
  await store.insertAssignments(scope, { ...schedule, surveyId: id }, assignments);
  await emitCheckInsChanged(scope, recipients);
  return { assignmentIds: assignments.map((assignment) => assignment.id) };
}

function scheduleOf(dates: Omit<Schedule, 'pausedFrom' | 'pausedUntil'>): Schedule {
  const { repeats, weekday, monthDay, startsOn, endsOn } = dates;
  const isWeekly = repeats === 'weekly' || repeats === 'biweekly';
  if (isWeekly && weekday === null) throw new Problem(problems.weekday_missing, { field: 'weekday' });
  if (repeats === 'monthly' && monthDay === null) throw new Problem(problems.month_day_missing, { field: 'monthDay' });
  if (endsOn !== null && endsOn < startsOn) throw new Problem(problems.ends_before, { field: 'endsOn' });
  const pause = { pausedFrom: null, pausedUntil: null };
  return {
    repeats,
    weekday: isWeekly ? weekday : null,
    monthDay: repeats === 'monthly' ? monthDay : null,
    startsOn,
    endsOn,
    ...pause,
  };
}

/** A day that began before is asked at once, when it is today for the client. */
export function nextTime(schedule: Schedule, timeZone: string, from = todayIn(timeZone)): store.NextTime {
  const nextOn = nextDue(schedule, from);
  return { nextOn, nextAt: nextOn && instantInZone(`${nextOn}T00:00`, timeZone).toISOString() };
}

export async function pauseAssignment(
  scope: Scope,
  { assignmentId, from, until }: ParsedRequest<Routes['pause']>,
): OneAssignment {
  if (until !== null && until < from) throw new Problem(problems.ends_before, { field: 'until' });
  return change(scope, assignmentId, { pausedFrom: from, pausedUntil: until });
}

/** Asks again from tomorrow on: never in the minute in which a pause ends. */
export async function resumeAssignment(scope: Scope, { assignmentId }: AssignmentId): OneAssignment {
  return change(scope, assignmentId, { pausedFrom: null, pausedUntil: null, stoppedFor: null, misses: 0 }, 1);
}

async function change(scope: Scope, id: string, fields: Partial<SurveyAssignment>, daysAhead = 0): OneAssignment {
  const before = found(await store.lockAssignment(scope, id));
  if (before.stoppedFor === 'archived') throw new Problem(problems.archived);
  const changed = { ...before, ...fields };
  const timeZone = (await store.findZones(scope, [before.clientId])).get(before.clientId) ?? scope.caller.timeZone;
  const earliest = addDays(todayIn(timeZone), daysAhead);
  // A day that was asked already is not asked again.
  const from =
    before.nextOn && before.nextOn > earliest && daysAhead === 0 && !before.pausedFrom ? before.nextOn : earliest;
  const next = changed.stoppedFor ? { nextOn: null, nextAt: null } : nextTime(changed, timeZone, from);
  await store.updateAssignment(scope, id, { ...changed, ...next });
  return updated(scope, before);
}

export async function excuseCheckIn(
  scope: Scope,
  { assignmentId, dueOn }: ParsedRequest<Routes['excuse']>,
): OneAssignment {
  const assignment = found(await store.lockAssignment(scope, assignmentId));
  const isOfSchedule =
    dueOn === assignment.nextOn || nextDue({ ...assignment, pausedFrom: null, pausedUntil: null }, dueOn) === dueOn;
  if (!isOfSchedule || !(await store.excuseDay(scope, assignment, dueOn)))
    throw new Problem(problems.not_excusable, { field: 'dueOn' });
  return updated(scope, assignment);
}

export async function unassignSurvey(scope: Scope, { assignmentId }: AssignmentId): Promise<void> {
  const assignment = found(await store.lockAssignment(scope, assignmentId));
  const { id } = assignment;
  await store.updateAssignment(scope, id, { ...assignment, stoppedFor: 'professional', nextOn: null, nextAt: null });
  await store.deleteUnbegun(scope, id);
  await updated(scope, assignment);
}

export async function updated(scope: Scope, { id, clientId }: SurveyAssignment): OneAssignment {
  await emitCheckInsChanged(scope, [clientId]);
  return { assignment: found(await store.findAssignment(scope, id)) };
}

type WelcomeRequest = { id: string; clientTypeId: string | null };
type Welcome = Promise<ApiResponse<Routes['setWelcome']>>;

export async function makeWelcome(scope: Scope, { id, clientTypeId }: WelcomeRequest): Welcome {
  await assertReady(scope, id, 'WELCOME');
  await setWelcome(scope, id, clientTypeId);
  return { welcome: await findWelcome(scope, id) };
}

export async function endWelcome(scope: Scope, { id, clientTypeId }: WelcomeRequest): Welcome {
  found(await findSurvey(scope, id));
  await removeWelcome(scope, id, clientTypeId);
  return { welcome: await findWelcome(scope, id) };
}

/** Sends the first survey to clients who would not get it; a repeated request finds none of them. */
export async function sendWelcome(
  scope: Scope,
  { id, clientIds }: ParsedRequest<Routes['sendWelcome']>,
): Promise<{ sent: number }> {
  const recipients = clientIds && (await requireRecipients(scope, { clientIds }));
  const { name } = await assertReady(scope, id, 'WELCOME');
  const sent = await insertNotReached(scope, id, recipients);
  if (sent.length === 0) return { sent: 0 };
  const checkIns = sent.map((checkIn) => ({ ...checkIn, surveyName: name }));
  await publish(scope, clientsAsked, { accountId: scope.caller.accountId, step: 0, type: 'WELCOME', checkIns });
  await emitCheckInsChanged(
    scope,
    sent.map(({ clientId }) => clientId),
  );
  return { sent: sent.length };
}

/** Returns the content. A survey can be sent when nothing in it is missing, and only as what it is. */
async function assertReady(scope: Scope, id: string, expected: SurveyType): Promise<SurveyContent> {
  const { content, isArchived } = found(await findSurvey(scope, id));
  if (content.type !== expected)
    throw new Problem(expected === 'CHECK_IN' ? problems.not_check_in : problems.not_welcome);
  if (isArchived) throw new Problem(problems.archived);
  if (issuesOf(content).length > 0) throw new Problem(problems.not_ready);
  return content;
}
