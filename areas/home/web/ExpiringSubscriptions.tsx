import { linkOptions } from '@tanstack/react-router';
import { useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useExpiringSubscriptions } from './queries.ts';

/** Clients whose subscription ends soon or has just ended. */
export function ExpiringSubscriptions() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const now = new Date();
  const clients = useExpiringSubscriptions();

  return (
    <ClientSection
      title={t('subscriptions.title')}
      all={{
        link: linkOptions({
          to: '/clients',
          search: { status: 'active', sortBy: 'subscriptionEnd', sortOrder: 'asc' },
        }),
        label: t('subscriptions.all'),
      }}
      rows={clients?.map(({ id, name, subscriptionEnd }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id', params: { id } }),
        name,
        subtitle:
          subscriptionEnd === null
            ? ''
            : t('subscriptions.end', { when: formatRelativeDate(subscriptionEnd, now, timeZone) }),
      }))}
    />
  );
}
