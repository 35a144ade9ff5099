import { type Group, groupLimits, groupProblems } from '../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from './store.ts';

type OneGroup = Promise<{ group: Group }>;
type GroupId = { id: string };
type Draft = { name: string; clientIds: string[] };

export async function getGroup(scope: Scope, { id }: GroupId): OneGroup {
  return { group: found(await store.findGroup(scope, id)) };
}

export async function createGroup(scope: Scope, { name, clientIds }: Draft): OneGroup {
  const id = newId();
  if (!(await store.insertGroup(scope, { id, name }))) throw nameTaken(name);
  await putIn(scope, id, clientIds);
  return getGroup(scope, { id });
}

/** Clients that somebody else looks after stay in it: the caller does not see them, so cannot mean them. */
export async function updateGroup(scope: Scope, { id, name, clientIds }: GroupId & Draft): OneGroup {
  await getGroup(scope, { id });
  if (await store.isNameTaken(scope, { id, name })) throw nameTaken(name);
  await store.renameGroup(scope, { id, name });
  await putIn(scope, id, clientIds);
  return getGroup(scope, { id });
}

/** The group goes, its clients stay. Whoever does not see all of it cannot take it from those who do. */
export async function deleteGroup(scope: Scope, { id }: GroupId): Promise<void> {
  if (await store.hasHiddenClients(scope, id)) throw new Problem(groupProblems.others_inside);
  if (!(await store.deleteGroup(scope, id))) throw new Problem(commonProblems.not_found);
}

async function putIn(scope: Scope, id: string, clientIds: string[]): Promise<void> {
  const chosen = [...new Set(clientIds)];
  if ((await store.countSeen(scope, chosen)) < chosen.length)
    throw new Problem(commonProblems.not_found, { field: 'clientIds' });
  await store.replaceVisibleClients(scope, id, chosen);
  if ((await store.countClients(scope, id)) > groupLimits.clients)
    throw new Problem(groupProblems.too_many, { field: 'clientIds', values: { limit: groupLimits.clients } });
}

function nameTaken(name: string): Problem {
  return new Problem(groupProblems.name_taken, { field: 'name', values: { name } });
}
