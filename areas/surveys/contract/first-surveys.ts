import { z } from 'zod';
import { ExplainedAnswer } from './check-ins.ts';

/**
 * A first survey that a client has not sent. `invited`: the client sees it after registering; `open`, `draft`: registered, and has begun
 * it or not; `not_reached`: chosen after the client had sent another first survey, and not sent to them. `since`: when the client was
 * invited, or registered.
 */
export const PendingFirstSurvey = z.object({
  surveyId: z.uuid(),
  name: z.string(),
  state: z.enum(['invited', 'open', 'draft', 'not_reached']),
  since: z.string().nullable(),
});
export type PendingFirstSurvey = z.output<typeof PendingFirstSurvey>;

/** A client who has not answered the first survey that they were asked. */
export const PendingClient = z.object({ clientId: z.uuid(), clientName: z.string() });
export type PendingClient = z.output<typeof PendingClient>;

/** Most clients have answered one first survey; later ones are of a client who changed the type. */
export const maxFirstSurveys = 3;

/** Check-ins of one client with flagged questions that one response names. */
export const maxFlaggedFirst = 10;

/** Flagged questions of a first survey, or of a later check-in about health, with the id of the check-in. */
export const FlaggedFirst = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  /** With the day on which the answers were sent, in the client's time zone; missing in responses that an earlier release cached. */
  surveyName: z.string().optional(),
  sentOn: z.string().optional(),
  questions: z.array(z.string()),
  /** What was answered to these questions; missing in responses that an earlier release cached. */
  answers: z.array(ExplainedAnswer).optional(),
});
export type FlaggedFirst = z.output<typeof FlaggedFirst>;
