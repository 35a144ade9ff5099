import { clientActivationChanged, clientHandedOver, findConcerned } from '#areas/clients/server/public.ts';
import { collaboratorJoined, ownershipAnswered, ownershipOffered } from '#areas/collaborators/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import { clientsByProfessional } from './clients-by-professional.ts';
import { concernedWith } from './concerned-with.ts';
import { withdraw } from './operations/notifications.ts';
import { findOfClientsGivenUp } from './store/notifications.ts';
import { type NewNotification, notify } from './operations/notify.ts';

/**
 * One notification for all clients of a hand-over to the professional who follows them from now on, and to one who does not follow them
 * any more; that of a single client has the client's name. The others about these clients are deleted for who does not follow them.
 */
const handedOver = subscribe(clientHandedOver, async (scope, { handedOver: all }) => {
  const givenUp = all.flatMap(({ clientId, from }) => (from ? [{ clientId, membershipId: from }] : []));
  const ids = givenUp.length > 0 ? await findOfClientsGivenUp(scope, givenUp) : [];
  if (ids.length > 0) await withdraw(scope, { ids });
  const concerned = await findConcerned(scope, [...new Set(all.map(({ clientId }) => clientId))]);
  const follows = (id: string, clientId: string) => concerned.get(clientId)?.inChargeIds.includes(id) === true;
  const entrusted = all.flatMap(({ clientId, to }) => (to ? [{ clientId, membershipId: to }] : []));
  const left = givenUp.filter(({ clientId, membershipId }) => !follows(membershipId, clientId));
  const newsOf = (kind: 'client_entrusted' | 'client_given_up', pairs: typeof left) =>
    [...clientsByProfessional(pairs)].map(([membershipId, [first = '', ...others]]): NewNotification => {
      const one = others.length === 0 ? first : null;
      const who = one ? (concerned.get(one)?.name ?? '') : '';
      const params = { who, count: others.length + 1, ...(!one && { context: 'many' }) };
      const about = { kind, membershipIds: [membershipId], occurrence: newId() };
      return { ...about, subjectId: one ?? membershipId, clientId: one, params };
    });
  const news = [...newsOf('client_entrusted', entrusted), ...newsOf('client_given_up', left)];
  await notify(scope, scope.caller.accountId, news);
});

/** Who follows a client reads that another person has deactivated or restored them. */
const activationChanged = subscribe(clientActivationChanged, async (scope, { clientId, isActive }) => {
  const { professionalIds, name } = await concernedWith(scope, clientId);
  const kind = isActive ? 'client_restored' : 'client_deactivated';
  const about = { kind, subjectId: clientId, clientId, occurrence: newId(), params: { who: name } } as const;
  await notify(scope, scope.caller.accountId, [{ ...about, membershipIds: professionalIds }]);
});

export const teamSubscribers = [
  handedOver,
  activationChanged,
  subscribe(collaboratorJoined, async (scope, { accountId, membershipId, name, adminIds, clients }) => {
    const about = {
      subjectId: membershipId,
      clientId: null,
      occurrence: newId(),
      params: { who: name, ...clientsOfJoined(clients) },
    };
    await notify(scope, accountId, [{ ...about, kind: 'collaborator_joined', membershipIds: adminIds }]);
  }),
  subscribe(ownershipOffered, async (scope, { requestId, fromName, toId }) => {
    const about = { subjectId: requestId, clientId: null, occurrence: requestId, params: { who: fromName } };
    await notify(scope, scope.caller.accountId, [{ ...about, kind: 'ownership_offered', membershipIds: [toId] }]);
  }),
  subscribe(ownershipAnswered, async (scope, { requestId, outcome, fromId, toName }) => {
    await withdraw(scope, { subjectIds: [requestId] });
    if (outcome === 'withdrawn') return;
    const params = { who: toName, ...(outcome === 'declined' && { context: 'declined' }) };
    const about = { subjectId: requestId, clientId: null, occurrence: requestId, params };
    await notify(scope, scope.caller.accountId, [{ ...about, kind: 'ownership_answered', membershipIds: [fromId] }]);
  }),
];

/**
 * Parameters about the clients of an invitation; empty for an invitation without clients. Numbers only: the notification references no
 * client and is not deleted with one, so it must not contain their names.
 */
function clientsOfJoined({ entrusted, taken, deleted }: PayloadOf<typeof collaboratorJoined>['clients']) {
  if (entrusted + taken + deleted === 0) return {};
  const context = taken > 0 ? (deleted > 0 ? 'takenAndDeleted' : 'taken') : deleted > 0 ? 'deleted' : 'clients';
  return { context, entrusted, taken, deleted };
}
