import { z } from 'zod';
import { documentRoutes } from '#shell/common/documents/routes.ts';
import { language, nextPage, pageNumber, requiredText, search, sortFields } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { limits, SurveyContent, surveyTypes } from './contract/questions.ts';

/** The content with its version. */
export const SurveyRecord = SurveyContent.extend({
  id: z.uuid(),
  version: z.number().int(),
  /** Id of the last save. The tab that sent it recognises its own save by it. */
  saveId: z.uuid().nullable(),
  isArchived: z.boolean(),
});
export type SurveyRecord = z.output<typeof SurveyRecord>;

export const SurveyCard = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(surveyTypes),
  questions: z.number().int(),
  isArchived: z.boolean(),
  /** A first survey that no type of clients sees; clients are asked a check-in by assignments of their own. */
  isUnassigned: z.boolean(),
  /** Number of questions whose words are about health and that are not marked as such. Missing in responses that an earlier release cached. */
  unmarkedHealth: z.number().int().optional(),
  updatedAt: z.string(),
});
export type SurveyCard = z.output<typeof SurveyCard>;

const surveyStatuses = ['active', 'archived'] as const;

export const SurveyFilters = z.object({
  search,
  type: z.enum(surveyTypes).optional(),
  status: z.enum(surveyStatuses).optional(),
  page: pageNumber,
  ...sortFields(['name', 'updatedAt', 'questions']),
});
export type SurveyFilters = z.output<typeof SurveyFilters>;

/** Ready-made surveys that a new one can begin with. */
export const readyMadeNames = ['first_visit', 'weekly', 'par_q', 'sleep', 'digestion', 'adherence'] as const;
export type ReadyMadeName = (typeof readyMadeNames)[number];

const [view, create, update] = ['view surveys', 'create surveys', 'update surveys'] as const;
const oneSurvey = z.object({ survey: SurveyRecord });
const surveyName = requiredText(limits.name);

/** Deleting a survey archives it: what clients answered stays readable. */
export const surveyRoutes = defineRoutes({
  list: {
    endpoint: 'GET /surveys',
    permission: view,
    query: SurveyFilters,
    response: z.object({ surveys: z.array(SurveyCard), nextPage }),
  },
  get: { endpoint: 'GET /surveys/:id', permission: view, response: oneSurvey },
  /** Without a ready-made survey it has no questions. */
  create: {
    endpoint: 'POST /surveys',
    permission: create,
    body: z.object({
      name: surveyName,
      type: z.enum(surveyTypes),
      readyMade: z.enum(readyMadeNames).nullable().default(null),
      /** Language of the ready-made questions; that of the caller when absent. */
      language: language.optional(),
    }),
    isIdempotent: true,
    response: oneSurvey,
  },
  clone: {
    endpoint: 'POST /surveys/:id/clone',
    permission: create,
    body: z.object({ name: surveyName }),
    isIdempotent: true,
    response: oneSurvey,
  },
  archive: { endpoint: 'DELETE /surveys/:id', permission: 'delete surveys', response: oneSurvey },
  unarchive: { endpoint: 'POST /surveys/:id/restore', permission: update, response: oneSurvey },
  ...documentRoutes({ path: '/surveys', noun: 'surveys', view, update, content: SurveyContent }),
});

/** A survey was created, changed, archived or restored. */
export const surveyChanged = defineLiveEvent(
  'survey.changed',
  z.object({ surveyId: z.uuid(), version: z.number().int() }),
);

export const surveyProblems = defineProblems('surveys', {
  too_large: 422,
  not_ready: 422,
  archived: 422,
  not_check_in: 422,
  not_welcome: 422,
  weekday_missing: 422,
  month_day_missing: 422,
  no_day: 422,
  ends_before: 422,
  day_unfit: 422,
  not_running: 409,
  not_excusable: 409,
  answer_missing: 422,
  number_out_of_range: 422,
  number_too_small: 422,
  number_too_large: 422,
  already_reviewed: 409,
  not_open: 409,
  too_many_files: 422,
  not_sent: 409,
  task_due_past: 422,
});
