import { findConcerned } from '#areas/clients/server/public.ts';
import { measurementDisputed } from '#areas/metrics/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import { subscribe } from '#shell/server/events.ts';
import { notify } from './operations/notify.ts';

/** Once a day for each value. The notification has no number of the body. */
export const metricSubscribers = [
  subscribe(measurementDisputed, async (scope, { clientId, measurementId, metricId }) => {
    const { professionalIds = [], name = '' } = (await findConcerned(scope, [clientId])).get(clientId) ?? {};
    const occurrence = `${measurementId} ${todayIn(scope.caller.timeZone)}`;
    await notify(scope, scope.caller.accountId, [
      {
        kind: 'measurement_disputed',
        membershipIds: professionalIds,
        subjectId: metricId,
        occurrence,
        clientId,
        params: { who: name },
      },
    ]);
  }),
];
