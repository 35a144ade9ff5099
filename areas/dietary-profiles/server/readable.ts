import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import type { DietaryProfile } from '../contract.ts';
import { mayReadWholeProfile, withoutStates } from '../rules/safety-part.ts';
import type { Caller, Scope, Transaction } from '#shell/server/database/scope.ts';
import { readDietaryProfile } from './operations.ts';
import { findProfiles } from './store/profiles.ts';

/** The holder of a link has no caller, and reads as the client. */
type Reader = Transaction & { caller?: Caller; tokenHash?: Buffer };

/** Whether the caller may read pregnancy and breastfeeding of clients: a client of themselves, a professional with one of the permissions. */
export async function mayReadStates(scope: Reader): Promise<boolean> {
  const { db, caller, tokenHash } = scope;
  if (!caller || !tokenHash) return true;
  const held = await readProfessionalPermissions({ db, caller, tokenHash });
  return held === null || mayReadWholeProfile(held);
}

/** `readDietaryProfile` as the caller may read it. */
export async function readReadableProfile(scope: Reader, clientId: string): Promise<DietaryProfile> {
  const [profile, mayRead] = await Promise.all([readDietaryProfile(scope, clientId), mayReadStates(scope)]);
  return mayRead ? profile : withoutStates(profile);
}

/** `findProfiles` as the caller may read them. */
export async function findReadableProfiles(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, DietaryProfile>> {
  const profiles = await findProfiles(scope, clientIds);
  const hasStates = [...profiles.values()].some(({ isPregnant, isLactating }) => isPregnant || isLactating);
  if (!hasStates || (await mayReadStates(scope))) return profiles;
  return new Map([...profiles].map(([id, profile]) => [id, withoutStates(profile)]));
}
