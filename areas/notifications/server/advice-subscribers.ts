import { adviceDeleted, adviceGiven, adviceSeen } from '#areas/advices/server/public.ts';
import { membershipsOfClients } from '#areas/clients/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { markSubjectRead, withdraw } from './operations/notifications.ts';
import { notify } from './operations/notify.ts';
import { findSender } from './store/subjects.ts';

/** Each correction of advice that was read is a new occurrence. */
export const adviceSubscribers = [
  subscribe(adviceGiven, async (scope, { adviceId, clientId, title, version, isCorrection }) => {
    const [membershipIds, sender] = await Promise.all([
      membershipsOfClients(scope, [clientId]),
      findSender(scope, scope.caller.membershipId),
    ]);
    const params = { ...sender, title, ...(isCorrection && { context: 'correction' }) };
    const occurrence = `${adviceId} ${version}`;
    await notify(scope, scope.caller.accountId, [
      { kind: 'advice_given', membershipIds, subjectId: adviceId, occurrence, clientId, params },
    ]);
  }),
  subscribe(adviceSeen, (scope, { adviceId }) => markSubjectRead(scope, { subjectId: adviceId })),
  subscribe(adviceDeleted, (scope, { adviceId }) => withdraw(scope, { subjectIds: [adviceId] })),
];
