import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { createStoredAtom } from '#shell/web/atom.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { usePushActions, usePushState } from './use-push.ts';

const laterDays = 14;

/** When the user has put the question off, in milliseconds. */
const askedLaterAt = createStoredAtom('push.later', (stored) => Number(stored) || 0);

/** Offers notifications on this device, where there is something to notify. "Later" hides it for 14 days. */
export function PushCard() {
  const t = useTexts('notifications');
  const isClient = hasRole(useMe(), 'client');
  const pushState = usePushState();
  const { enable } = usePushActions();
  const isHidden = Date.now() - askedLaterAt.use() < laterDays * 86_400_000;
  if (isHidden || (pushState?.state !== 'off' && pushState?.state !== 'ios')) return null;

  return (
    <Banner
      tone="plain"
      icon={IconBellRinging}
      actions={
        <>
          <Button variant="subtle" color="gray" onClick={() => askedLaterAt.set(Date.now())}>
            {t('card.later')}
          </Button>
          {pushState.state === 'ios' ? (
            <LinkButton to="/settings/$section" params={{ section: 'notifications' }} variant="default">
              {t('devices.enable')}
            </LinkButton>
          ) : (
            <Button loading={enable.isPending} onClick={() => enable.mutate()}>
              {t('devices.enable')}
            </Button>
          )}
        </>
      }
    >
      <strong>{t('card.title')}</strong> {t(isClient ? 'card.client' : 'card.professional')}
    </Banner>
  );
}
