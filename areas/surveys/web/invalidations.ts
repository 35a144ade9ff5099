import { clientRoutes } from '#areas/clients/contract.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { ownCheckInRoutes } from '../contract/check-ins.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { unreadAnswerRoutes } from '../contract/unread.ts';
import { taskRoutes } from '../contract/tasks.ts';
import { surveyRoutes } from '../contract.ts';

/** Routes whose responses name surveys, schedules and check-ins together. */
const scheduleInvalidations = [
  surveyAssignmentRoutes.detailForAssign,
  surveyAssignmentRoutes.assignedClients,
  surveyAssignmentRoutes.assignableClients,
  surveyAssignmentRoutes.clientAssignments,
  reviewRoutes.completed,
  unreadAnswerRoutes.count,
  reviewRoutes.ofClient,
  reviewRoutes.pendingFirst,
  reviewRoutes.pendingFirstOfRecipients,
  reviewRoutes.flaggedOfClient,
  reviewRoutes.flaggedOfRecipients,
  reviewRoutes.flaggedFirst,
  reviewRoutes.flaggedFirstOfRecipients,
  reviewRoutes.get,
];

/** Routes whose responses change with a survey of the library. */
export const surveyInvalidations = [surveyRoutes.list, surveyRoutes.get, ...scheduleInvalidations];

/** Routes whose responses change with a check-in or a schedule. */
export const answerInvalidations = [
  ...scheduleInvalidations,
  reviewRoutes.period,
  reviewRoutes.workouts,
  reviewRoutes.meals,
  // The list of clients marks flagged answers.
  clientRoutes.list,
];

/** Routes of the client whose responses change with a check-in, a schedule or a task. */
export const ownInvalidations = [
  ownCheckInRoutes.list,
  ownCheckInRoutes.open,
  ownCheckInRoutes.past,
  ownCheckInRoutes.get,
  taskRoutes.open,
];
