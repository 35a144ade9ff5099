import { linkOptions } from '@tanstack/react-router';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { LinkList } from './LinkList.tsx';
import { useExpiringSubscriptions } from './queries.ts';

const maxRows = 5;

/** Clients whose subscription ends soon or has just ended; hidden without any. */
export function ExpiringSubscriptions() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const now = new Date();
  const clients = useExpiringSubscriptions();
  if (!clients || clients.length === 0) return null;

  return (
    <Section
      title={t('subscriptions.title')}
      flush
      actions={
        <LinkAnchor to="/clients" search={{ status: 'active', sortBy: 'subscriptionEnd', sortOrder: 'asc' }} size="sm">
          {t('subscriptions.all')}
        </LinkAnchor>
      }
    >
      <LinkList
        label={t('subscriptions.title')}
        empty={null}
        rows={clients.slice(0, maxRows).map(({ id, name, subscriptionEnd }) => ({
          key: id,
          link: linkOptions({ to: '/clients/$id', params: { id } }),
          title: name,
          subtitle:
            subscriptionEnd === null
              ? ''
              : t('subscriptions.end', { when: formatRelativeDate(subscriptionEnd, now, timeZone) }),
          picture: <PersonAvatar name={name} />,
        }))}
      />
    </Section>
  );
}
