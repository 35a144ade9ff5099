import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

interface CareOfClient {
  kind: 'training' | 'nutrition';
  /** Whether the client has or had care of this kind. Does not check access to the client. */
  has: (scope: Scope, client: { clientId: string }) => Promise<boolean>;
}

/** The areas of training and nutrition register here, in `bindArea`: `extend(careOfClients, { kind: 'training', has: hasTraining })`. */
export const careOfClients = defineExtensionPoint<CareOfClient>('account: what a client follows');

/** Whether the client of the session follows nutrition without training; false for a professional. */
export async function isNutritionOnly(scope: Scope): Promise<boolean> {
  const { clientId } = scope.caller;
  if (clientId === null) return false;
  const known = await Promise.all(
    extensionsOf(scope, careOfClients).map(async ({ kind, has }) => ((await has(scope, { clientId })) ? [kind] : [])),
  );
  const kinds = known.flat();
  return kinds.includes('nutrition') && !kinds.includes('training');
}
