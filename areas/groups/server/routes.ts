import { groupRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { createGroup, deleteGroup, getGroup, updateGroup } from './operations.ts';
import { findSelectableClients, findGroups } from './store.ts';
import { groupSubscribers } from './subscribers.ts';

export const groupsServer = bindArea(
  'groups',
  groupRoutes,
  {
    list: findGroups,
    get: getGroup,
    create: createGroup,
    update: updateGroup,
    delete: deleteGroup,
    clients: findSelectableClients,
  },
  { subscribers: groupSubscribers },
);
