import { z } from 'zod';
import {
  AssignedCopy,
  CopyDates,
  copyDatesFields,
  CopyUpdate,
  fixedAssignmentRoutes,
} from '#areas/assignments/contract.ts';
import { confirmedLowEnergy } from '#areas/assignments/contract/energy.ts';
import {
  emptyResponse,
  idSchema,
  nextPage,
  pageNumber,
  plainDate,
  recordVersion,
  requiredText,
  search,
  sortFields,
} from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';
import { Energy, MacroDraft, MacroTargets, TypedMacro } from '../contract.ts';

/** A template of the library, or the copy of a client. */
export const Macro = MacroDraft.extend({
  id: z.uuid(),
  version: recordVersion,
  targets: MacroTargets,
  /** Whether the client withdrew the consent to health data: then body weight and energy are left out, and a save keeps them. */
  isHealthDataHidden: z.boolean(),
  /** Null without an origin. */
  computedEnergy: Energy.nullable(),
  /** Null for a template. */
  clientId: z.uuid().nullable(),
  clientName: z.string().nullable(),
  startsOn: z.string().nullable(),
});
export type Macro = z.output<typeof Macro>;

/** Number of clients that a card names. */
export const shownClients = 3;

/** A template in the list. `assigned`: the first clients with a copy that has not ended; `total`: their number. */
export const MacroCard = z.object({
  id: z.uuid(),
  title: z.string(),
  targets: MacroTargets,
  assigned: z.array(z.object({ id: z.uuid(), name: z.string() })),
  total: z.number().int(),
});
export type MacroCard = z.output<typeof MacroCard>;

/** The copy of a client. It applies until the next one starts, so `endsOn` is null for the last one. */
export const AssignedMacro = AssignedCopy.extend({
  targets: MacroTargets,
  /** What the professional wrote to the client. */
  note: z.string(),
});
export type AssignedMacro = z.output<typeof AssignedMacro>;

export const MacroFilters = z.object({
  search,
  ...sortFields(['title', 'calories', 'updatedAt']),
  page: pageNumber,
});
export type MacroFilters = z.output<typeof MacroFilters>;

const oneMacro = z.object({ macro: Macro });
const oneCopy = z.object({ copy: CopyDates });
const copyId = z.object({ id: idSchema('client-macros') });

const assignment = fixedAssignmentRoutes({
  path: '/macros',
  noun: 'macros',
  copyNoun: 'client-macros',
  view: 'view macros',
  update: 'update macros',
  content: { copy: AssignedMacro, update: CopyUpdate },
});

export const macroRoutes = defineRoutes({
  list: {
    endpoint: 'GET /macros',
    permission: 'view macros',
    query: MacroFilters,
    response: z.object({ macros: z.array(MacroCard), nextPage }),
  },
  get: { endpoint: 'GET /macros/:id', permission: 'view macros', response: oneMacro },
  detailForAssign: {
    endpoint: 'GET /macros/:id/detailForAssign',
    permission: 'view macros',
    response: z.object({ macro: Macro, assigned: z.array(AssignedMacro) }),
  },
  create: {
    endpoint: 'POST /macros',
    isIdempotent: true,
    permission: 'create macros',
    body: TypedMacro.extend({
      /** With a client the macro is not a template but applies to the client from `startsOn`. */
      clientId: idSchema('clients').nullable().default(null),
      startsOn: plainDate.nullable().default(null),
      /** Needed for a client for whom the targets have little energy. */
      confirmedLowEnergy,
    }),
    response: oneMacro,
  },
  update: {
    endpoint: 'PUT /macros/:id',
    permission: 'update macros',
    body: TypedMacro.extend({ version: recordVersion, confirmedLowEnergy }),
    response: oneMacro,
  },
  delete: { endpoint: 'DELETE /macros/:id', permission: 'delete macros', response: emptyResponse },
  clone: {
    endpoint: 'POST /macros/:id/clone',
    isIdempotent: true,
    permission: 'create macros',
    params: z.object({ id: idSchema('macros') }),
    body: z.object({ title: requiredText(200) }),
    response: oneMacro,
  },
  ...assignment,
  assign: { ...assignment.assign, body: assignment.assign.body.extend({ confirmedLowEnergy }) },
  copyDates: {
    endpoint: 'GET /macros/:id/user-macro',
    permission: 'view macros',
    params: copyId,
    response: oneCopy,
  },
  updateDate: {
    endpoint: 'POST /macros/:id/updateUserMacroDate',
    permission: 'update macros',
    params: copyId,
    body: z.object({ version: recordVersion, ...copyDatesFields }),
    response: oneCopy,
  },
  unassign: {
    endpoint: 'POST /macros/:id/deleteUserMacro',
    permission: 'update macros',
    params: copyId,
    response: emptyResponse,
  },
});

const ofClient = z.object({
  /** What applies today; null without a target, and when the client must not see numbers. */
  current: AssignedMacro.nullable(),
  /** The latest first. */
  macros: z.array(AssignedMacro),
  /** Whether the numbers are hidden from the client. */
  isHidden: z.boolean(),
  nextPage,
});

export const clientMacroRoutes = defineSubjectRoutes({
  list: {
    own: { endpoint: 'GET /my/macros', permission: 'view own nutrition' },
    client: { endpoint: 'GET /clients/:clientId/macros', permission: 'view macros' },
    query: z.object({ page: pageNumber }),
    response: ofClient,
  },
});

export const macroProblems = defineProblems('macros', {
  date_taken: 422,
  date_missing: 422,
  energy_incomplete: 422,
  shares_wrong: 422,
});

/** A template or a copy of a client changed; `clientId` is null for a template. To those who see it. */
export const macroChanged = defineLiveEvent('macro.changed', z.object({ clientId: z.uuid().nullable() }));
