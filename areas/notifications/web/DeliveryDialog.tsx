import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconBell, IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type Delivery, notificationRoutes } from '../contract.ts';
import classes from './Notifications.module.css';

const icons = { in_app: IconBell, push: IconDeviceMobile, mail: IconMail } as const;
const order = ['in_app', 'push', 'mail'] as const;

/** What became of a notification on each channel. */
export function DeliveryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('notifications');
  const shell = useTexts('shell');
  const { data, error, refetch } = useApiQuery(notificationRoutes.deliveries, { id }, { staleTime: 0 });
  const deliveries = order.flatMap((channel) => data?.deliveries.filter((one) => one.channel === channel) ?? []);

  return (
    <Dialog opened onClose={onClose} title={t('why.title')}>
      <Stack gap="lg">
        {data ? (
          <ul className={classes['deliveries']}>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.channel} delivery={delivery} />
            ))}
          </ul>
        ) : error ? (
          <Stack gap="sm" align="flex-start" role="alert">
            <Text size="sm">{t('why.failed')}</Text>
            <Button variant="default" onClick={() => void refetch()}>
              {shell('errors.tryAgain')}
            </Button>
          </Stack>
        ) : (
          <Skeleton height={150} />
        )}
        <LinkAnchor to="/settings/$section" params={{ section: 'notifications' }} size="sm">
          {t('why.settings')}
        </LinkAnchor>
      </Stack>
    </Dialog>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = useTexts('notifications');
  const { channel, at } = delivery;
  const Icon = icons[channel];
  return (
    <li>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <strong>{t(`why.channels.${channel}`)}</strong>
        <p>{t(keyOf(delivery), { date: formatDate(at), time: formatTime(at) })}</p>
      </div>
    </li>
  );
}

/** The key of the sentence about a channel: each channel has outcomes of its own. */
function keyOf({ channel, outcome }: Delivery) {
  switch (channel) {
    case 'in_app':
      return `why.in_app.${outcome}` as const;
    case 'push':
      return `why.push.${outcome}` as const;
    case 'mail':
      return `why.mail.${outcome}` as const;
  }
}
