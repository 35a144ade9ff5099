import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint } from '#shell/server/extension-points.ts';

/** When the data of the caller, who is a client, is deleted; null unless they asked for it. Extended by the area of clients. */
export const ownErasure = defineExtensionPoint<(scope: Scope) => Promise<string | null>>('erasure of a client');
