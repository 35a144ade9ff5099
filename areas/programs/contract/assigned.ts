import { z } from 'zod';
import { AssignedCopy, CopyDates } from '#areas/assignments/contract.ts';
import { LaterCopy, limits, Pause } from './document.ts';

/** A copy in the list of a client's programs, with its progress. */
export const AssignedProgram = AssignedCopy.extend({
  endsOn: z.string(),
  weeks: z.number().int(),
  workouts: z.number().int(),
  /** Null for who may not read the completed workouts of the client. */
  completedWorkouts: z.number().int().nullable(),
});
export type AssignedProgram = z.output<typeof AssignedProgram>;

/** Client, dates, note and progress of a copy. */
export const ProgramAssignment = AssignedProgram.extend({
  ...CopyDates.shape,
  endsOn: z.string(),
  templateId: z.uuid().nullable(),
  templateTitle: z.string().nullable(),
  lastTrainedAt: z.string().nullable(),
  /** The last day that the coach chose; null for a copy that runs to the end of its weeks or was replaced. */
  chosenEnd: z.string().nullable(),
  /** All pauses, by their first day. */
  pauses: z.array(Pause).max(limits.pauses),
  /** The first day of the copy that replaces it; null without one. */
  replacedFrom: z.string().nullable(),
  /** The next copies of the client that begin after the first day of this one, by first day. */
  laterCopies: z.array(LaterCopy).max(limits.laterCopies),
});
export type ProgramAssignment = z.output<typeof ProgramAssignment>;
