import type { Language } from '#shell/common/fields.ts';
import { firstNameOf } from '#shell/common/names.ts';
import type { JobHandler, JobScope, Payload } from '#shell/server/jobs/job.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { emitClientChanged } from './live.ts';
import { deleteClientForever } from './operations/delete-client.ts';
import * as store from './store/erasure.ts';

export const mailErasureJob = 'clients: mail a requested erasure';
export const mailErasedJob = 'clients: mail an erasure that the studio did at once';
export const eraseDueJob = 'clients: erase clients whose days of grace are over';
const eraseJob = 'clients: erase a client';

export const erasureJobs: Record<string, JobHandler> = {
  [mailErasureJob]: mailRequested,
  [mailErasedJob]: async (scope, { erased = '{}' }) => mail(scope, JSON.parse(erased) as store.Erased, 'done'),
  [eraseDueJob]: eraseDue,
  [eraseJob]: eraseClient,
};

/** Mails the client that the deletion was requested. Does nothing if the request was withdrawn in the meantime. */
async function mailRequested(scope: JobScope, { clientId = '' }: Payload): Promise<void> {
  const erased = await store.lockErased(scope, clientId);
  if (erased) mail(scope, erased, 'requested');
}

/** A job for each client, so that one that fails is repeated alone. */
async function eraseDue(scope: JobScope): Promise<void> {
  const due = await store.findDueErasures(scope);
  await Promise.all(due.map(({ accountId, id }) => scope.enqueue(eraseJob, { accountId, clientId: id })));
}

/** Deletes a client and mails them. Does nothing if the request was withdrawn. */
async function eraseClient(scope: JobScope, { clientId = '' }: Payload): Promise<void> {
  const erased = await store.lockErased(scope, clientId);
  if (!erased?.isDue) return;
  await emitClientChanged(scope, [clientId]);
  await deleteClientForever(scope, clientId);
  mail(scope, erased, 'done');
}

function mail(scope: JobScope, erased: store.Erased, template: 'requested' | 'done'): void {
  const { email, name, language, account, color, deleteAfter, timeZone } = erased;
  const t = textsIn(language);
  const values = { name: firstNameOf(name), account, date: longDate(deleteAfter, language, timeZone) };
  const path = template === 'requested' ? '/login' : '';
  scope.sendMail({
    to: email,
    subject: t(`clients:mails.erasure.${template}.subject`, values),
    sender: account,
    color,
    paragraphs: [t('clients:mails.erasure.hello', values), t(`clients:mails.erasure.${template}.text`, values)],
    button: { text: t(`clients:mails.erasure.${template}.button`), address: `${scope.settings.publicUrl}${path}` },
    footer: t(`clients:mails.erasure.${template}.footer`, values),
  });
}

function longDate(instant: string, language: Language, timeZone: string): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(instant),
  );
}
