import { readClientSettings } from '#areas/clients/server/public.ts';
import { builtInTypes, isTypeCode } from '../../contract/types.ts';
import { isHiddenGroup } from '../../rules/hidden-numbers.ts';
import { findOwnTypes } from '../store/types.ts';
import { toMetricType } from './types.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Whether the numbers of the body are withheld from the caller, who is the client. Professionals see them always. */
export async function hidesBodyNumbers(scope: Scope, clientId: string): Promise<boolean> {
  if (!scope.caller.clientId) return false;
  return !(await readClientSettings(scope, clientId)).showsBodyNumbers;
}

/** Whether the numbers of one metric are withheld from the caller. */
export async function areNumbersHidden(scope: Scope, clientId: string, metric: string): Promise<boolean> {
  if (!(await hidesBodyNumbers(scope, clientId))) return false;
  if (isTypeCode(metric)) return isHiddenGroup(builtInTypes[metric].group);
  const [own] = await findOwnTypes(scope, metric);
  return !own || isHiddenGroup(toMetricType(own).group);
}
