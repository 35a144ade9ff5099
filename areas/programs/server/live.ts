import { membershipsOfClients, professionalsOfAccount, professionalsOfAny } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { programChanged } from '../contract.ts';
import { findAudience } from './store/audience.ts';

/**
 * The open apps of those who see the programs follow: admins, authors of templates, the team of shared ones, clients and their
 * professionals. `savedVersion` is the version of a single program that is being saved.
 */
export async function emitProgramsChanged(
  scope: Scope,
  ids: readonly string[],
  savedVersion?: Promise<number>,
): Promise<void> {
  if (ids.length === 0) return;
  const programs = await findAudience(scope, ids);
  const clientIds = programs.flatMap(({ clientId }) => clientId ?? []);
  const authors = programs.flatMap(({ clientId, authorId }) =>
    clientId === null && authorId !== null ? [authorId] : [],
  );
  const isShared = programs.some((program) => program.isShared);
  const [professionals, clients] = await Promise.all([
    isShared ? professionalsOfAccount(scope) : professionalsOfAny(scope, clientIds),
    clientIds.length === 0 ? [] : membershipsOfClients(scope, clientIds),
  ]);
  const [only, ...others] = programs;
  const change =
    only && others.length === 0
      ? { programId: only.id, version: (await savedVersion) ?? only.version }
      : { programId: null, version: null };
  emitLiveEvent(scope, programChanged, { membershipIds: [...authors, ...professionals, ...clients], data: change });
}
