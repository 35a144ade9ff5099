import { emitToClientsAndProfessionals, type Subject } from '#areas/clients/server/public.ts';
import {
  type Declaration,
  type DeclarationKey,
  type DietaryProfileResponse,
  type declarationRoutes,
  liveDietaryProfileChanged,
  maxDeclarations,
} from '../contract.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import { getDietaryProfile } from './operations.ts';
import { deleteDecisions, findDecisions, type NewDecisions, saveDecisions } from './store.ts';

/**
 * Reads what clients declared about allergies, intolerances, diet and foods that they do not eat, by client id. Leaves out clients
 * who withdrew the consent to health data. Does not check access to the clients.
 */
export type DeclarationSource = (
  scope: Scope,
  clientIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly Declaration[]>>;

export const declarationSources = defineExtensionPoint<DeclarationSource>('declarations of clients');

/** The undecided declarations of clients, by client id; clients without any are left out. Does not check access to the clients. */
export async function findUndecided(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Declaration[]>> {
  if (clientIds.length === 0) return new Map();
  const [decisions, ...sources] = await Promise.all([
    findDecisions(scope, clientIds),
    ...extensionsOf(scope, declarationSources).map((read) => read(scope, clientIds)),
  ]);
  const decided = new Set(decisions.map(keyOf));
  const undecided = new Map<string, readonly Declaration[]>();
  for (const clientId of clientIds) {
    const declared = sources.flatMap((source) => source.get(clientId) ?? []).filter((one) => !decided.has(keyOf(one)));
    if (declared.length > 0) undecided.set(clientId, declared.slice(0, maxDeclarations));
  }
  return undecided;
}

/** The profile with the undecided declarations, for professionals. */
export async function getProfileWithDeclarations(
  scope: Scope,
  subject: Pick<Subject, 'clientId'>,
): Promise<DietaryProfileResponse> {
  const profile = await getDietaryProfile(scope, subject);
  if (scope.caller.clientId) return profile;
  const { clientId } = subject;
  return { ...profile, declarations: [...((await findUndecided(scope, [clientId])).get(clientId) ?? [])] };
}

export async function decideDeclarations(
  scope: Scope,
  subject: Subject,
  { declarations, decision }: Omit<ParsedRequest<typeof declarationRoutes.decide>, 'clientId'>,
): Promise<DietaryProfileResponse> {
  const { clientId } = subject;
  const isChanged =
    decision === 'undecided'
      ? await deleteDecisions(scope, { clientId, declarations })
      : await decideUndecided(scope, { clientId, decision, declarations });
  if (isChanged)
    await emitToClientsAndProfessionals(scope, liveDietaryProfileChanged, {
      clientIds: [clientId],
      data: { clientId },
    });
  return getProfileWithDeclarations(scope, subject);
}

/** Returns whether one of the declarations was undecided. */
async function decideUndecided(scope: Scope, { clientId, decision, declarations }: NewDecisions): Promise<boolean> {
  const chosen = new Set(declarations.map(keyOf));
  const undecided = (await findUndecided(scope, [clientId])).get(clientId) ?? [];
  const decided = undecided.filter((one) => chosen.has(keyOf(one)));
  if (decided.length > 0) await saveDecisions(scope, { clientId, decision, declarations: decided });
  return decided.length > 0;
}

function keyOf({ checkInId, questionId, sentAt }: DeclarationKey): string {
  return `${checkInId} ${questionId} ${Date.parse(sentAt)}`;
}
