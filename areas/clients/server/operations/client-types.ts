import { type ClientType, clientProblems } from '../../contract.ts';
import { clientLimits } from '../../contract/limits.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { emitTypeChanged } from '../live.ts';
import * as store from '../store/options.ts';

type OneType = Promise<{ clientType: ClientType }>;

export async function createClientType(scope: Scope, { name }: { name: string }): OneType {
  const limit = clientLimits.types;
  if ((await store.countClientTypes(scope)) >= limit)
    throw new Problem(clientProblems.too_many_types, { field: 'name', values: { limit } });
  const clientType = await store.insertClientType(scope, { id: newId(), name });
  if (!clientType) throw nameTaken();
  await emitTypeChanged(scope, clientType.id);
  return { clientType };
}

export async function updateClientType(scope: Scope, { id, version, name }: ClientType): OneType {
  const getType = async () => found(await store.findClientType(scope, id));
  await advanceVersion(scope, { table: 'client_types', id, version }, getType);
  if (await store.isTypeNameTaken(scope, { id, name })) throw nameTaken();
  await store.renameClientType(scope, { id, name });
  await emitTypeChanged(scope, id);
  return { clientType: await getType() };
}

export async function deleteClientType(scope: Scope, { id }: { id: string }): Promise<void> {
  const clientMembershipIds = await store.findMembershipsOfType(scope, id);
  if (!(await store.deleteClientType(scope, id))) throw new Problem(commonProblems.not_found);
  await emitTypeChanged(scope, id, clientMembershipIds);
}

function nameTaken(): Problem {
  return new Problem(clientProblems.type_taken, { field: 'name' });
}
