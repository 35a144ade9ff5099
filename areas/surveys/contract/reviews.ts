import { z } from 'zod';
import { emptyResponse, idSchema, nextPage, pageNumber, search, text, uuid, yesNo } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { CheckInFile, checkInStates, SentAnswer } from './check-ins.ts';
import { surveyTypes } from './questions.ts';

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
  reviewedAt: z.string().nullable(),
});
export type AnswerCard = z.output<typeof AnswerCard>;

export const completedStates = ['sent', 'reviewed', 'missed'] as const;

export const CompletedFilters = z.object({
  search,
  surveyId: idSchema('surveys').optional(),
  state: z.enum(completedStates).optional(),
  /** Only what waits for a review, the longest waiting first. */
  unread: yesNo.optional(),
  page: pageNumber,
});
export type CompletedFilters = z.output<typeof CompletedFilters>;

/** Earlier numbers of a question, the oldest first. */
const NumberBefore = z.object({ dueOn: z.string(), value: z.number() });

/** An answer beside the one of the last time, which is null without one. */
export const ReviewedAnswer = SentAnswer.extend({
  before: SentAnswer.nullable(),
  /** The last numbers of the question, this one included. */
  numbers: z.array(NumberBefore),
});
export type ReviewedAnswer = z.output<typeof ReviewedAnswer>;

/** Times that the numbers of a question go back. */
export const maxTimes = 8;

export const SurveyAnswer = AnswerCard.extend({
  answers: z.array(ReviewedAnswer),
  files: z.array(CheckInFile),
  /** The day of the last time; null for the first. */
  lastOn: z.string().nullable(),
  /** Number of earlier versions that the client replaced. */
  revisions: z.number().int(),
  reviewerName: z.string().nullable(),
  /** Others that wait for a review. */
  next: z.object({ id: z.uuid(), clientId: z.uuid() }).nullable(),
  previous: z.object({ id: z.uuid(), clientId: z.uuid() }).nullable(),
});
export type SurveyAnswer = z.output<typeof SurveyAnswer>;

const [view, update] = ['view surveys', 'update surveys'] as const;
const answerOf = z.object({ id: idSchema('survey-answers') });

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
  get: {
    endpoint: 'GET /clients/:clientId/survey-answers/:id',
    permission: view,
    params: answerOf.extend({ clientId: idSchema('clients') }),
    response: z.object({ surveyAnswer: SurveyAnswer }),
  },
  /** Marks answers as reviewed; with a text it is also sent to the client's conversation, once for each `messageId`. */
  review: {
    endpoint: 'POST /surveys/survey-answers/:id/review',
    permission: update,
    params: answerOf,
    body: z.object({ reply: text(5000).default(''), messageId: uuid }),
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
