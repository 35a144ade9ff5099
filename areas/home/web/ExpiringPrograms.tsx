import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import classes from './ExpiringPrograms.module.css';
import { useExpiringPrograms } from './queries.ts';

/** Clients whose program ends soon, the first to end first. */
export function ExpiringPrograms() {
  const t = useTexts('home');
  const may = useMay();
  const { timeZone } = useMe();
  const programs = useExpiringPrograms();

  return (
    <ClientSection
      title={t('expiring.title')}
      all={{
        link: linkOptions({ to: '/programs', search: { kind: 'copies', state: 'expiring' } }),
        label: t('expiring.all'),
      }}
      rows={programs?.map(({ id, clientId, clientName, title, endsOn }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id/programs', params: { id: clientId } }),
        name: clientName,
        subtitle: t('expiring.ends', { title, when: formatRelativeDate(endsOn, new Date(), timeZone) }),
        end: may('update programs') && (
          <LinkButton
            to="/clients/$id/programs"
            params={{ id: clientId }}
            search={{ assign: true }}
            variant="default"
            size="xs"
            className={classes['next'] ?? ''}
            aria-label={t('expiring.nextFor', { name: clientName })}
          >
            {t('expiring.next')}
          </LinkButton>
        ),
      }))}
    />
  );
}
