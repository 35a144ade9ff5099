import type { Language } from '#shell/common/fields.ts';
import { firstNameOf } from '#shell/common/names.ts';
import type { PublicScope } from '#shell/server/database/scope.ts';
import type { JobHandler, JobScope, Payload } from '#shell/server/jobs/job.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { findUserById } from '../store/users.ts';

const mailJob = 'account: mail a change of the access';

export const accessChangeJobs: Record<string, JobHandler> = { [mailJob]: sendAccessChange };

type AccessChange =
  | { template: 'emailAsked' | 'emailChanged'; newEmail: string }
  | { template: 'passwordChanged'; newEmail?: undefined };

/** Enqueues a mail about a changed password or login address, to the address that the user has before the change. */
export async function mailAccessChange(
  scope: Pick<PublicScope, 'db' | 'enqueue'>,
  userId: string,
  { template, newEmail = '' }: AccessChange,
): Promise<void> {
  const user = await findUserById(scope, userId);
  if (!user) return;
  const { email, name, locale } = user;
  await scope.enqueue(mailJob, { template, to: email, name, language: locale, newEmail });
}

const paths: Record<AccessChange['template'], string> = {
  emailAsked: '/forgot-password',
  emailChanged: '/login',
  passwordChanged: '/forgot-password',
};

async function sendAccessChange(scope: JobScope, payload: Payload): Promise<void> {
  const { to = '', name = '', newEmail = '' } = payload;
  const template = payload['template'] as AccessChange['template'];
  const t = textsIn(payload['language'] as Language);
  const values = { name: firstNameOf(name), newEmail };
  scope.sendMail({
    to,
    subject: t(`account:mails.${template}.subject`, values),
    sender: '',
    color: null,
    paragraphs: [t('account:mails.hello', values), t(`account:mails.${template}.text`, values)],
    button: { text: t(`account:mails.${template}.button`), address: `${scope.settings.publicUrl}${paths[template]}` },
    footer: t(`account:mails.${template}.footer`, values),
  });
}
