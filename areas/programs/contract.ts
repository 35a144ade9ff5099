import { z } from 'zod';
import { Day, limits, Program, ProgramContent, Week } from './contract/document.ts';
import {
  plainDate,
  idSchema,
  nextPage,
  emptyResponse,
  optionalText,
  pageNumber,
  requiredText,
  search,
  text,
} from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { documentRoutes } from '#shell/common/documents/routes.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const programStates = ['running', 'expiring', 'terminated', 'upcoming'] as const;
export const kinds = ['templates', 'copies'] as const;
/**
 * What an assignment does with the programs a client already has on its first day. `replace` ends them the day before
 * and deletes those that start on that day; `keep` leaves them all.
 */
export const runningChoices = ['keep', 'replace'] as const;

/** Clients of one assignment. */
export const maxRecipients = 200;
/** Overlapping programs listed by the preview of an assignment. */
export const maxNamed = 20;

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
  state: z.enum(programStates).nullable(),
  updatedAt: z.string(),
});
export type ProgramCard = z.output<typeof ProgramCard>;

/** A template in a select field. */
export const TemplateOption = z.object({
  id: z.uuid(),
  title: z.string(),
  weeks: z.number().int(),
  workouts: z.number().int(),
  folderName: z.string().nullable(),
});
export type TemplateOption = z.output<typeof TemplateOption>;

export const AssignedProgram = z.object({
  id: z.uuid(),
  title: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  state: z.enum(programStates),
  weeks: z.number().int(),
  workouts: z.number().int(),
  completedWorkouts: z.number().int(),
});
export type AssignedProgram = z.output<typeof AssignedProgram>;

/** Client, dates, note and progress of a copy. */
export const ProgramAssignment = AssignedProgram.extend({
  version: z.number().int(),
  templateId: z.uuid().nullable(),
  templateTitle: z.string().nullable(),
  note: z.string(),
  lastTrainedAt: z.string().nullable(),
});
export type ProgramAssignment = z.output<typeof ProgramAssignment>;

/** `folderId` is a folder, or `none` for templates outside all folders. Without it all folders are listed. */
export const ProgramFilters = z.object({
  search,
  kind: z.enum(kinds).default('templates'),
  folderId: z.union([z.literal('none'), idSchema('folders')]).optional(),
  clientId: idSchema('clients').optional(),
  state: z.enum(programStates).optional(),
  sortBy: z.enum(['title', 'updatedAt', 'weeks', 'assigned', 'clientName', 'startsOn', 'endsOn']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  page: pageNumber,
});
export type ProgramFilters = z.output<typeof ProgramFilters>;

/** Result of an assignment before it is made: its recipients and the programs they have on its first day. */
export const AssignPreview = z.object({
  clients: z.number().int(),
  /** Clients that have a program on that day. */
  training: z.number().int(),
  /** Clients whose program on that day is a copy of the same template. */
  alreadyAssigned: z.number().int(),
  /** Programs that started earlier: `replace` ends them the day before. */
  running: z.number().int(),
  /** Programs that start on that day: `replace` deletes them. */
  starting: z.number().int(),
  /** The first `maxNamed` of these programs, by the client's name. */
  programs: z.array(z.object({ clientName: z.string(), title: z.string(), endsOn: z.string() })).max(maxNamed),
});
export type AssignPreview = z.output<typeof AssignPreview>;

const AssignableClient = z.object({ id: z.uuid(), name: z.string(), runningProgram: z.string().nullable() });

const recipients = {
  clientIds: z.array(idSchema('clients')).max(maxRecipients).default([]),
  groupIds: z.array(idSchema('groups')).max(20).default([]),
  startsOn: plainDate,
};

const oneProgram = z.object({ program: Program });
const searched = z.object({ search, page: pageNumber });
const choices = z.object({ programs: z.array(TemplateOption), nextPage });

export const programRoutes = defineRoutes({
  list: {
    endpoint: 'GET /programs',
    permission: 'view programs',
    query: ProgramFilters,
    response: z.object({ programs: z.array(ProgramCard), nextPage }),
  },
  get: { endpoint: 'GET /programs/:id', permission: 'view programs', response: oneProgram },
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
      /** Weeks of the new program; `weeks` and `daysAWeek` are then ignored. */
      content: z.array(Week).min(1).max(limits.weeks).nullable().default(null),
    }),
    response: oneProgram,
  },
  ...documentRoutes({
    path: '/programs',
    noun: 'programs',
    view: 'view programs',
    update: 'update programs',
    content: ProgramContent,
  }),
  delete: { endpoint: 'DELETE /programs/:id', permission: 'delete programs', response: emptyResponse },
  duplicate: {
    endpoint: 'POST /programs/duplicate/:id',
    permission: 'create programs',
    params: z.object({ id: idSchema('programs') }),
    /** Without `folderId` the duplicate goes into the folder of the original. */
    body: z.object({ folderId: idSchema('folders').nullable().optional() }),
    response: oneProgram,
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
  assignableClients: {
    endpoint: 'GET /clients/for-assign/programs/:id',
    permission: 'view programs',
    query: searched,
    response: z.object({ clients: z.array(AssignableClient), nextPage }),
  },
  assign: {
    endpoint: 'POST /programs/:id/assignUsers',
    permission: 'update programs',
    body: z.object({
      ...recipients,
      note: optionalText(2000),
      running: z.enum(runningChoices).default('keep'),
    }),
    response: z.object({ programIds: z.array(z.uuid()) }),
  },
  /** Computes the result of `assign` for the same recipients and writes nothing. */
  previewAssign: {
    endpoint: 'POST /programs/:id/assignUsers/preview',
    permission: 'update programs',
    body: z.object(recipients),
    response: z.object({ preview: AssignPreview }),
  },
  assignedClients: {
    endpoint: 'GET /programs/:id/assignedClients',
    permission: 'view programs',
    response: z.object({ programs: z.array(AssignedProgram) }),
  },
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
  /** A new `startsOn` moves all dates of the copy; the `offset` of a day moves it within its week. */
  saveProgramUser: {
    endpoint: 'PUT /programs/programUser/:id',
    permission: 'update programs',
    params: z.object({ id: idSchema('client-programs') }),
    body: z.object({
      version: z.number().int(),
      startsOn: plainDate,
      note: text(2000),
      days: z
        .array(z.object({ id: idSchema('client-program-days'), offset: Day.shape.offset }))
        .max(limits.weeks * limits.daysAWeek)
        .default([]),
    }),
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
  /** Number of weeks of one program, or of all templates. */
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
    }),
  },
});

export const programProblems = defineProblems('programs', {
  ids_taken: 409,
  empty: 422,
  nobody: 422,
  too_many_clients: 422,
  same_date: 422,
  into_itself: 422,
  too_many_weeks: 422,
  too_many_days: 422,
  too_many_workouts: 422,
  too_many_rows: 422,
  last_week: 422,
  not_a_model: 422,
});
