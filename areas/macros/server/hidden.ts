import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Whether an area above hides the numbers of nutrition from the client who asks. */
export const numbersHidden = defineExtensionPoint<(scope: Scope) => Promise<boolean>>('numbers hidden from clients');

/** Whether a client's own targets are hidden. They are visible unless an area extends `numbersHidden`. */
export async function hidesMacrosFromClients(scope: Scope): Promise<boolean> {
  const answers = await Promise.all(extensionsOf(scope, numbersHidden).map((isHidden) => isHidden(scope)));
  return answers.includes(true);
}
