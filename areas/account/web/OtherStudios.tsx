import { Button } from '@mantine/core';
import { switchAccount } from '#shell/web/change-session.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Buttons that switch to the other studios of the user, for pages without the menu. */
export function OtherStudios() {
  const t = useTexts('account');
  const { memberships, endedMemberships = [], membershipId } = useMe();
  const others = [
    ...memberships.map(({ id, accountName }) => ({ id, label: t('settings.access.switch', { account: accountName }) })),
    ...endedMemberships.map(({ id, accountName }) => ({
      id,
      label: t('settings.access.data', { account: accountName }),
    })),
  ];

  return others
    .filter(({ id }) => id !== membershipId)
    .map(({ id, label }) => (
      <Button key={id} variant="default" size="md" onClick={() => void switchAccount(id)}>
        {label}
      </Button>
    ));
}
