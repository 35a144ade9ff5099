import { linkOptions } from '@tanstack/react-router';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useWithdrawnHealthData } from './queries.ts';

/** Clients who have refused or withdrawn the consent to health data, the latest first. */
export function ClientsWithoutConsent() {
  const t = useTexts('home');
  const clients = useWithdrawnHealthData();

  return (
    <ClientSection
      title={t('withdrawn.title')}
      all={{ link: linkOptions({ to: '/clients' }), label: t('withdrawn.all') }}
      rows={clients?.map(({ id, name, withdrawnAt }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id', params: { id } }),
        name,
        subtitle: t('withdrawn.since', { when: formatRelativeDate(withdrawnAt) }),
      }))}
    />
  );
}
