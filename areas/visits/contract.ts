import { z } from 'zod';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';

export const visitLimits = {
  /** Measured values, and readings of each. */
  measures: 80,
  takes: 3,
  answers: 120,
  text: 5000,
  /** Visits in the table of values; the newest ones. */
  columns: 60,
  /** Earlier visits that the path of the RXc graph and the trends of the PDF go back to, and the first of all. */
  earlier: 11,
} as const;

export const visitProblems = defineProblems('visits', {
  /** A visit without weight or height cannot be completed. */
  weight_required: 422,
  height_required: 422,
  in_future: 422,
  /** The agreed day of the next visit is not after the day of the visit. */
  next_not_later: 422,
  /** The profile says that the client is pregnant or breastfeeds, the visit says nothing about it. */
  maternal_state_required: 422,
  /** The visit states no pregnancy or breastfeeding, but an undecided declaration about the client names one. */
  maternal_state_declared: 422,
  /** A completed visit is reopened before it is edited. */
  completed: 409,
  not_completed: 409,
  draft_has_no_link: 409,
  /** Of the template of the medical history. */
  anamnesis_no_name: 422,
  anamnesis_twice: 422,
  anamnesis_too_many: 422,
});

/** What the body composition of the visit comes from; FOLDS computes it with a formula. */
export const measurementTypes = ['FOLDS', 'BIA', 'MANUAL'] as const;

/** Drafts are not part of the client's measurements yet. A reopened visit is a draft whose values stay until it is completed again. */
export const visitStates = ['draft', 'completed'] as const;

/** A visit was created, saved, completed, reopened or deleted. `version` is null when it was deleted. */
export const liveVisitChanged = defineLiveEvent(
  'visit.changed',
  z.object({ visitId: z.uuid(), clientId: z.uuid(), version: z.number().int().nullable() }),
);
