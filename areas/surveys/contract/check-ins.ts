import { z } from 'zod';
import { attachmentSizes, privateAttachmentOf } from '#shell/common/attachments.ts';
import { FileResponse, idSchema, instant, nextPage, pageNumber, uuid } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';
import { AnswerEntry, AnswerValue } from './answers.ts';
import { limits, questionKinds, SurveyContent } from './questions.ts';

/** `missed`: the day passed without answers. `excused`: it is not expected: a professional said so, or a consent was missing. */
export const checkInStates = ['open', 'draft', 'sent', 'reviewed', 'missed', 'excused'] as const;
export type CheckInState = (typeof checkInStates)[number];

/** An answer as it was sent, with the question and the options as the client read them. */
export const SentAnswer = z.object({
  questionId: z.uuid(),
  kind: z.enum(questionKinds),
  question: z.string(),
  value: AnswerValue,
  /** The chosen options as texts, with what was typed for "other". */
  optionTexts: z.array(z.string()),
  unit: z.string(),
  metric: z.string().nullable(),
  /** The upper end of the scale on which the number was chosen. Missing in answers that an earlier release stored. */
  scaleMax: z.number().nullable().optional(),
});
export type SentAnswer = z.output<typeof SentAnswer>;

/** A flagged answer with the answers to the questions that explain it, such as “Che cosa, quando?” after a yes. */
export const ExplainedAnswer = z.object({ answer: SentAnswer, explanations: z.array(SentAnswer) });
export type ExplainedAnswer = z.output<typeof ExplainedAnswer>;

export const CheckInFile = privateAttachmentOf('check-in-files');
export type CheckInFile = z.output<typeof CheckInFile>;

/** What a client is asked now, or sent and may still change. */
export const OwnCheckIn = z.object({
  id: z.uuid(),
  surveyId: z.uuid(),
  isWelcome: z.boolean(),
  dueOn: z.string(),
  /** The last day; null: until it is sent. */
  closesOn: z.string().nullable(),
  state: z.enum(checkInStates),
  content: SurveyContent,
  /** Entries that are not sent, of all devices. */
  draft: z.array(AnswerEntry),
  answers: z.array(SentAnswer),
  files: z.array(CheckInFile),
  sentAt: z.string().nullable(),
  /** The day by which a reply was promised. */
  replyBy: z.string().nullable(),
  /** The client has begun to correct the sent answers and has not sent the correction; it can be sent after they were read too. */
  isCorrecting: z.boolean(),
  /** Questions whose sent number is withheld from the client: it is neither in `answers` nor in `draft`. */
  hiddenIds: z.array(z.uuid()),
});
export type OwnCheckIn = z.output<typeof OwnCheckIn>;

/** A check-in of the past, for the client. */
export const PastCheckIn = OwnCheckIn.pick({ id: true, dueOn: true, state: true, sentAt: true }).extend({
  name: z.string(),
});
export type PastCheckIn = z.output<typeof PastCheckIn>;

/** Check-ins in one response; the others follow when these are answered. */
export const maxOwnCheckIns = 20;

const [view, update] = ['view own surveys', 'update own surveys'] as const;
const checkInOf = z.object({ checkInId: idSchema('check-ins') });
const oneCheckIn = z.object({ checkIn: OwnCheckIn });
/** One entry for each question; more would be the same question twice. */
const entries = z.array(AnswerEntry).max(limits.questions);

/** The check-ins of a client. */
export const ownCheckInRoutes = defineRoutes({
  list: {
    endpoint: 'GET /my/check-ins',
    permission: view,
    response: z.object({ checkIns: z.array(OwnCheckIn).max(maxOwnCheckIns) }),
  },
  /** Number of check-ins to answer and the nearest one, for Today. */
  open: {
    endpoint: 'GET /my/check-ins/open',
    permission: view,
    response: z.object({
      count: z.number().int(),
      /** Number of tasks that are not done. */
      tasks: z.number().int(),
      first: z.object({ id: z.uuid(), name: z.string(), dueOn: z.string(), isBegun: z.boolean() }).nullable(),
    }),
  },
  past: {
    endpoint: 'GET /my/check-ins/past',
    permission: view,
    query: z.object({ page: pageNumber }),
    response: z.object({ checkIns: z.array(PastCheckIn), nextPage }),
  },
  get: { endpoint: 'GET /my/check-ins/:checkInId', permission: view, params: checkInOf, response: oneCheckIn },
  /** Stores entries of a device; of two about the same question the later one is valid. */
  saveDraft: {
    endpoint: 'POST /my/check-ins/:checkInId/draft',
    permission: update,
    params: checkInOf,
    body: z.object({ sentAt: instant, entries }),
    response: oneCheckIn,
  },
  /** Sends the answers, also again until they are reviewed, and a correction that was begun before that. The device makes `sendId`: a repeated request changes nothing. */
  send: {
    endpoint: 'POST /my/check-ins/:checkInId/send',
    permission: update,
    params: checkInOf,
    body: z.object({ sendId: uuid, sentAt: instant, entries }),
    response: oneCheckIn,
  },
  addFile: {
    endpoint: 'POST /my/check-ins/:checkInId/files',
    permission: update,
    params: checkInOf,
    upload: uploadPolicies.checkInFile,
    body: z.object({ fileId: uuid }),
    response: z.object({ file: CheckInFile }),
  },
});

/** The bytes of a file of a check-in. The only way to them: there are no signed addresses. */
export const checkInFileRoutes = defineSubjectRoutes({
  read: {
    own: { endpoint: 'GET /my/check-ins/:checkInId/files/:fileId', permission: view },
    client: { endpoint: 'GET /clients/:clientId/survey-answers/:checkInId/files/:fileId', permission: 'view surveys' },
    params: checkInOf.extend({ fileId: idSchema('check-in-files') }),
    query: z.object({ size: z.enum(attachmentSizes).default('full') }),
    download: 'application/octet-stream',
    response: FileResponse,
  },
});

/** A check-in of a client (null: of several) was opened, answered, reviewed, missed or deleted, or their schedule changed. */
export const checkInChanged = defineLiveEvent('check_in.changed', z.object({ clientId: z.uuid().nullable() }));
