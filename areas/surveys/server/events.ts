import type { SurveyType } from '../contract/questions.ts';
import { defineEvent } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';

/** The caller, a client, sent their answers, also again after a correction. `photoIds` are files of progress photos. */
export const surveyAnswered = defineEvent<{
  checkInId: string;
  clientId: string;
  surveyName: string;
  type: SurveyType;
  dueOn: string;
  sentAt: string;
  isCorrection: boolean;
  /** Whether one of the present answers is one that its question flags or names a symptom; other flags are not urgent. */
  hasFlags: boolean;
  photoIds: readonly string[];
}>('survey answered');

/** A professional has reviewed answers. `hasReply`: a message or a task was sent too, which has its own notification. */
export const answersReviewed = defineEvent<{
  checkInId: string;
  clientId: string;
  surveyName: string;
  hasReply: boolean;
}>('survey answers reviewed');

/** The caller has read answers some of which are reserved from them: they wait for who may read those. */
export const answersReadInPart = defineEvent<{ checkInId: string }>('survey answers read in part');

/** A professional has given the client a task as a reply to a check-in. */
export const taskGiven = defineEvent<{ taskId: string; clientId: string; text: string }>('check-in task given');

/** A task was ticked or taken back. */
export const taskEnded = defineEvent<{ taskId: string }>('check-in task ended');

/** Answers of a client were deleted. */
export const answersDeleted = defineEvent<{ checkInId: string; clientId: string }>('survey answers deleted');

/** A check-in that waits for its client. */
export interface AskedClient {
  checkInId: string;
  clientId: string;
  surveyName: string;
  dueOn: string;
}

/** Clients are asked, or reminded (step 1 in the evening, 2 on the next day). */
export const clientsAsked = defineEvent<
  { accountId: string; step: 0 | 1 | 2; type: SurveyType; checkIns: readonly AskedClient[] },
  RequestOrJobScope
>('clients asked');

/** Check-ins were not answered in time. Published by a job. */
export const checkInsMissed = defineEvent<{ checkInIds: readonly string[] }, RequestOrJobScope>('check-ins missed');

/** Clients missed several check-ins and are not asked any more. Published by a job. */
export const checkInsStopped = defineEvent<
  {
    accountId: string;
    stopped: readonly { assignmentId: string; clientId: string; surveyName: string; dueOn: string }[];
  },
  RequestOrJobScope
>('check-ins stopped');
