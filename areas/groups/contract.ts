import { z } from 'zod';
import {
  idSchema,
  nextPage,
  emptyResponse,
  pageNumber,
  requiredText,
  search,
  recordVersion,
} from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Maximum length of a name, number of clients in a group, and number of clients listed on a card. */
export const groupLimits = { name: 80, clients: 500, shown: 5 } as const;

const GroupClient = z.object({ id: z.uuid(), name: z.string() });
export type GroupClient = z.output<typeof GroupClient>;

/**
 * `users`: the first clients by name; `total`: the number of clients, `inactive` of which are inactive. Only clients visible to the
 * caller; `hasOthers`: whether there are others in the group, so that the caller can neither rename nor delete it.
 */
export const GroupCard = z.object({
  id: z.uuid(),
  name: z.string(),
  users: z.array(GroupClient),
  total: z.number().int(),
  inactive: z.number().int(),
  hasOthers: z.boolean(),
});
export type GroupCard = z.output<typeof GroupCard>;

export const Group = GroupCard.omit({ total: true, inactive: true }).extend({ version: recordVersion });
export type Group = z.output<typeof Group>;

export const GroupFilters = z.object({ search, page: pageNumber });
export type GroupFilters = z.output<typeof GroupFilters>;

const GroupDraft = z.object({
  name: requiredText(groupLimits.name),
  /** Clients of the group that are not visible to the caller stay in it. */
  clientIds: z.array(idSchema('clients')).max(groupLimits.clients),
});

const oneGroup = z.object({ group: Group });

export const groupRoutes = defineRoutes({
  list: {
    endpoint: 'GET /groups',
    permission: 'view groups',
    query: GroupFilters,
    response: z.object({ groups: z.array(GroupCard), nextPage }),
  },
  get: { endpoint: 'GET /groups/:id', permission: 'view groups', response: oneGroup },
  create: {
    endpoint: 'POST /groups',
    isIdempotent: true,
    permission: 'create groups',
    body: GroupDraft,
    response: oneGroup,
  },
  update: {
    endpoint: 'PUT /groups/:id',
    permission: 'update groups',
    body: GroupDraft.extend({ version: recordVersion }),
    response: oneGroup,
  },
  delete: { endpoint: 'DELETE /groups/:id', permission: 'delete groups', response: emptyResponse },
  /** Lists active clients that can be added to a group, by name. */
  clients: {
    endpoint: 'GET /clients/for-assign/groups/clients',
    permission: 'view groups',
    query: z.object({ search, page: pageNumber }),
    response: z.object({ clients: z.array(GroupClient), nextPage }),
  },
});

/** To the professionals, and to the clients who are or were in the group. */
export const groupChanged = defineLiveEvent('group.changed', z.object({ groupId: z.uuid() }));

export const groupProblems = defineProblems('groups', {
  name_taken: 422,
  name_of_others: 409,
  others_inside: 409,
  too_many: 422,
});
