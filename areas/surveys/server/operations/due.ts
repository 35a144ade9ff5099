import { isInTime } from '#areas/metrics/rules/reminder.ts';
import { closesOn, dueToday, maxMisses, nextDue, nextStep } from '../../rules/schedule.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { publish } from '#shell/server/events.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { type AskedClient, checkInsMissed, checkInsStopped, clientsAsked } from '../events.ts';
import { emitCheckInsChanged } from '../live.ts';
import * as store from '../store/due.ts';

export const allDueJob = 'surveys: find check-ins that are due';
export const dueJob = 'surveys: open, remind and close check-ins';

const maxAccounts = 200;
/** Check-ins in one transaction; the rest follows in the next job. */
const batchSize = 200;

/** Job of each minute: a job for each account with something to do. */
export async function findAllDue(scope: JobScope): Promise<void> {
  const accountIds = await store.findDueAccounts(scope, maxAccounts);
  await Promise.all(accountIds.map((accountId) => scope.enqueue(dueJob, { accountId })));
}

/** Job of an account: opens what is due, reminds of what is open, and closes what was not answered. */
export async function processDue(scope: JobScope, { accountId = '' }: Payload): Promise<void> {
  const now = new Date();
  const opened = await openDue(scope, accountId, now);
  const stepped = await stepDue(scope, accountId, now);
  if (opened === batchSize || stepped === batchSize) await scope.enqueue(dueJob, { accountId });
}

async function openDue(scope: JobScope, accountId: string, now: Date): Promise<number> {
  const due = await store.lockDueAssignments(scope, batchSize);
  if (due.length === 0) return 0;
  // A check-in whose last day passed while the server was off is not opened.
  const opened = due
    .filter((assignment) => assignment.isActive && !isOver(assignment))
    .map((assignment) => toCheckIn(assignment, now));
  const openedIds = await store.insertCheckIns(
    scope,
    opened.map(({ surveyName: _, isConsentWithdrawn: __, ...checkIn }) => checkIn),
  );
  await store.setNextTimes(
    scope,
    due.map((assignment) => {
      const following = nextDue(assignment, addDays(dueOf(assignment), 1));
      const nextAt = following && instantInZone(`${following}T00:00`, assignment.timeZone).toISOString();
      return { id: assignment.id, nextOn: following, nextAt };
    }),
  );
  const openCheckIns = opened
    .filter(({ id }) => openedIds.has(id))
    .map(({ id, ...checkIn }) => ({ checkInId: id, ...checkIn }));
  await inform(scope, accountId, 0, openCheckIns);
  return due.length;
}

function dueOf(assignment: store.DueAssignment): string {
  return dueToday(assignment, assignment.nextOn, todayIn(assignment.timeZone));
}

function isOver(assignment: store.DueAssignment): boolean {
  const lastDay = closesOn(assignment, dueOf(assignment));
  return lastDay !== null && lastDay < todayIn(assignment.timeZone);
}

type NamedCheckIn = store.OpenedCheckIn & Pick<store.DueAssignment, 'surveyName' | 'isConsentWithdrawn'>;

function toCheckIn(assignment: store.DueAssignment, now: Date): NamedCheckIn {
  const { id: assignmentId, surveyId, surveyName, clientId, timeZone, isConsentWithdrawn } = assignment;
  const dueOn = dueOf(assignment);
  const days = { dueOn, closesOn: closesOn(assignment, dueOn) };
  const next = nextStep(days, { after: 0, now, timeZone });
  const stepAt = next?.at.toISOString() ?? null;
  const step = next?.step ?? null;
  return { id: newId(), assignmentId, surveyId, surveyName, clientId, isConsentWithdrawn, ...days, step, stepAt };
}

async function stepDue(scope: JobScope, accountId: string, now: Date): Promise<number> {
  const due = await store.lockDueCheckIns(scope, batchSize);
  if (due.length === 0) return 0;
  await store.setNextSteps(
    scope,
    due.map(({ id, step, stepAt: _, timeZone, isConsentWithdrawn, ...days }) => {
      const next = step === 3 ? null : nextStep(days, { after: step, now, timeZone });
      const stepAt = next?.at.toISOString() ?? null;
      return { id, step: next?.step ?? null, stepAt, isOver: step === 3, isConsentWithdrawn };
    }),
  );
  for (const step of [1, 2] as const)
    await inform(
      scope,
      accountId,
      step,
      due
        .filter((one) => one.step === step && isInTime(new Date(one.stepAt), now))
        .map(({ id, ...checkIn }) => ({ checkInId: id, ...checkIn })),
    );
  await closeOver(
    scope,
    accountId,
    due.filter(({ step }) => step === 3),
  );
  return due.length;
}

async function closeOver(scope: JobScope, accountId: string, missed: readonly store.DueCheckIn[]): Promise<void> {
  if (missed.length === 0) return;
  const ids = missed.flatMap(({ assignmentId }) => assignmentId ?? []);
  const stoppedIds = await store.addMisses(scope, ids, maxMisses);
  const stopped = missed.flatMap(({ assignmentId, clientId, surveyName, dueOn }) =>
    assignmentId && stoppedIds.has(assignmentId) ? [{ assignmentId, clientId, surveyName, dueOn }] : [],
  );
  if (stopped.length > 0) await publish(scope, checkInsStopped, { accountId, stopped });
  await publish(scope, checkInsMissed, { checkInIds: missed.map(({ id }) => id) });
  await emitCheckInsChanged(
    scope,
    missed.map(({ clientId }) => clientId),
  );
}

/** Asks the clients who can answer: without the consent to health data they cannot. */
async function inform(
  scope: JobScope,
  accountId: string,
  step: 0 | 1 | 2,
  checkIns: readonly (AskedClient & Pick<store.DueCheckIn, 'isConsentWithdrawn'>)[],
): Promise<void> {
  const askedClients = checkIns
    .filter(({ isConsentWithdrawn }) => !isConsentWithdrawn)
    .map(({ checkInId, clientId, surveyName, dueOn }) => ({ checkInId, clientId, surveyName, dueOn }));
  if (askedClients.length > 0)
    await publish(scope, clientsAsked, { accountId, step, type: 'CHECK_IN', checkIns: askedClients });
  if (step > 0 || checkIns.length === 0) return;
  await emitCheckInsChanged(
    scope,
    checkIns.map(({ clientId }) => clientId),
  );
}
