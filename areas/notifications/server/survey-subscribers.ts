import { findConcerned } from '#areas/clients/server/public.ts';
import {
  answersDeleted,
  answersReadInPart,
  answersReviewed,
  checkInsMissed,
  checkInsStopped,
  clientsAsked,
  findFlagReaders,
  surveyAnswered,
  taskEnded,
  taskGiven,
} from '#areas/surveys/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { concernedWith } from './concerned-with.ts';
import { markSubjectRead, withdraw } from './operations/notifications.ts';
import { type NewNotification, notify } from './operations/notify.ts';
import { findSender } from './store/subjects.ts';

/** Kinds of notifications about a survey that the client has not answered. */
const openKinds = ['check_in_open', 'first_survey_open', 'check_in_reminder'] as const;

/** Kinds of notifications about answers that wait for a professional. */
const sentKinds = ['answers_flagged', 'check_in_sent', 'first_survey_sent'] as const;

/**
 * Flagged answers have a kind of their own for who may read them. A correction is news only for who has read what was sent before
 * (`quietHours`).
 */
async function notifyOfAnswers(scope: Scope, answered: PayloadOf<typeof surveyAnswered>): Promise<void> {
  const { checkInId, clientId, surveyName, type, isCorrection, hasFlags } = answered;
  await markSubjectRead(scope, { subjectId: checkInId, kinds: openKinds });
  const { professionalIds, name } = await concernedWith(scope, clientId);
  const flagReaders = new Set(hasFlags ? await findFlagReaders(scope, checkInId) : []);
  const about = {
    subjectId: checkInId,
    occurrence: isCorrection ? `${checkInId} ${newId()}` : checkInId,
    clientId,
    params: { who: name, survey: surveyName, ...(isCorrection && { context: 'correction' }) },
  };
  await notify(scope, scope.caller.accountId, [
    { ...about, kind: 'answers_flagged', membershipIds: professionalIds.filter((id) => flagReaders.has(id)) },
    {
      ...about,
      kind: type === 'WELCOME' ? 'first_survey_sent' : 'check_in_sent',
      membershipIds: professionalIds.filter((id) => !flagReaders.has(id)),
    },
  ]);
}

/** A reply is a message of the conversation, which is notified by itself. */
async function notifyOfReview(scope: Scope, reviewed: PayloadOf<typeof answersReviewed>): Promise<void> {
  const { checkInId, clientId, surveyName, hasReply } = reviewed;
  await markSubjectRead(scope, { subjectId: checkInId, kinds: sentKinds });
  if (hasReply) return;
  const [{ membershipId }, sender] = await Promise.all([
    concernedWith(scope, clientId),
    findSender(scope, scope.caller.membershipId),
  ]);
  if (!membershipId) return;
  const params = { ...sender, survey: surveyName };
  await notify(scope, scope.caller.accountId, [
    {
      kind: 'check_in_reviewed',
      membershipIds: [membershipId],
      subjectId: checkInId,
      occurrence: checkInId,
      clientId,
      params,
    },
  ]);
}

async function notifyOfTask(scope: Scope, { taskId, clientId, text }: PayloadOf<typeof taskGiven>): Promise<void> {
  const [{ membershipId }, sender] = await Promise.all([
    concernedWith(scope, clientId),
    findSender(scope, scope.caller.membershipId),
  ]);
  if (!membershipId) return;
  await notify(scope, scope.caller.accountId, [
    {
      kind: 'check_in_task',
      membershipIds: [membershipId],
      subjectId: taskId,
      occurrence: taskId,
      clientId,
      params: { ...sender, task: text },
    },
  ]);
}

async function notifyOfAsking(
  scope: RequestOrJobScope,
  { accountId, step, type, checkIns }: PayloadOf<typeof clientsAsked>,
): Promise<void> {
  const concerned = await findConcerned(
    scope,
    checkIns.map(({ clientId }) => clientId),
  );
  const news = checkIns.flatMap(({ checkInId, clientId, surveyName }): NewNotification[] => {
    const membershipId = concerned.get(clientId)?.membershipId;
    if (!membershipId) return [];
    const about = { subjectId: checkInId, clientId, params: { who: '', survey: surveyName } };
    const open = type === 'WELCOME' ? 'first_survey_open' : 'check_in_open';
    const kind = step === 0 ? open : 'check_in_reminder';
    return [{ ...about, kind, membershipIds: [membershipId], occurrence: `${checkInId} ${step}` }];
  });
  await notify(scope, accountId, news);
}

async function notifyOfStop(
  scope: RequestOrJobScope,
  { accountId, stopped }: PayloadOf<typeof checkInsStopped>,
): Promise<void> {
  const concerned = await findConcerned(
    scope,
    stopped.map(({ clientId }) => clientId),
  );
  const news = stopped.map(({ assignmentId, clientId, surveyName, dueOn }): NewNotification => {
    const { professionalIds = [], name = '' } = concerned.get(clientId) ?? {};
    const params = { who: name, survey: surveyName };
    const about = { subjectId: assignmentId, clientId, params, occurrence: `${assignmentId} ${dueOn}` };
    return { ...about, kind: 'check_ins_stopped', membershipIds: professionalIds };
  });
  await notify(scope, accountId, news);
}

export const surveySubscribers = [
  subscribe(surveyAnswered, notifyOfAnswers),
  subscribe(answersReviewed, notifyOfReview),
  subscribe(answersReadInPart, (scope, { checkInId }) =>
    markSubjectRead(scope, { subjectId: checkInId, kinds: sentKinds }),
  ),
  subscribe(taskGiven, notifyOfTask),
  subscribe(taskEnded, (scope, { taskId }) => withdraw(scope, { subjectIds: [taskId] })),
  subscribe(answersDeleted, (scope, { checkInId }) => withdraw(scope, { subjectIds: [checkInId] })),
  subscribe(clientsAsked, notifyOfAsking),
  subscribe(checkInsMissed, (scope, { checkInIds }) => withdraw(scope, { subjectIds: checkInIds, kinds: openKinds })),
  subscribe(checkInsStopped, notifyOfStop),
];
