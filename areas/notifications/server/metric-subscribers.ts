import { findConcerned } from '#areas/clients/server/public.ts';
import {
  measurementDisputed,
  measurementsAsked,
  remindersEnded,
  symptomNotesRead,
  symptomsNoted,
} from '#areas/metrics/server/public.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import { subscribe } from '#shell/server/events.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { paramInBothLanguages } from '../rules/params.ts';
import { concernedWith } from './concerned-with.ts';
import { markSubjectRead, withdraw } from './operations/notifications.ts';
import { type NewNotification, notify, type NotifyScope } from './operations/notify.ts';

/** Sends one notification a day for each disputed value; it contains no measured number. */
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
  // Texts beside photos are quoted in the app only.
  subscribe(symptomsNoted, async (scope, { clientId, latest: { id, source, note } }) => {
    const { professionalIds, name } = await concernedWith(scope, clientId);
    const params: NewNotification['params'] =
      source === 'photos' ? { who: name, context: 'photos' } : { who: name, text: excerptOf(note) };
    const about = { subjectId: id, occurrence: id, clientId, params };
    await notify(scope, scope.caller.accountId, [
      { ...about, kind: 'measurement_symptom', membershipIds: professionalIds },
    ]);
  }),
  subscribe(symptomNotesRead, async (scope, { ids }) => {
    for (const subjectId of ids) await markSubjectRead(scope, { subjectId, kinds: ['measurement_symptom'] });
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
