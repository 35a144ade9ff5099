import { createNotice } from '#areas/notices/server/operations/notices.ts';
import { claimAnnouncement } from '#areas/notices/server/store/notices.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const rest = {
  audience: 'all' as const,
  clientTypeIds: [],
  groupIds: [],
  publishOn: null,
  publishTime: null,
  timeZone: null,
  expiresOn: null,
  mustConfirm: false,
  sendsPush: false,
};

/** Adds a published notice, one that is scheduled for clients of a type, and a draft. */
export async function addNotices(scope: Scope, onlineTypeId: string): Promise<void> {
  const { notice } = await createNotice(scope, {
    ...rest,
    publication: 'now',
    text: 'Da lunedì la sala pesi apre alle 7.\n\nChi si allena la mattina presto può venire con un’ora di anticipo: basta avvisarmi il giorno prima.',
  });
  // No notification for the demo studio that has just been created.
  await claimAnnouncement(scope, notice.id);
  await createNotice(scope, {
    ...rest,
    publication: 'later',
    publishOn: addDays(todayIn('Europe/Rome'), 3),
    publishTime: '08:30',
    audience: 'chosen',
    clientTypeIds: [onlineTypeId],
    mustConfirm: true,
    text: 'Check-in di fine mese: mandami le foto e il peso entro domenica sera.',
  });
  await createNotice(scope, {
    ...rest,
    publication: 'draft',
    text: 'Chiusura di Natale\nLo studio resta chiuso dal 24 al 26 dicembre.',
  });
}
