import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import { type Group, groupChanged, groupLimits, groupProblems } from '../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import * as store from './store.ts';

type OneGroup = Promise<{ group: Group }>;
type GroupId = { id: string };
type GroupDraft = { name: string; clientIds: string[] };
type GroupUpdate = GroupId & GroupDraft & { version: number };

export async function getGroup(scope: Scope, { id }: GroupId): OneGroup {
  return { group: found(await store.findGroup(scope, id)) };
}

export async function createGroup(scope: Scope, { name, clientIds }: GroupDraft): OneGroup {
  const id = newId();
  if (!(await store.insertGroup(scope, { id, name }))) throw nameTaken(name);
  await setClients(scope, id, clientIds);
  await emitChanged(scope, id, []);
  return getGroup(scope, { id });
}

/**
 * Renames the group and replaces its visible clients. Clients that are not visible to the caller stay in it; the name of a group with such
 * clients is not changed.
 */
export async function updateGroup(scope: Scope, { id, version, name, clientIds }: GroupUpdate): OneGroup {
  const { group: before } = await getGroup(scope, { id });
  await advanceVersion(scope, { table: 'groups', id, version }, async () => (await getGroup(scope, { id })).group);
  if (before.hasOthers && name !== before.name) throw new Problem(groupProblems.name_of_others, { field: 'name' });
  if (await store.isNameTaken(scope, { id, name })) throw nameTaken(name);
  await store.renameGroup(scope, { id, name });
  const former = await store.findMemberships(scope, id);
  await setClients(scope, id, clientIds);
  await emitChanged(scope, id, former);
  return getGroup(scope, { id });
}

/** Deletes the group, not its clients. Refused while clients are in it that are not visible to the caller. */
export async function deleteGroup(scope: Scope, { id }: GroupId): Promise<void> {
  if ((await getGroup(scope, { id })).group.hasOthers) throw new Problem(groupProblems.others_inside);
  const former = await store.findMemberships(scope, id);
  if (!(await store.deleteGroup(scope, id))) throw new Problem(commonProblems.not_found);
  await emitChanged(scope, id, former);
}

/** `former`: memberships of the clients who were in the group before. */
async function emitChanged(scope: Scope, groupId: string, former: readonly string[]): Promise<void> {
  const [professionals, present] = await Promise.all([
    professionalsOfAccount(scope),
    store.findMemberships(scope, groupId),
  ]);
  emitLiveEvent(scope, groupChanged, { membershipIds: [...professionals, ...former, ...present], data: { groupId } });
}

async function setClients(scope: Scope, id: string, clientIds: string[]): Promise<void> {
  const uniqueIds = [...new Set(clientIds)];
  if ((await store.countVisible(scope, uniqueIds)) < uniqueIds.length)
    throw new Problem(commonProblems.not_found, { field: 'clientIds' });
  await store.replaceVisibleClients(scope, id, uniqueIds);
  if ((await store.countClients(scope, id)) > groupLimits.clients)
    throw new Problem(groupProblems.too_many, { field: 'clientIds', values: { limit: groupLimits.clients } });
}

function nameTaken(name: string): Problem {
  return new Problem(groupProblems.name_taken, { field: 'name', values: { name } });
}
