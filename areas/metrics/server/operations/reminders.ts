import { isReminderDue, nextReminder } from '../../rules/reminder.ts';
import { publish } from '#shell/server/events.ts';
import type { ActingScope, JobScope, Payload } from '#shell/server/jobs/job.ts';
import { measurementsAsked, remindersEnded } from '../events.ts';
import * as store from '../store/reminders.ts';

export const allRemindersJob = 'metrics: find reminders that are due';
export const remindersJob = 'metrics: remind clients to measure';

const maxAccounts = 200;
/** Reminders in one transaction; the rest follows in the next job. */
const batchSize = 200;

/** Job of each minute: a job for each account with something to do. */
export async function findAllReminders(scope: JobScope): Promise<void> {
  const accountIds = await store.findDueAccounts(scope, maxAccounts);
  await Promise.all(accountIds.map((accountId) => scope.enqueue(remindersJob, { accountId })));
}

/** Job of an account: reminds clients of what has no value today, and plans the next reminders. */
export async function remindClients(scope: JobScope, { accountId = '' }: Payload): Promise<void> {
  const now = new Date();
  const due = await store.lockDue(scope, batchSize);
  if (due.length === 0) return;
  const reminded = due.filter((one) => one.isWanted && isReminderDue(one, { now, timeZone: one.timeZone }));
  await store.setNextReminders(
    scope,
    due.map((one) => ({
      id: one.id,
      next: nextReminder(one, { after: now, timeZone: one.timeZone }),
      remindedOn: reminded.includes(one) ? one.nextOn : null,
    })),
  );
  if (reminded.length > 0)
    await publish(scope, measurementsAsked, {
      accountId,
      reminders: reminded.map(({ id, clientId, type, name, nextOn }) => ({
        metricId: id,
        clientId,
        type,
        name,
        day: nextOn,
      })),
    });
  if (due.length === batchSize) await scope.enqueue(remindersJob, { accountId });
}

/** After values of a client were stored: reminders whose day, or a later one, has its value end. */
export async function endReminders(scope: ActingScope, clientId: string): Promise<void> {
  const metricIds = await store.endMeasured(scope, clientId);
  if (metricIds.length > 0) await publish(scope, remindersEnded, { metricIds });
}
