import { z } from 'zod';
import { Day, limits, PauseRequest, Program, ProgramContent, Week } from './contract/document.ts';
import { AssignedProgram, ProgramAssignment } from './contract/assigned.ts';
import { ProgramUpdate } from './contract/copy-update.ts';
import { Share, sharing } from '#areas/sharing/contract.ts';
import {
  assignmentRoutes,
  includesAssigned,
  copyDatesFields,
  CopyPause,
  copyStates,
} from '#areas/assignments/contract.ts';
import {
  idSchema,
  nextPage,
  emptyResponse,
  pageNumber,
  plainDate,
  requiredText,
  search,
} from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { documentRoutes } from '#shell/common/documents/routes.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { deletionRoutes } from '#shell/common/deletions.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const kinds = ['templates', 'copies'] as const;
/** States of copies by which a list is filtered: `paused` are those of a pause of today, which are in no other state then. */
export const copyFilters = [...copyStates, 'paused'] as const;
/** A template or a copy in lists. Client, dates and state are null for a template. */
export const ProgramCard = z.object({
  id: z.uuid(),
  title: z.string(),
  weeks: z.number().int(),
  workouts: z.number().int(),
  /** Number of clients that have a copy of the program. */
  assigned: z.number().int(),
  folderId: z.uuid().nullable(),
  folderName: z.string().nullable(),
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  state: z.enum(copyStates).nullable(),
  /** The pause that is on today; null when none is. */
  pause: CopyPause.nullable().optional(),
  /** Whether the client of a copy is inactive or waits for the deletion of their data. Missing in responses of an earlier release. */
  isClientInactive: z.boolean().optional(),
  updatedAt: z.string(),
  ...sharing,
});
export type ProgramCard = z.output<typeof ProgramCard>;

/** A template as an option of a select field. */
export const TemplateOption = ProgramCard.pick({
  id: true,
  title: true,
  weeks: true,
  workouts: true,
  folderName: true,
});
export type TemplateOption = z.output<typeof TemplateOption>;

/** `folderId` is a folder, or `none` for templates outside all folders. Without it all folders are listed. */
export const ProgramFilters = z.object({
  search,
  kind: z.enum(kinds).default('templates'),
  folderId: z.union([z.literal('none'), idSchema('folders')]).optional(),
  clientId: idSchema('clients').optional(),
  state: z.enum(copyFilters).optional(),
  sortBy: z.enum(['title', 'updatedAt', 'weeks', 'assigned', 'clientName', 'startsOn', 'endsOn']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  page: pageNumber,
});
export type ProgramFilters = z.output<typeof ProgramFilters>;

const oneProgram = z.object({ program: Program });
const searched = z.object({ search, page: pageNumber });
const choices = z.object({ programs: z.array(TemplateOption), nextPage });

const assignment = assignmentRoutes({
  path: '/programs',
  noun: 'programs',
  copyNoun: 'client-programs',
  view: 'view programs',
  update: 'update programs',
  content: { copy: AssignedProgram, update: ProgramUpdate },
});

export const programRoutes = defineRoutes({
  list: {
    endpoint: 'GET /programs',
    permission: 'view programs',
    query: ProgramFilters,
    response: z.object({ programs: z.array(ProgramCard), nextPage }),
  },
  get: { endpoint: 'GET /programs/:id', permission: 'view programs', isHeavy: true, response: oneProgram },
  detailForAssign: {
    endpoint: 'GET /programs/:id/detailForAssign',
    permission: 'view programs',
    response: z.object({ program: ProgramCard, rows: z.number().int(), assigned: z.array(AssignedProgram) }),
  },
  create: {
    endpoint: 'POST /programs',
    permission: 'create programs',
    body: z.object({
      title: requiredText(120),
      weeks: z.number().int().min(1).max(limits.weeks).default(4),
      daysAWeek: z.number().int().min(1).max(limits.daysAWeek).default(3),
      folderId: idSchema('folders').nullable().default(null),
      /** Weeks of the new program. When they are given, `weeks` and `daysAWeek` are ignored. */
      content: z.array(Week).min(1).max(limits.weeks).nullable().default(null),
    }),
    isHeavy: true,
    isIdempotent: true,
    response: oneProgram,
  },
  ...documentRoutes({
    path: '/programs',
    noun: 'programs',
    view: 'view programs',
    update: 'update programs',
    content: ProgramContent,
  }),
  /** A template can be restored; the copies of clients stay. */
  delete: { endpoint: 'DELETE /programs/:id', permission: 'delete programs', response: emptyResponse },
  ...deletionRoutes({
    path: '/programs',
    noun: 'programs',
    remove: 'delete programs',
    /** With a client, their programs; with `copies`, those of all clients whom the caller sees; otherwise templates. */
    query: z.object({ clientId: idSchema('clients').optional(), kind: z.literal('copies').optional() }),
  }),
  duplicate: {
    endpoint: 'POST /programs/duplicate/:id',
    permission: 'create programs',
    params: z.object({ id: idSchema('programs') }),
    /** A template with the content of a template or copy. Without `folderId` the duplicate goes into the folder of the original. */
    body: z.object({ folderId: idSchema('folders').nullable().optional() }),
    isHeavy: true,
    isIdempotent: true,
    response: oneProgram,
  },
  share: {
    endpoint: 'PUT /programs/:id/sharing',
    permission: 'update programs',
    params: z.object({ id: idSchema('programs') }),
    body: Share,
    response: emptyResponse,
  },
  moveToFolder: {
    endpoint: 'POST /programs/moveToFolder',
    permission: 'update programs',
    body: z.object({
      programIds: z.array(idSchema('programs')).min(1).max(200),
      folderId: idSchema('folders').nullable(),
    }),
    response: emptyResponse,
  },
  ...assignment,
  assign: { ...assignment.assign, body: assignment.assign.body.extend({ includesAssigned }) },
  previewAssign: { ...assignment.previewAssign, body: assignment.previewAssign.body.extend({ includesAssigned }) },
  ofClient: {
    endpoint: 'GET /programs/client/:id',
    permission: 'view programs',
    params: z.object({ id: idSchema('clients') }),
    query: z.object({ page: pageNumber }),
    response: z.object({ programs: z.array(AssignedProgram), nextPage }),
  },
  programUser: {
    endpoint: 'GET /programs/program/:id/program-user-info',
    permission: 'view programs',
    params: z.object({ id: idSchema('client-programs') }),
    response: z.object({ programUser: ProgramAssignment }),
  },
  /**
   * A new `startsOn` moves all dates of the copy; the `offset` of a day moves it within its week. `chosenEnd` ends it before the end
   * of its weeks, null ends it with them; without it the end stays, and a new start resets it.
   */
  saveProgramUser: {
    endpoint: 'PUT /programs/programUser/:id',
    permission: 'update programs',
    params: z.object({ id: idSchema('client-programs') }),
    body: z.object({
      version: z.number().int(),
      ...copyDatesFields,
      chosenEnd: plainDate.nullable().optional(),
      days: z
        .array(z.object({ id: idSchema('client-program-days'), offset: Day.shape.offset }))
        .max(limits.weeks * limits.daysAWeek)
        .default([]),
    }),
    isHeavy: true,
    response: z.object({ programUser: ProgramAssignment }),
  },
  /**
   * Adds or changes a pause. What was planned from its first day on moves by the days of the pause; what was begun, done or moved stays
   * on its date.
   */
  pause: {
    endpoint: 'POST /programs/programUser/:id/pause',
    permission: 'update programs',
    params: z.object({ id: idSchema('client-programs') }),
    body: PauseRequest,
    response: z.object({ programUser: ProgramAssignment }),
  },
  /** Takes the pause that begins on `from` away, as if it had never been. */
  deletePause: {
    endpoint: 'DELETE /programs/programUser/:id/pause/:from',
    permission: 'update programs',
    params: z.object({ id: idSchema('client-programs'), from: plainDate }),
    response: z.object({ programUser: ProgramAssignment }),
  },
  unassign: {
    endpoint: 'POST /programs/deleteUserProgram',
    permission: 'update programs',
    body: z.object({ programId: idSchema('client-programs') }),
    response: emptyResponse,
  },
  expiring: {
    endpoint: 'GET /programs/expiring/list',
    permission: 'view programs',
    query: z.object({ page: pageNumber }),
    response: z.object({ programs: z.array(AssignedProgram), nextPage }),
  },
  templates: { endpoint: 'GET /programs/models/list', permission: 'view programs', query: searched, response: choices },
  /** Templates that a workout package can include: those with at least one exercise row. */
  forPackages: {
    endpoint: 'GET /programs/workout-packages/list',
    permission: 'view programs',
    query: searched,
    response: choices,
  },
  count: {
    endpoint: 'GET /programs/total/count',
    permission: 'view programs',
    response: z.object({ total: z.number().int() }),
  },
  /** Returns the number of weeks of program `programId`, or of all templates without it. */
  totalWeeks: {
    endpoint: 'GET /programs/total/weeks',
    permission: 'view programs',
    query: z.object({ programId: idSchema('programs').optional() }),
    response: z.object({ total: z.number().int() }),
  },
  figures: {
    endpoint: 'GET /programs/program/info',
    permission: 'view programs',
    response: z.object({
      templates: z.number().int(),
      upcoming: z.number().int(),
      running: z.number().int(),
      expiring: z.number().int(),
      terminated: z.number().int(),
      /** Number of copies of `expiring`: the client has no later program. */
      nextMissing: z.number().int(),
    }),
  },
});

export const programProblems = defineProblems('programs', {
  ids_taken: 409,
  empty: 422,
  same_date: 422,
  end_outside_weeks: 422,
  end_in_pause: 422,
  pause_outside_program: 422,
  pause_ends_before: 422,
  pauses_overlap: 422,
  pause_gone: 409,
  too_many_pauses: 422,
  into_itself: 422,
  too_many_weeks: 422,
  too_many_days: 422,
  too_many_workouts: 422,
  too_many_rows: 422,
  not_a_warm_up: 422,
  last_week: 422,
  not_a_template: 422,
});

/**
 * A template or the copy of a client was created, changed or deleted; for those who see it. Both fields are null when several
 * programs changed. A deletion names the last version.
 */
export const programChanged = defineLiveEvent(
  'program.changed',
  z.object({ programId: z.uuid().nullable(), version: z.int().nullable() }),
);
