import { clientProblems } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { insertClientType } from '../store/client-types.ts';

export async function createClientType(scope: Scope, { name }: { name: string }) {
  const clientType = await insertClientType(scope, { id: newId(), name });
  if (!clientType) throw new Problem(clientProblems.type_taken, { field: 'name' });
  return { clientType };
}
