import { programRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { assignProgram, listAssignable, listAssigned, listOfClient } from './operations/assignment.ts';
import {
  createProgram,
  deleteProgram,
  duplicateProgram,
  getProgram,
  saveProgram,
  unassignProgram,
} from './operations/programs.ts';
import { countPrograms, findPrograms } from './store/lists.ts';

export const programsServer = bindArea('programs', programRoutes, {
  list: findPrograms,
  get: getProgram,
  create: createProgram,
  save: saveProgram,
  delete: deleteProgram,
  duplicate: duplicateProgram,
  assignableClients: listAssignable,
  assign: assignProgram,
  assignedClients: listAssigned,
  ofClient: listOfClient,
  unassign: unassignProgram,
  count: countPrograms,
});
