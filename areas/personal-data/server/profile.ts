import { readClientSettings } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findProfile } from './store/profile.ts';

/** The profile of a client as they may see it: without the height while numbers of the body are hidden from them. */
export async function readProfile(scope: Scope, clientId: string) {
  const [{ heightCm, ...profile }, { showsBodyNumbers }] = await Promise.all([
    findProfile(scope, clientId),
    readClientSettings(scope, clientId),
  ]);
  return { ...profile, heightCm: showsBodyNumbers ? heightCm : null };
}
