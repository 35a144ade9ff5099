import { IconMail, IconTrash } from '@tabler/icons-react';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type CollaboratorInvitation, collaboratorRoutes } from '../contract.ts';
import classes from './InvitationList.module.css';

export function InvitationList({ invitations }: { invitations: readonly CollaboratorInvitation[] }) {
  const t = useTexts('collaborators');
  return (
    <Section title={t('invitations.title')}>
      <ul className={classes['rows']}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Section>
  );
}

function InvitationRow({ invitation }: { invitation: CollaboratorInvitation }) {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const { id, name, email, role, expiresAt, isExpired, chosenClients: count } = invitation;
  const resending = useRecordAction(collaboratorRoutes.resend, {
    invalidates: [collaboratorRoutes.list],
    success: t('invitations.resent', { email }),
  });
  const withdrawal = useRecordAction(collaboratorRoutes.withdraw, {
    invalidates: [collaboratorRoutes.list],
    success: t('invitations.withdrawn', { email }),
  });
  const state = isExpired ? 'expired' : 'pending';
  const values = { role: shell(`roles.${role}`), date: formatDate(expiresAt) };

  return (
    <li>
      <div className={classes['text']}>
        <strong>{name}</strong>
        <span>{email}</span>
        <span>{t(isExpired ? 'invitations.expired' : 'invitations.expires', values)}</span>
        {count > 0 && <span>{t('invitations.clients', { count })}</span>}
      </div>
      <StateBadge tone={isExpired ? 'bad' : 'soon'}>{t(`invitations.badge.${state}`)}</StateBadge>
      <ActionMenu
        label={t('menu', { name })}
        actions={[
          { label: t('actions.resend'), icon: IconMail, onClick: () => resending.run({ id }) },
          { label: t('actions.withdraw'), icon: IconTrash, isDestructive: true, onClick: () => withdrawal.run({ id }) },
        ]}
      />
    </li>
  );
}
