import { z } from 'zod';
import { recipientIds } from '#areas/assignments/contract/recipients.ts';
import { AssignableClient } from '#areas/assignments/contract.ts';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import {
  emptyResponse,
  idSchema,
  nextPage,
  pageNumber,
  plainDate,
  recordVersion,
  search,
} from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { SurveyCard } from '../contract.ts';

export const repetitions = ['once', 'weekly', 'biweekly', 'monthly'] as const;
export type Repetition = (typeof repetitions)[number];

const dates = {
  repeats: z.enum(repetitions),
  /** 1 is Monday. Required for weekly and biweekly check-ins. */
  weekday: z.number().int().min(1).max(7).nullable().default(null),
  /** Required for monthly check-ins; 31 is the last day of each month. */
  monthDay: z.number().int().min(1).max(31).nullable().default(null),
  startsOn: plainDate,
  /** The last day on which the client may be asked; null: without end. */
  endsOn: plainDate.nullable().default(null),
};

/** `archived`: until the survey is restored. */
const stopReasons = ['misses', 'professional', 'archived'] as const;

/** A client who is asked regularly, or once. */
export const SurveyAssignment = z.object({
  id: z.uuid(),
  surveyId: z.uuid(),
  surveyName: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  repeats: z.enum(repetitions),
  weekday: z.number().int().nullable(),
  monthDay: z.number().int().nullable(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  pausedFrom: z.string().nullable(),
  pausedUntil: z.string().nullable(),
  misses: z.number().int(),
  stoppedFor: z.enum(stopReasons).nullable(),
  /** The next day on which the client is asked; null: never again, or not before the pause ends. */
  nextOn: z.string().nullable(),
  /** Whether the client has withdrawn the consent to health data, without which they cannot answer. */
  isConsentWithdrawn: z.boolean(),
  /** Counts the saves of professionals, not the days that passed. */
  version: recordVersion,
});
export type SurveyAssignment = z.output<typeof SurveyAssignment>;

/** The clients who see a survey at their first access; `clientTypeId` null: those of all types without one of their own. */
export const WelcomeSurvey = z.object({ clientTypeId: z.uuid().nullable(), clientTypeName: z.string().nullable() });

/** Another first survey; `clientTypeId` as above. */
export const OtherWelcome = z.object({ clientTypeId: z.uuid().nullable(), surveyName: z.string() });

const [view, update] = ['view surveys', 'update surveys'] as const;
const surveyOf = z.object({ id: idSchema('surveys') });
const assignmentOf = z.object({ assignmentId: idSchema('survey-assignments') });
const clientTypeId = idSchema('client-types').nullable();
const oneAssignment = z.object({ assignment: SurveyAssignment });

export const surveyAssignmentRoutes = defineRoutes({
  assignableClients: {
    endpoint: 'GET /clients/for-assign/surveys/:id',
    permission: view,
    params: surveyOf,
    query: z.object({ search, page: pageNumber }),
    response: z.object({ clients: z.array(AssignableClient), nextPage }),
  },
  /**
   * `issues`: number of faults that keep the survey from being sent. `others`: the other first surveys that clients see, and
   * which this one would replace. `notReached`: number of active clients whose first survey it is and who do not get it, because they have
   * sent another one.
   */
  detailForAssign: {
    endpoint: 'GET /surveys/:id/detailForAssign',
    permission: view,
    params: surveyOf,
    response: z.object({
      survey: SurveyCard,
      issues: z.number().int(),
      welcome: z.array(WelcomeSurvey),
      others: z.array(OtherWelcome),
      notReached: z.number().int(),
    }),
  },
  assign: {
    endpoint: 'POST /surveys/:id/assignUsers',
    permission: update,
    params: surveyOf,
    body: z.object({
      ...recipientIds,
      ...dates,
    }),
    isIdempotent: true,
    response: z.object({ assignmentIds: z.array(z.uuid()) }),
  },
  assignedClients: {
    endpoint: 'GET /surveys/:id/assignedClients',
    permission: view,
    params: surveyOf,
    query: z.object({ page: pageNumber }),
    response: z.object({ assignments: z.array(SurveyAssignment), nextPage }),
  },
  clientAssignments: {
    endpoint: 'GET /clients/:clientId/survey-assignments',
    permission: view,
    params: z.object({ clientId: idSchema('clients') }),
    query: z.object({ page: pageNumber }),
    response: z.object({ assignments: z.array(SurveyAssignment), nextPage }),
  },
  /** No check-in is asked on the days of the pause. `until` null: until it is resumed. */
  pause: {
    endpoint: 'POST /surveys/assignments/:assignmentId/pause',
    permission: update,
    params: assignmentOf,
    body: z.object({ from: plainDate, until: plainDate.nullable().default(null) }),
    response: oneAssignment,
  },
  /** Ends a pause, or starts again what stopped after misses; asks on the next day of the schedule, never at once. */
  resume: {
    endpoint: 'POST /surveys/assignments/:assignmentId/resume',
    permission: update,
    params: assignmentOf,
    response: oneAssignment,
  },
  /**
   * Changes the end, the pause and the next day. A chosen next day moves that one check-in; the days after it are again those of
   * the schedule. `nextOn` null: the next day of the schedule.
   */
  changeDates: {
    endpoint: 'PUT /surveys/assignments/:assignmentId',
    permission: update,
    params: assignmentOf,
    body: z.object({
      endsOn: plainDate.nullable(),
      pausedFrom: plainDate.nullable(),
      pausedUntil: plainDate.nullable(),
      nextOn: plainDate.nullable(),
      version: recordVersion,
    }),
    response: oneAssignment,
  },
  /** Leaves out the next check-in, or the open one. */
  excuse: {
    endpoint: 'POST /surveys/assignments/:assignmentId/excuse',
    permission: update,
    params: assignmentOf,
    body: z.object({ dueOn: plainDate }),
    response: oneAssignment,
  },
  /** Ends an assignment. What the client answered stays, what they have not begun disappears. */
  unassign: {
    endpoint: 'POST /surveys/assignments/:assignmentId/deleteUserSurvey',
    permission: update,
    params: assignmentOf,
    response: emptyResponse,
  },
  /** The survey replaces the present one of the type. */
  setWelcome: {
    endpoint: 'POST /surveys/:id/welcome',
    permission: update,
    params: surveyOf,
    body: z.object({ clientTypeId }),
    response: z.object({ welcome: z.array(WelcomeSurvey) }),
  },
  removeWelcome: {
    endpoint: 'POST /surveys/:id/welcome/remove',
    permission: update,
    params: surveyOf,
    body: z.object({ clientTypeId }),
    response: z.object({ welcome: z.array(WelcomeSurvey) }),
  },
  /**
   * Sends the first survey to clients whom it does not reach: to these, or to up to 200. Clients who have it already are left out.
   */
  sendWelcome: {
    endpoint: 'POST /surveys/:id/welcome/send',
    permission: update,
    params: surveyOf,
    body: z.object({ clientIds: z.array(idSchema('clients')).min(1).max(maxRecipients).nullable().default(null) }),
    isIdempotent: true,
    response: z.object({ sent: z.number().int() }),
  },
});
