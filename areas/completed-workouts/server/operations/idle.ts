import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { IdleClient } from '../../contract/coach.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findIdleClients } from '../store/idle.ts';

/** Who should hear from their coach. */
export async function listIdleClients(
  scope: Scope,
  { days, page }: { days?: number | undefined; page: number },
): Promise<{ clients: IdleClient[]; days: number; nextPage: number }> {
  const { idleDays } = await readProgramSettings(scope);
  const found = await findIdleClients(scope, { days, ofAccount: idleDays, page });
  return { ...found, days: days ?? idleDays };
}
