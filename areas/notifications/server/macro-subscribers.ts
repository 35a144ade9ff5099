import { findConcerned } from '#areas/clients/server/public.ts';
import { macrosDeleted, macroGiven } from '#areas/macros/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import { subscribe } from '#shell/server/events.ts';
import { withdraw } from './operations/notifications.ts';
import { type NewNotification, notify } from './operations/notify.ts';
import { findSender } from './store/subjects.ts';

/** The notification has the name and the day of the targets, without numbers. Several changes are one while it is unread. */
export const macroSubscribers = [
  subscribe(macroGiven, async (scope, { title, startsOn, copies, isChange }) => {
    const [clients, sender] = await Promise.all([
      findConcerned(
        scope,
        copies.map(({ clientId }) => clientId),
      ),
      findSender(scope, scope.caller.membershipId),
    ]);
    const params = { ...sender, macro: title, startsOn, ...(isChange && { context: 'change' }) };
    const news = copies.map(({ id, clientId }): NewNotification => {
      const membershipId = clients.get(clientId)?.membershipId;
      const about = { subjectId: id, clientId, occurrence: isChange ? newId() : id, params };
      return { ...about, kind: 'macro_given', membershipIds: membershipId ? [membershipId] : [] };
    });
    await notify(scope, scope.caller.accountId, news);
  }),
  subscribe(macrosDeleted, (scope, { macroIds }) => withdraw(scope, { subjectIds: macroIds })),
];
