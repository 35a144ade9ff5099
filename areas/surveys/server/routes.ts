import { referenceKinds } from '#areas/chats/server/public.ts';
import {
  bindSubjectRoutes,
  clientColumns,
  forClient,
  forOwn,
  readHealthDataOf,
  shownWithConsent,
  type Subject,
  withConsent,
} from '#areas/clients/server/public.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { checkInFileRoutes, ownCheckInRoutes } from '../contract/check-ins.ts';
import { maxFlaggedFirst } from '../contract/first-surveys.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { taskRoutes } from '../contract/tasks.ts';
import { unreadAnswerRoutes } from '../contract/unread.ts';
import { surveyRoutes } from '../contract.ts';
import { mediaSources } from '#areas/media/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { bindDocument } from '#shell/server/documents/bind-document.ts';
import { extend } from '#shell/server/extension-points.ts';
import { personalData } from '#areas/personal-data/server/public.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { surveyPersonalData, taskPersonalData } from './personal-data.ts';
import { surveyDocument } from './document.ts';
import { changeDates } from './operations/assignment-dates.ts';
import { checkInMedia } from './store/client-media.ts';
import * as assignments from './operations/assignments.ts';
import { allDueJob, dueJob, findAllDue, processDue } from './operations/due.ts';
import { readFile } from './operations/files.ts';
import * as own from './operations/own-check-ins.ts';
import * as period from './operations/period.ts';
import * as reviews from './operations/reviews.ts';
import * as surveys from './operations/surveys.ts';
import * as tasks from './operations/tasks.ts';
import { findAnswerReferences } from './references.ts';
import { referenceKind } from './store/replies.ts';
import { surveySubscribers } from './subscribers.ts';
import { findAssignments } from './store/assignments.ts';
import { findPast } from './store/own-check-ins.ts';
import { findQuotedFlags } from './store/quoted-flags.ts';
import { findFlaggedFirst } from './store/flagged-answers.ts';
import { findOfClient } from './store/reviews.ts';
import { findSurveys } from './store/surveys.ts';
import { findPendingFirst } from './store/welcome.ts';
import { countUnread, flaggedAnswers } from './store/unread.ts';

const assignmentServer = bindArea('surveys', surveyAssignmentRoutes, {
  assignableClients: assignments.listAssignable,
  detailForAssign: assignments.getDetailForAssign,
  assign: assignments.assign,
  assignedClients: assignments.listAssigned,
  clientAssignments: forClient((scope, { clientId }, { page }: { page: number }) =>
    findAssignments(scope, { clientId }, page),
  ),
  pause: assignments.pauseAssignment,
  resume: assignments.resumeAssignment,
  changeDates,
  excuse: assignments.excuseCheckIn,
  unassign: assignments.unassignSurvey,
  setWelcome: assignments.makeWelcome,
  removeWelcome: assignments.endWelcome,
  sendWelcome: assignments.sendWelcome,
});

const ownServer = bindArea('surveys', ownCheckInRoutes, {
  list: forOwn(own.listOwn),
  open: forOwn(own.findOpen),
  past: forOwn((scope: Scope, { clientId }: Subject, { page }: { page: number }) => findPast(scope, clientId, page)),
  get: forOwn(own.getOwn),
  saveDraft: forOwn(withConsent(['health_data'], own.saveDraft)),
  send: forOwn(withConsent(['health_data'], own.sendAnswers)),
  addFile: forOwn(withConsent(['health_data', 'photos'], own.addFile)),
});

const reviewServer = bindArea('surveys', reviewRoutes, {
  completed: reviews.listCompleted,
  ofClient: readHealthDataOf((scope, { clientId }, { page }: { page: number }) => findOfClient(scope, clientId, page)),
  pendingFirst: forClient(async (scope: Scope, { clientId }: Subject) => ({
    firstSurvey: (await findPendingFirst(scope, clientId)) ?? null,
  })),
  flaggedOfClient: readHealthDataOf(async (scope: Scope, { clientId }: Subject) => ({
    flaggedAnswers: await findQuotedFlags(scope, [clientId]),
  })),
  flaggedFirst: readHealthDataOf(async (scope: Scope, { clientId }: Subject) => ({
    flaggedFirst: await findFlaggedFirst(scope, { clientIds: [clientId], limit: maxFlaggedFirst }),
  })),
  flaggedOfRecipients: reviews.listFlagged,
  flaggedFirstOfRecipients: reviews.listFlaggedFirst,
  pendingFirstOfRecipients: reviews.listPendingFirst,
  get: readHealthDataOf(reviews.getAnswer),
  period: readHealthDataOf(period.readPeriod),
  workouts: readHealthDataOf(period.readWorkouts),
  meals: readHealthDataOf(period.readMeals),
  review: reviews.reviewAnswer,
  delete: reviews.deleteAnswer,
});

const unreadServer = bindArea('surveys', unreadAnswerRoutes, {
  count: countUnread,
});

const taskServer = bindArea('surveys', taskRoutes, {
  open: forOwn(tasks.listOpenTasks),
  tick: forOwn(tasks.tickTask),
  delete: forClient(tasks.deleteTask),
});

const fileServer = bindSubjectRoutes(checkInFileRoutes, {
  read: shownWithConsent(readFile, ['health_data', 'photos']),
});

export const surveysServer = bindArea(
  'surveys',
  surveyRoutes,
  {
    list: findSurveys,
    get: surveys.getSurvey,
    create: surveys.createSurvey,
    clone: surveys.cloneSurvey,
    archive: surveys.archiveSurvey,
    unarchive: surveys.unarchiveSurvey,
    ...bindDocument(surveyDocument),
  },
  {
    routes: [
      ...assignmentServer.routes,
      ...ownServer.routes,
      ...reviewServer.routes,
      ...unreadServer.routes,
      ...taskServer.routes,
      ...fileServer,
    ],
    subscribers: surveySubscribers,
    extensions: [
      extend(referenceKinds, { kind: referenceKind, permission: 'view surveys', find: findAnswerReferences }),
      extend(mediaSources, checkInMedia),
      extend(personalData, surveyPersonalData),
      extend(personalData, taskPersonalData),
      extend(clientColumns, { flaggedAnswers }),
    ],
    jobs: { [allDueJob]: findAllDue, [dueJob]: processDue },
    everyMinute: [allDueJob],
  },
);
