import { photosAdded, photosDeleted } from '#areas/progress/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { concernedWith } from './concerned-with.ts';
import { withdraw } from './operations/notifications.ts';
import { notify } from './operations/notify.ts';

/** The photos of a day are one notification; the wait before the push lets the others of the day arrive. */
export const photoSubscribers = [
  subscribe(photosAdded, async (scope, { progressId, clientId, takenOn, isByClient }) => {
    if (!isByClient) return;
    const { professionalIds, name } = await concernedWith(scope, clientId);
    await notify(scope, scope.caller.accountId, [
      {
        kind: 'photos_added',
        membershipIds: professionalIds,
        subjectId: progressId,
        occurrence: progressId,
        clientId,
        params: { who: name, on: takenOn },
      },
    ]);
  }),
  subscribe(photosDeleted, (scope, { progressId }) => withdraw(scope, { subjectIds: [progressId] })),
];
