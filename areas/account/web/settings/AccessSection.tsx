import { Button } from '@mantine/core';
import { useApiMutation } from '#shell/web/api/query.ts';
import { logout, switchAccount } from '#shell/web/change-session.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { accountRoutes } from '../../contract.ts';
import classes from './AccessSection.module.css';

/** Section with the accounts of the user, to switch between them, and the logout. */
export function AccessSection() {
  const t = useTexts('account');
  const { email, memberships, endedMemberships = [] } = useMe();

  return (
    <Section
      title={t('settings.access.title')}
      subtitle={t('settings.access.loggedAs', { email })}
      actions={
        <Button variant="default" onClick={() => void logout()}>
          {t('settings.access.logout')}
        </Button>
      }
    >
      {memberships.length + endedMemberships.length > 1 && <Accounts />}
      <OtherDevices />
    </Section>
  );
}

/** Ends the sessions of the user on all other devices. */
function OtherDevices() {
  const t = useTexts('account');
  const { mutate, isPending } = useApiMutation(accountRoutes.logoutOthers);
  const logoutOthers = () =>
    mutate({}, { onSuccess: ({ ended }) => toast.success(t('settings.access.othersEnded', { count: ended })) });
  return (
    <div className={classes['others']}>
      <span>{t('settings.access.logoutOthersHelp')}</span>
      <Button variant="default" loading={isPending} onClick={logoutOthers}>
        {t('settings.access.logoutOthers')}
      </Button>
    </div>
  );
}

function Accounts() {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const { memberships, endedMemberships = [], membershipId } = useMe();

  return (
    <ul className={classes['accounts']} aria-label={t('settings.access.accounts')}>
      {memberships.map(({ id, accountName, role }) => (
        <li key={id}>
          <div className={classes['text']}>
            <strong>{accountName}</strong>
            <span>{shell(`roles.${role}`)}</span>
          </div>
          {id === membershipId ? (
            <StateBadge tone="good">{t('settings.access.current')}</StateBadge>
          ) : (
            <Button variant="default" onClick={() => void switchAccount(id)}>
              {t('settings.access.switch', { account: accountName })}
            </Button>
          )}
        </li>
      ))}
      {endedMemberships.map(({ id, accountName }) => (
        <li key={id}>
          <div className={classes['text']}>
            <strong>{accountName}</strong>
            <span>{t('settings.access.ended')}</span>
          </div>
          <Button variant="default" onClick={() => void switchAccount(id)}>
            {t('settings.access.data', { account: accountName })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
