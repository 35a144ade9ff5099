import { linkDays } from '../contract.ts';
import type { Language } from '#shell/common/fields.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { sendLink } from './operations/links.ts';
import { newToken } from './operations/passwords.ts';
import { type MailRecipient, findMailRecipient } from './store/mail-recipient.ts';
import { deleteExpired } from './store/expired.ts';
import { deleteLinksOfPerson, findLinkById, type LinkKind, setToken } from './store/links.ts';
import { findUserByEmail } from './store/users.ts';

const paths: Record<LinkKind, string> = {
  coach: '/register',
  client: '/register-client',
  email: '/login',
  reset: '/password-reset',
  set: '/set-password',
};

export const accountJobs = {
  'account: mail a link': mailLink,
  'account: reset a password': mailReset,
  'account: forget what is over': forgetOver,
};

export const accountDaily = ['account: forget what is over'];

/** A link that was replaced or used before its mail was written is not sent. */
async function mailLink(scope: JobScope, { linkId = '', language }: Payload): Promise<void> {
  const link = await findLinkById(scope, linkId);
  if (!link) return;
  const addressee = await findMailRecipient(scope, link);
  const mail = addressee.isKnown && link.kind === 'coach' ? 'known' : link.kind;
  const token = newToken();
  await setToken(scope, linkId, token);
  const address =
    mail === 'known'
      ? `${scope.settings.publicUrl}/login`
      : `${scope.settings.publicUrl}${paths[link.kind]}?token=${token}`;
  await scope.sendMail(letter(mail, (language ?? 'it') as Language, addressee, address, linkDays[link.kind]));
}

async function mailReset(scope: JobScope, { email = '' }: Payload): Promise<void> {
  const person = await findUserByEmail(scope, email);
  if (!person) return;
  await deleteLinksOfPerson(scope, person.id, ['reset']);
  await sendLink(scope, { kind: 'reset', userId: person.id });
}

async function forgetOver(scope: JobScope): Promise<void> {
  await deleteExpired(scope);
}

function letter(mail: string, language: Language, addressee: MailRecipient, address: string, days: number) {
  const t = textsIn(language);
  const values = { ...addressee, count: days };
  return {
    to: addressee.email,
    subject: t(`account:mails.${mail}.subject`, values),
    sender: addressee.sender,
    color: addressee.color,
    paragraphs: [t('account:mails.hello', values), t(`account:mails.${mail}.text`, values)],
    button: { text: t(`account:mails.${mail}.button`), address },
    footer: t(`account:mails.${mail}.footer`, values),
  };
}
