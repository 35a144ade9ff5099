import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { OtherCare } from '../contract/other-care.ts';

interface ClientOnDay {
  clientId: string;
  today: string;
}

/** Reads what a client follows in an area above, null without anything. Access to the client is checked by the caller. */
type ReadCare = (scope: Scope, client: ClientOnDay) => Promise<OtherCare | null>;

export const otherCareOfClients = defineExtensionPoint<ReadCare>(
  'completed workouts: what clients follow apart from programs',
);

/** Reads the day of the client's next visit, from today on; null without one. */
type ReadNextVisit = (scope: Scope, client: ClientOnDay) => Promise<string | null>;

export const nextVisitOfClients = defineExtensionPoint<ReadNextVisit>('completed workouts: the next visit of a client');

export async function readNextVisit(scope: Scope, client: ClientOnDay): Promise<string | null> {
  const days = await Promise.all(extensionsOf(scope, nextVisitOfClients).map((read) => read(scope, client)));
  return days.find((day) => day !== null) ?? null;
}

/** What all areas know about the client; undefined without anything. */
export async function readOtherCare(scope: Scope, client: ClientOnDay): Promise<OtherCare | undefined> {
  const found = await Promise.all(extensionsOf(scope, otherCareOfClients).map((read) => read(scope, client)));
  const known = found.filter((one) => one !== null);
  return known.find(({ meals, mealsFrom }) => meals !== null || mealsFrom !== undefined) ?? known[0];
}
