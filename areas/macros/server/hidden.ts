import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Those of the clients from whom an area above hides the numbers of nutrition. */
export const numbersHidden =
  defineExtensionPoint<(scope: Scope, clientIds: readonly string[]) => Promise<readonly string[]>>(
    'numbers hidden from clients',
  );

/** Those of the clients who must not see their own targets. Everybody sees them unless an area extends `numbersHidden`. */
export async function hiddenFrom(scope: Scope, clientIds: readonly string[]): Promise<ReadonlySet<string>> {
  const hidden = await Promise.all(extensionsOf(scope, numbersHidden).map((find) => find(scope, clientIds)));
  return new Set(hidden.flat());
}
