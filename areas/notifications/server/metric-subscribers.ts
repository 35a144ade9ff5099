import { findConcerned } from '#areas/clients/server/public.ts';
import { measurementDisputed, measurementsAsked, remindersEnded } from '#areas/metrics/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import { subscribe } from '#shell/server/events.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { paramInBothLanguages } from '../rules/params.ts';
import { concernedWith } from './concerned-with.ts';
import { withdraw } from './operations/notifications.ts';
import { type NewNotification, notify, type NotifyScope } from './operations/notify.ts';

/** Once a day for each value. The notification has no number of the body. */
export const metricSubscribers = [
  subscribe(measurementDisputed, async (scope, { clientId, measurementId, metricId }) => {
    const { professionalIds, name } = await concernedWith(scope, clientId);
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
  subscribe(measurementsAsked, async (scope, { accountId, reminders }) => {
    const concerned = await findConcerned(
      scope,
      reminders.map(({ clientId }) => clientId),
    );
    const news = reminders.flatMap(({ metricId, clientId, type, name, day }): NewNotification[] => {
      const membershipId = concerned.get(clientId)?.membershipId;
      if (!membershipId) return [];
      const nameIn = (language: Language) => name ?? textsIn(language)(`metrics:types.${type}`);
      const params = { who: '', ...paramInBothLanguages('metric', nameIn) };
      const about = { subjectId: metricId, clientId, params, occurrence: `${metricId} ${day}` };
      return [{ ...about, kind: 'measurement_due', membershipIds: [membershipId] }];
    });
    // A reminder replaces that of an earlier day.
    await withdrawReminders(
      scope,
      reminders.map(({ metricId }) => metricId),
    );
    await notify(scope, accountId, news);
  }),
  subscribe(remindersEnded, (scope, { metricIds }) => withdrawReminders(scope, metricIds)),
];

function withdrawReminders(scope: NotifyScope, metricIds: readonly string[]): Promise<void> {
  return withdraw(scope, { subjectIds: metricIds, kinds: ['measurement_due'] });
}
