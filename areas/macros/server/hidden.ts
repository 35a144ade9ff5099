import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Whether an area above hides the numbers of nutrition from the client who asks. */
export const numbersHidden = defineExtensionPoint<(scope: Scope) => Promise<boolean>>('numbers hidden from clients');

/** The only check of the client's own targets: nobody hides them until an area extends `numbersHidden`. */
export async function hidesMacrosFromClients(scope: Scope): Promise<boolean> {
  const answers = await Promise.all(extensionsOf(scope, numbersHidden).map((isHidden) => isHidden(scope)));
  return answers.includes(true);
}
