import { firstNameOf } from '#shell/common/names.ts';
import type { Language } from '#shell/common/fields.ts';
import { enqueueAccountFilesDeletion } from '#shell/server/files/delete-unreferenced.ts';
import type { JobHandler, JobScope, Payload } from '#shell/server/jobs/job.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { activeMembershipIds, deleteAccountForever, findAccountsToDelete, findMember } from './store/deletion.ts';

export const announceJob = 'account: announce a deletion';
const mailJob = 'account: mail a deletion';
export const deleteDueJob = 'account: delete closed accounts';
const deleteOneJob = 'account: delete a closed account';

export const deletionJobs: Record<string, JobHandler> = {
  [announceJob]: announceDeletion,
  [mailJob]: mailDeletion,
  [deleteDueJob]: deleteDueAccounts,
  [deleteOneJob]: deleteClosedAccount,
};

/** One job for each person, so that a mail that fails is sent again alone. */
async function announceDeletion(scope: JobScope, payload: Payload): Promise<void> {
  const membershipIds = await activeMembershipIds(scope);
  await Promise.all(membershipIds.map((membershipId) => scope.enqueue(mailJob, { ...payload, membershipId })));
}

/** Does nothing when the account was opened or closed again in the meantime. */
async function mailDeletion(scope: JobScope, { membershipId = '', template = '' }: Payload): Promise<void> {
  const member = await findMember(scope, membershipId);
  if (!member || (template === 'closed') !== (member.deleteAfter !== null)) return;
  const { email, name, language, role, account, color, timeZone, deleteAfter } = member;
  const audience = template === 'closed' && role !== 'admin' ? (role === 'client' ? 'client' : 'team') : 'admin';
  const key = template === 'closed' ? (`closed.${audience}` as const) : 'restored';
  const t = textsIn(language);
  const values = {
    name: firstNameOf(name),
    account,
    date: deleteAfter ? longDate(deleteAfter, language, timeZone) : '',
  };
  scope.sendMail({
    to: email,
    subject: t(`account:mails.${key}.subject`, values),
    sender: account,
    color,
    paragraphs: [t('account:mails.hello', values), t(`account:mails.${key}.text`, values)],
    button: { text: t(`account:mails.${key}.button`), address: `${scope.settings.publicUrl}/login` },
    footer: t(`account:mails.${key}.footer`, values),
  });
}

async function deleteDueAccounts(scope: JobScope): Promise<void> {
  const ids = await findAccountsToDelete(scope);
  await Promise.all(ids.map((closedId) => scope.enqueue(deleteOneJob, { closedId })));
}

async function deleteClosedAccount(scope: JobScope, { closedId = '' }: Payload): Promise<void> {
  if (await deleteAccountForever(scope, closedId)) await enqueueAccountFilesDeletion(scope, closedId);
}

function longDate(instant: string, language: Language, timeZone: string): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(instant),
  );
}
