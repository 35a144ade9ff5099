import { ActionIcon, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Notification } from '../contract.ts';
import { textOf } from './text.ts';

const DeliveryDialog = lazy(async () => ({ default: (await import('./DeliveryDialog.tsx')).DeliveryDialog }));

/** Button that shows on which channels a notification arrived, and why not on the others. */
export function DeliveryButton({ notification }: { notification: Notification }) {
  const t = useTexts('notifications');
  const [opened, setOpened] = useState(false);

  return (
    <>
      <Tooltip label={t('why.action')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('why.label', { title: textOf(notification, t).title })}
          onClick={() => setOpened(true)}
        >
          <IconInfoCircle size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      {opened && (
        <Suspense>
          <DeliveryDialog id={notification.id} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
