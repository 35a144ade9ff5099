import { z } from 'zod';
import { recipientIds } from '#areas/assignments/contract/recipients.ts';
import { FlaggedFirst, maxFlaggedFirst, PendingClient, PendingFirstSurvey } from './first-surveys.ts';
import { emptyResponse, idSchema, nextPage, pageNumber, search, text, uuid, yesNo } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import { PoseOverTime } from '#areas/progress/contract/over-time.ts';
import { CheckInFile, checkInStates, SentAnswer } from './check-ins.ts';
import { surveyTypes } from './questions.ts';
import { CheckInTask, TaskDraft, taskLimits } from './tasks.ts';

/** `answer`: the answer as such; `state`: a pregnancy or breastfeeding; `worse`: two points worse than the last time; `off_trend`: a weight far from the trend. */
const flagReasons = ['answer', 'symptom', 'state', 'medicine', 'worse', 'off_trend'] as const;

/** A flagged answer that the client changed before a professional read it. `now` null: it was taken back. */
const FlagChange = z.object({ was: SentAnswer, now: SentAnswer.nullable() });
export type FlagChange = z.output<typeof FlagChange>;

export const AnswerFlag = z.object({
  questionId: z.uuid(),
  question: z.string(),
  reason: z.enum(flagReasons),
  /** Set when only the replaced answer was flagged. */
  changed: FlagChange.optional(),
  /** The flagged answer and those that explain it. Only of `flaggedOfClient` and `flaggedOfRecipients`; missing in cached responses. */
  answer: SentAnswer.optional(),
  explanations: z.array(SentAnswer).optional(),
});
export type AnswerFlag = z.output<typeof AnswerFlag>;

/** A check-in of a client as lists of professionals show it. */
export const AnswerCard = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  surveyId: z.uuid(),
  surveyName: z.string(),
  type: z.enum(surveyTypes),
  dueOn: z.string(),
  state: z.enum(checkInStates),
  sentAt: z.string().nullable(),
  /** The day on which the client sent them, in the client's time zone. */
  sentOn: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  /** The last message or task of a professional about the answers. Missing in responses that an earlier release cached. */
  repliedAt: z.string().nullable().optional(),
  /**
   * Whether they wait for the caller: nobody has read them, or they are flagged answers of a first survey of a client in the caller's
   * charge that only others have read. Missing in responses that an earlier release cached.
   */
  isUnread: z.boolean().optional(),
  /** The day by which the client was promised a reply. */
  replyBy: z.string().nullable(),
  /** The flagged answers that the caller may read, those that a question flags first. */
  flags: z.array(AnswerFlag),
  /** Number of earlier versions that the client replaced. */
  revisions: z.number().int(),
});
export type AnswerCard = z.output<typeof AnswerCard>;

export const completedStates = ['sent', 'reviewed', 'missed'] as const;

export const CompletedFilters = z.object({
  search,
  surveyId: idSchema('surveys').optional(),
  state: z.enum(completedStates).optional(),
  /** Only what waits for a review: flagged answers first, then the longest waiting. */
  unread: yesNo.optional(),
  /** Only those with an answer that its question flags, the latest first; false: only the others. */
  flagged: yesNo.optional(),
  page: pageNumber,
});
export type CompletedFilters = z.output<typeof CompletedFilters>;

/**
 * Which answers that wait for a review are next and previous: those of the client, the flagged ones of the client, all, or all that a
 * question flags.
 */
export const reviewQueues = ['client', 'flagged', 'all', 'all_flagged'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];
const queue = z.enum(reviewQueues).default('client');

/** Earlier numbers of a question, the oldest first. */
const NumberBefore = z.object({ dueOn: z.string(), value: z.number() });

/** An answer beside the one of the last time, which is null without one. */
export const ReviewedAnswer = SentAnswer.extend({
  flag: z.enum(flagReasons).nullable(),
  before: SentAnswer.nullable(),
  /** Whether the client changed the answer after sending it, and the one that it replaced; null: it was added. */
  isCorrected: z.boolean(),
  replaced: SentAnswer.nullable(),
  /** The last numbers of the question, this one included. */
  numbers: z.array(NumberBefore),
});
export type ReviewedAnswer = z.output<typeof ReviewedAnswer>;

const WithdrawnAnswer = SentAnswer.extend({ flag: z.enum(flagReasons).nullable() });
export type WithdrawnAnswer = z.output<typeof WithdrawnAnswer>;

/** The days that the answers are about, both included, with the body of the client up to then for who may view health records. */
export const AnswerPeriod = z.object({
  from: z.string(),
  until: z.string(),
  /** The trend of the weight in the last twelve weeks, the oldest first. `value` is the last one of the day. */
  weights: z.array(z.object({ day: z.string(), value: z.number(), trend: z.number() })),
  /** The newest weight up to the answers, as it was measured. */
  lastWeight: z.object({ day: z.string(), value: z.number() }).nullable(),
  photos: z.array(PoseOverTime),
});
export type AnswerPeriod = z.output<typeof AnswerPeriod>;

/** Workouts that were done in the days that the answers are about, how many of them were interrupted, and those that the programs plan on these days. */
const WorkoutsOfPeriod = z.object({ done: z.number().int(), interrupted: z.number().int(), planned: z.number().int() });
export type WorkoutsOfPeriod = z.output<typeof WorkoutsOfPeriod>;

/** Meals of the meal plans in these days; see `meals/rules/adherence.ts`. */
const MealsOfPeriod = z.object({
  meals: z.number().int(),
  notReported: z.number().int(),
  followedPercent: z.number().int().nullable(),
});

/** Earlier versions of answers that are compared with the present one. */
export const maxRevisions = 10;

/** Times that the numbers of a question go back. */
export const maxTimes = 8;

/**
 * Questions about health whose answers the caller does not read, also those that were not answered, and the names of the professionals
 * who do.
 */
export const ReservedAnswers = z.object({
  questions: z.array(z.object({ questionId: z.uuid(), question: z.string() })),
  readers: z.array(z.string()),
});
export type ReservedAnswers = z.output<typeof ReservedAnswers>;

export const SurveyAnswer = AnswerCard.extend({
  answers: z.array(ReviewedAnswer),
  /** Answers that the client took back with a correction. */
  withdrawn: z.array(WithdrawnAnswer),
  /** Questions that the client saw and did not answer. Missing in responses that an earlier release cached. */
  skipped: z.array(z.object({ questionId: z.uuid(), question: z.string() })).optional(),
  /** Null when the caller reads all answers. Missing in responses that an earlier release cached. */
  reserved: ReservedAnswers.nullable().optional(),
  /** Without those of questions for photos unless the client has said yes to photos, and none after a no. */
  files: z.array(CheckInFile),
  /**
   * Which files are withheld because the consent to photos is missing: those of questions for photos before an answer, all after a no.
   * Missing in responses that an earlier release cached.
   */
  withheldFiles: z.enum(['none', 'photos', 'all']).optional(),
  /** The day of the last time; null for the first. */
  lastOn: z.string().nullable(),
  reviewerName: z.string().nullable(),
  /** Given with this check-in and those before it, the newest first. */
  tasks: z.array(CheckInTask).max(taskLimits.shown),
  /** Others of the queue that wait for a review. */
  next: z.object({ id: z.uuid(), clientId: z.uuid() }).nullable(),
  previous: z.object({ id: z.uuid(), clientId: z.uuid() }).nullable(),
});
export type SurveyAnswer = z.output<typeof SurveyAnswer>;

/** Number of check-ins with flagged answers that one response lists. */
export const maxFlagged = 200;

/** The clients and groups that an assignment names. */
const recipients = z.object(recipientIds);

const flaggedList = z.object({ flaggedAnswers: z.array(AnswerCard).max(maxFlagged) });

const [view, update] = ['view surveys', 'update surveys'] as const;
const answerOf = z.object({ id: idSchema('survey-answers') });

const answerOfClient = answerOf.extend({ clientId: idSchema('clients') });

export const reviewRoutes = defineRoutes({
  completed: {
    endpoint: 'GET /surveys/completed',
    permission: view,
    query: CompletedFilters,
    response: z.object({ surveys: z.array(AnswerCard), nextPage }),
  },
  ofClient: {
    endpoint: 'GET /clients/:clientId/survey-answers',
    permission: view,
    params: z.object({ clientId: idSchema('clients') }),
    query: z.object({ page: pageNumber }),
    response: z.object({ surveyAnswers: z.array(AnswerCard), nextPage }),
  },
  /** The first survey that the client has not sent, also one that does not reach them; null without one. */
  pendingFirst: {
    endpoint: 'GET /clients/:clientId/first-survey',
    permission: view,
    params: z.object({ clientId: idSchema('clients') }),
    response: z.object({ firstSurvey: PendingFirstSurvey.nullable() }),
  },
  /** The client's flagged answers that wait for a review, the latest first. */
  flaggedOfClient: {
    endpoint: 'GET /clients/:clientId/flagged-answers',
    permission: view,
    params: z.object({ clientId: idSchema('clients') }),
    response: flaggedList,
  },
  /**
   * Questions whose answer is flagged, also once it was read, unless a later answer of the client to the same question follows: of first
   * surveys, and of later check-ins those about health; first surveys first, then the latest.
   */
  flaggedFirst: {
    endpoint: 'GET /clients/:clientId/flagged-first-answers',
    permission: view,
    params: z.object({ clientId: idSchema('clients') }),
    response: z.object({ flaggedFirst: z.array(FlaggedFirst).max(maxFlaggedFirst) }),
  },
  /** The same of all clients that an assignment names. */
  flaggedOfRecipients: {
    endpoint: 'POST /surveys/flagged-answers',
    permission: view,
    body: recipients,
    response: flaggedList,
  },
  /** `flaggedFirst` of all clients that an assignment names. */
  flaggedFirstOfRecipients: {
    endpoint: 'POST /surveys/flagged-first-answers',
    permission: view,
    body: recipients,
    response: z.object({ flaggedFirst: z.array(FlaggedFirst).max(maxFlagged) }),
  },
  /** The clients that an assignment names who have not answered the first survey yet, by name. */
  pendingFirstOfRecipients: {
    endpoint: 'POST /surveys/pending-first-surveys',
    permission: view,
    body: recipients,
    response: z.object({ pendingFirst: z.array(PendingClient).max(maxRecipients) }),
  },
  get: {
    endpoint: 'GET /clients/:clientId/survey-answers/:id',
    permission: view,
    params: answerOfClient,
    query: z.object({ queue }),
    response: z.object({ surveyAnswer: SurveyAnswer }),
  },
  period: {
    endpoint: 'GET /clients/:clientId/survey-answers/:id/period',
    permission: view,
    params: answerOfClient,
    response: z.object({ period: AnswerPeriod }),
  },
  workouts: {
    endpoint: 'GET /clients/:clientId/survey-answers/:id/workouts',
    permission: 'view workouts',
    params: answerOfClient,
    response: z.object({ workouts: WorkoutsOfPeriod }),
  },
  meals: {
    endpoint: 'GET /clients/:clientId/survey-answers/:id/meals',
    permission: 'view meal plans',
    params: answerOfClient,
    response: z.object({ meals: MealsOfPeriod }),
  },
  /** Marks answers as reviewed; with a text it is also sent to the client's conversation, once for each `messageId`. */
  review: {
    endpoint: 'POST /surveys/survey-answers/:id/review',
    permission: update,
    params: answerOf,
    body: z.object({
      reply: text(5000).default(''),
      /** A saved attachment that is sent with the reply. */
      attachmentId: idSchema('chat-attachments').nullable().default(null),
      messageId: uuid,
      /** Something to do, which the client ticks. */
      task: TaskDraft.nullable().default(null),
      queue,
    }),
    isIdempotent: true,
    response: z.object({ next: z.object({ id: z.uuid(), clientId: z.uuid() }).nullable() }),
  },
  delete: {
    endpoint: 'DELETE /surveys/survey-answers/:id/delete',
    permission: 'delete surveys',
    params: answerOf,
    response: emptyResponse,
  },
});
