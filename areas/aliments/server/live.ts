import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { liveAlimentChanged } from '../contract/library.ts';

/** To the team, which shares the own foods of the account. */
export async function emitAlimentChanged(scope: Scope): Promise<void> {
  emitLiveEvent(scope, liveAlimentChanged, { membershipIds: await professionalsOfAccount(scope), data: {} });
}

/** Wraps a write of an own food: afterwards the open apps of the team follow. */
export function withLiveEvent<Input, Output>(write: (scope: Scope, input: Input) => Promise<Output>) {
  return async (scope: Scope, input: Input): Promise<Output> => {
    const result = await write(scope, input);
    await emitAlimentChanged(scope);
    return result;
  };
}
