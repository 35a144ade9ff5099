import { linkDays } from '../contract.ts';
import { firstNameOf } from '#shell/common/names.ts';
import type { Language } from '#shell/common/fields.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { deleteDueJob, deletionJobs } from './deletion-jobs.ts';
import { accessChangeJobs } from './operations/access-changes.ts';
import { sendLink } from './operations/links.ts';
import { newToken } from './operations/passwords.ts';
import { type MailRecipient, findMailRecipient } from './store/mail-recipient.ts';
import { deleteExpired } from './store/expired.ts';
import { deleteLinksOfPerson, findLinkById, type LinkKind, setToken } from './store/links.ts';
import { findUserByEmail } from './store/users.ts';

const paths: Record<LinkKind, string> = {
  coach: '/register',
  applicant: '/register-client',
  client: '/register-client',
  collaborator: '/register-collaborator',
  email: '/login',
  reset: '/password-reset',
  set: '/set-password',
};

export const accountJobs = {
  'account: mail a link': mailLink,
  'account: reset a password': mailReset,
  'account: forget what is over': deleteExpiredRecords,
  ...deletionJobs,
  ...accessChangeJobs,
};

export const accountDaily = ['account: forget what is over', deleteDueJob];

/**
 * Creates the token of a link and mails the link. Does nothing when the link was replaced or used in the meantime. The
 * token is created here, so that it is not stored in the queue.
 */
async function mailLink(scope: JobScope, { linkId = '', language }: Payload): Promise<void> {
  const link = await findLinkById(scope, linkId);
  if (!link) return;
  const recipient = await findMailRecipient(scope, link);
  const template = recipient.isKnown && link.kind === 'coach' ? 'known' : link.kind;
  const token = newToken();
  await setToken(scope, linkId, token);
  const url =
    template === 'known'
      ? `${scope.settings.publicUrl}/login`
      : `${scope.settings.publicUrl}${paths[link.kind]}?token=${token}`;
  scope.sendMail(renderLinkMail(template, (language ?? 'it') as Language, recipient, url, linkDays[link.kind]));
}

async function mailReset(scope: JobScope, { email = '' }: Payload): Promise<void> {
  const person = await findUserByEmail(scope, email);
  if (!person) return;
  await deleteLinksOfPerson(scope, person.id, ['reset']);
  await sendLink({ ...scope, language: person.locale }, { kind: 'reset', userId: person.id });
}

async function deleteExpiredRecords(scope: JobScope): Promise<void> {
  await deleteExpired(scope);
}

function renderLinkMail(template: string, language: Language, recipient: MailRecipient, url: string, days: number) {
  const t = textsIn(language);
  const { name, coach, sender } = recipient;
  const values = {
    ...recipient,
    name: firstNameOf(name),
    coach: coach === sender ? coach : `${coach} (${sender})`,
    count: days,
  };
  return {
    to: recipient.email,
    subject: t(`account:mails.${template}.subject`, values),
    sender: recipient.sender,
    color: recipient.color,
    paragraphs: [t('account:mails.hello', values), t(`account:mails.${template}.text`, values)],
    button: { text: t(`account:mails.${template}.button`), address: url },
    footer: t(`account:mails.${template}.footer`, values),
  };
}
