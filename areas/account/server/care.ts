import type { CareKind } from '#shell/common/session.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

interface CareOfClient {
  kind: CareKind;
  /** Whether the client follows it or has followed it. Access to the client is checked by the caller. */
  has: (scope: Scope, client: { clientId: string }) => Promise<boolean>;
}

/** `extend(careOfClients, { kind: 'training', has: hasTraining })` in `bindArea` of the area. */
export const careOfClients = defineExtensionPoint<CareOfClient>('account: what a client follows');

/** What the client of the session follows; nothing for a professional. */
export async function readCare(scope: Scope): Promise<CareKind[]> {
  const { clientId } = scope.caller;
  if (clientId === null) return [];
  const known = await Promise.all(
    extensionsOf(scope, careOfClients).map(async ({ kind, has }) => ((await has(scope, { clientId })) ? [kind] : [])),
  );
  return known.flat();
}
