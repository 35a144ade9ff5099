import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import type { PublicScope } from '#shell/server/database/scope.ts';
import { recipeChanged } from '../contract/library.ts';

/** To the team, which shares the recipes of the account. */
export async function emitRecipeChanged(scope: Pick<PublicScope, 'db' | 'live'>): Promise<void> {
  emitLiveEvent(scope, recipeChanged, { membershipIds: await professionalsOfAccount(scope), data: {} });
}
