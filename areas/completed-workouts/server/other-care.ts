import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, type ExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { OtherCare } from '../contract/other-care.ts';

interface ClientOnDay {
  clientId: string;
  today: string;
}

/** What an area above knows about a client on a day. */
interface ReadOfDay<Known> {
  /** A professional who views the app as the client without it does not read this. */
  permission: Permission;
  /** Null without anything. Access to the client is checked by the caller. */
  read: (scope: Scope, client: ClientOnDay) => Promise<Known | null>;
}

export const otherCareOfClients = defineExtensionPoint<ReadOfDay<OtherCare>>(
  'completed workouts: what clients follow apart from programs',
);

/** The day of the client's next visit, from today on. */
export const nextVisitOfClients = defineExtensionPoint<ReadOfDay<string>>(
  'completed workouts: the next visit of a client',
);

export async function readNextVisit(scope: Scope, client: ClientOnDay): Promise<string | null> {
  return (await readAll(scope, client, nextVisitOfClients))[0] ?? null;
}

/** What all areas know about the client, with the meals of the first that has some; undefined without anything. */
export async function readOtherCare(scope: Scope, client: ClientOnDay): Promise<OtherCare | undefined> {
  const known = await readAll(scope, client, otherCareOfClients);
  if (known.length === 0) return;
  const meals = known.find((care) => care.meals !== null)?.meals ?? null;
  return { ...Object.assign({}, ...known), meals };
}

/** The permissions are read only when there is something that they could hide. */
async function readAll<Known>(
  scope: Scope,
  client: ClientOnDay,
  point: ExtensionPoint<ReadOfDay<Known>>,
): Promise<Known[]> {
  const found = await Promise.all(
    extensionsOf(scope, point).map(async ({ permission, read }) => ({ permission, known: await read(scope, client) })),
  );
  const known = found.flatMap(({ permission, known: one }) => (one === null ? [] : [{ permission, one }]));
  if (known.length === 0) return [];
  const permissions = await readProfessionalPermissions(scope);
  return known.filter(({ permission }) => permissions?.includes(permission) ?? true).map(({ one }) => one);
}
