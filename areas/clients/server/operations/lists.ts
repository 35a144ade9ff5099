import type { ClientFilters } from '../../contract.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findClientTypes } from '../store/client-types.ts';
import { findCollaborators } from '../store/collaborators.ts';
import { findClients } from '../store/lists.ts';

/** A type or collaborator that the account does not have is not found, rather than an empty list. */
export async function listClients(scope: Scope, filters: ClientFilters) {
  const { selectedType, collaboratorId } = filters;
  if (selectedType) found((await findClientTypes(scope)).clientTypes.find(({ id }) => id === selectedType));
  if (collaboratorId) found((await findCollaborators(scope)).teamMembers.find(({ id }) => id === collaboratorId));
  return findClients(scope, filters);
}
