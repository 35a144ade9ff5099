import { z } from 'zod';
import { Day, limits, Program, ProgramSave, Week } from './contract/document.ts';
import {
  day,
  idOf,
  nextPage,
  nothing,
  optionalWords,
  pageNumber,
  requiredWords,
  search,
  words,
} from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const programStates = ['running', 'expiring', 'terminated', 'upcoming'] as const;
export const kinds = ['models', 'copies'] as const;
/**
 * Of the programs a client has on the day a new one starts. `replace` ends them the day before; one that would only begin
 * on that day is taken away.
 */
export const runningChoices = ['keep', 'replace'] as const;

/** How many clients one call assigns to, and how many of the programs it meets are named beforehand. */
export const mostClients = 200;
export const mostNamed = 20;

/** A model, or a client's copy with its client and dates. */
export const ProgramCard = z.object({
  id: z.uuid(),
  title: z.string(),
  weeks: z.number().int(),
  workouts: z.number().int(),
  /** Clients that have a copy of it. */
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

/** A model as a select shows it. */
export const ProgramChoice = z.object({
  id: z.uuid(),
  title: z.string(),
  weeks: z.number().int(),
  workouts: z.number().int(),
  folderName: z.string().nullable(),
});
export type ProgramChoice = z.output<typeof ProgramChoice>;

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

/** What a copy is besides its weeks. */
export const ProgramUser = AssignedProgram.extend({
  version: z.number().int(),
  modelId: z.uuid().nullable(),
  modelTitle: z.string().nullable(),
  note: z.string(),
  lastTrainedAt: z.string().nullable(),
});
export type ProgramUser = z.output<typeof ProgramUser>;

/** `folderId` is a folder or `none`, for models outside all folders; left out: wherever they are. */
export const ProgramFilters = z.object({
  search,
  kind: z.enum(kinds).default('models'),
  folderId: z.union([z.literal('none'), idOf('folders')]).optional(),
  clientId: idOf('clients').optional(),
  state: z.enum(programStates).optional(),
  sortBy: z.enum(['title', 'updatedAt', 'weeks', 'assigned', 'clientName', 'startsOn', 'endsOn']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  page: pageNumber,
});
export type ProgramFilters = z.output<typeof ProgramFilters>;

/** Who would get a copy, and what would meet what they train on by then. */
export const AssignPreview = z.object({
  clients: z.number().int(),
  /** Clients who train on something that day. */
  training: z.number().int(),
  /** Clients of those who train on a copy of this very program. */
  having: z.number().int(),
  /** Programs that run on it: `replace` ends them the day before. */
  running: z.number().int(),
  /** Programs that would begin on it: `replace` takes them away. */
  starting: z.number().int(),
  /** The first of these programs, by client. */
  programs: z.array(z.object({ clientName: z.string(), title: z.string(), endsOn: z.string() })).max(mostNamed),
});
export type AssignPreview = z.output<typeof AssignPreview>;

const AssignableClient = z.object({ id: z.uuid(), name: z.string(), runningProgram: z.string().nullable() });

const recipients = {
  clientIds: z.array(idOf('clients')).max(mostClients).default([]),
  groupIds: z.array(idOf('groups')).max(20).default([]),
  startsOn: day,
};

const oneProgram = z.object({ program: Program });
const searched = z.object({ search, page: pageNumber });
const choices = z.object({ programs: z.array(ProgramChoice), nextPage });

export const programRoutes = defineRoutes({
  list: {
    ask: 'GET /programs',
    permission: 'view programs',
    query: ProgramFilters,
    answer: z.object({ programs: z.array(ProgramCard), nextPage }),
  },
  get: { ask: 'GET /programs/:id', permission: 'view programs', answer: oneProgram },
  detailForAssign: {
    ask: 'GET /programs/:id/detailForAssign',
    permission: 'view programs',
    answer: z.object({ program: ProgramCard, rows: z.number().int(), assigned: z.array(AssignedProgram) }),
  },
  create: {
    ask: 'POST /programs',
    permission: 'create programs',
    body: z.object({
      title: requiredWords(120),
      weeks: z.number().int().min(1).max(limits.weeks).default(4),
      daysAWeek: z.number().int().min(1).max(limits.daysAWeek).default(3),
      folderId: idOf('folders').nullable().default(null),
      /** The weeks it begins with, instead of empty ones. */
      content: z.array(Week).min(1).max(limits.weeks).nullable().default(null),
    }),
    answer: oneProgram,
  },
  save: { ask: 'PUT /programs/:id', permission: 'update programs', body: ProgramSave, answer: oneProgram },
  delete: { ask: 'DELETE /programs/:id', permission: 'delete programs', answer: nothing },
  duplicate: {
    ask: 'POST /programs/duplicate/:id',
    permission: 'create programs',
    params: z.object({ id: idOf('programs') }),
    /** Left out: the folder the program is in. */
    body: z.object({ folderId: idOf('folders').nullable().optional() }),
    answer: oneProgram,
  },
  moveToFolder: {
    ask: 'POST /programs/moveToFolder',
    permission: 'update programs',
    body: z.object({ programIds: z.array(idOf('programs')).min(1).max(200), folderId: idOf('folders').nullable() }),
    answer: nothing,
  },
  assignableClients: {
    ask: 'GET /clients/for-assign/programs/:id',
    permission: 'view programs',
    query: searched,
    answer: z.object({ clients: z.array(AssignableClient), nextPage }),
  },
  assign: {
    ask: 'POST /programs/:id/assignUsers',
    permission: 'update programs',
    body: z.object({
      ...recipients,
      note: optionalWords(2000),
      running: z.enum(runningChoices).default('keep'),
    }),
    answer: z.object({ programIds: z.array(z.uuid()) }),
  },
  /** What the same question would come to; nothing is written. */
  previewAssign: {
    ask: 'POST /programs/:id/assignUsers/preview',
    permission: 'update programs',
    body: z.object(recipients),
    answer: z.object({ preview: AssignPreview }),
  },
  assignedClients: {
    ask: 'GET /programs/:id/assignedClients',
    permission: 'view programs',
    answer: z.object({ programs: z.array(AssignedProgram) }),
  },
  ofClient: {
    ask: 'GET /programs/client/:id',
    permission: 'view programs',
    params: z.object({ id: idOf('clients') }),
    query: z.object({ page: pageNumber }),
    answer: z.object({ programs: z.array(AssignedProgram), nextPage }),
  },
  programUser: {
    ask: 'GET /programs/program/:id/program-user-info',
    permission: 'view programs',
    params: z.object({ id: idOf('client-programs') }),
    answer: z.object({ programUser: ProgramUser }),
  },
  /** Moves the start, and with it every date; a day's `offset` moves it within its week. */
  saveProgramUser: {
    ask: 'PUT /programs/programUser/:id',
    permission: 'update programs',
    params: z.object({ id: idOf('client-programs') }),
    body: z.object({
      version: z.number().int(),
      startsOn: day,
      note: words(2000),
      days: z
        .array(z.object({ id: idOf('client-program-days'), offset: Day.shape.offset }))
        .max(limits.weeks * limits.daysAWeek)
        .default([]),
    }),
    answer: z.object({ programUser: ProgramUser }),
  },
  unassign: {
    ask: 'POST /programs/deleteUserProgram',
    permission: 'update programs',
    body: z.object({ programId: idOf('client-programs') }),
    answer: nothing,
  },
  expiring: {
    ask: 'GET /programs/expiring/list',
    permission: 'view programs',
    query: z.object({ page: pageNumber }),
    answer: z.object({ programs: z.array(AssignedProgram), nextPage }),
  },
  models: { ask: 'GET /programs/models/list', permission: 'view programs', query: searched, answer: choices },
  /** The models a workout package can be sold with: those that have exercises. */
  forPackages: {
    ask: 'GET /programs/workout-packages/list',
    permission: 'view programs',
    query: searched,
    answer: choices,
  },
  count: {
    ask: 'GET /programs/total/count',
    permission: 'view programs',
    answer: z.object({ total: z.number().int() }),
  },
  /** Weeks of one program, or of all models. */
  totalWeeks: {
    ask: 'GET /programs/total/weeks',
    permission: 'view programs',
    query: z.object({ programId: idOf('programs').optional() }),
    answer: z.object({ total: z.number().int() }),
  },
  figures: {
    ask: 'GET /programs/program/info',
    permission: 'view programs',
    answer: z.object({
      models: z.number().int(),
      upcoming: z.number().int(),
      running: z.number().int(),
      expiring: z.number().int(),
      terminated: z.number().int(),
    }),
  },
});

export const programProblems = defineProblems('programs', {
  stale: 409,
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
