import { clientDeleted, clientHandedOver } from '#areas/clients/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { advanceVersions } from './store.ts';

/** A form that was opened with a client who is not visible any more gets the group as it is now: its save is a conflict of versions. */
export const groupSubscribers = [
  subscribe(clientDeleted, (scope, { clientId }) => advanceVersions(scope, [clientId])),
  subscribe(clientHandedOver, (scope, { handedOver }) =>
    advanceVersions(
      scope,
      handedOver.map(({ clientId }) => clientId),
    ),
  ),
];
