import { assignmentProblems } from '../contract.ts';
import { maxRecipients } from '../contract/limits.ts';
import { lockClients } from '#areas/clients/server/public.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findRecipientClients } from './store/recipients.ts';

export interface RecipientIds {
  clientIds: string[];
  groupIds?: string[] | undefined;
}

/**
 * Returns the ids of the active clients visible to the caller that are named or belong to the groups, each once. Throws
 * 404 for an unknown group, and for a named client who is inactive or not visible.
 */
export function findRecipients(scope: Scope, recipients: RecipientIds): Promise<string[]> {
  return findClients(scope, recipients, { includesInactive: false });
}

/** As `findRecipients`, also with named clients who are inactive: for what is read about clients, not given to them. */
export function findNamedClients(scope: Scope, clients: RecipientIds): Promise<string[]> {
  return findClients(scope, clients, { includesInactive: true });
}

async function findClients(
  scope: Scope,
  { clientIds, groupIds = [] }: RecipientIds,
  { includesInactive }: { includesInactive: boolean },
): Promise<string[]> {
  const ids = { clientIds: [...new Set(clientIds)], groupIds: [...new Set(groupIds)], includesInactive };
  const found = await findRecipientClients(scope, ids);
  if (found.groups < ids.groupIds.length) throw new Problem(commonProblems.not_found, { field: 'groupIds' });
  const known = new Set(found.clientIds);
  if (!ids.clientIds.every((id) => known.has(id))) throw new Problem(commonProblems.not_found, { field: 'clientIds' });
  return found.clientIds;
}

/**
 * Returns the ids of `findRecipients`, whose rows stay locked until the transaction ends. Throws 422 when there are none, or more than
 * `maxRecipients`. Called before copies are inserted or locked: the deletion of a client and of a copy lock in the same order, so that none
 * of them deadlocks.
 */
export async function requireRecipients(scope: Scope, recipients: RecipientIds): Promise<string[]> {
  const clientIds = await findRecipients(scope, recipients);
  if (clientIds.length === 0) throw new Problem(assignmentProblems.no_recipients, { field: 'clientIds' });
  if (clientIds.length > maxRecipients)
    throw new Problem(assignmentProblems.too_many_recipients, { values: { most: maxRecipients } });
  await lockClients(scope, clientIds);
  return clientIds;
}
