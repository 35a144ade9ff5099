import { teamChanged } from '../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { findAdminIds } from './store/team.ts';

/** The open apps of the admins follow, and of those whose role, permissions, clients or names that they read changed. */
export async function emitTeamChanged(
  scope: Pick<Scope, 'db' | 'live'>,
  concerned: readonly (string | null)[] = [],
): Promise<void> {
  const membershipIds = [...(await findAdminIds(scope)), ...concerned.filter((id) => id !== null)];
  emitLiveEvent(scope, teamChanged, { membershipIds, data: {} });
}

/** Wraps a write of an invitation: afterwards the open apps of the admins follow. */
export function withTeamEvent<Input, Output>(write: (scope: Scope, input: Input) => Promise<Output>) {
  return async (scope: Scope, input: Input): Promise<Output> => {
    const result = await write(scope, input);
    await emitTeamChanged(scope);
    return result;
  };
}
