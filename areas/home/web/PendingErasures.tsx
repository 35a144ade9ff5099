import { linkOptions } from '@tanstack/react-router';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { usePendingErasures } from './queries.ts';

/** Clients who asked for the deletion of their data, also inactive ones, by date of the deletion. */
export function PendingErasures() {
  const t = useTexts('home');
  const clients = usePendingErasures();

  return (
    <ClientSection
      title={t('erasures.title')}
      subtitle={t('erasures.text')}
      all={{ link: linkOptions({ to: '/clients', search: { awaitsErasure: true } }), label: t('erasures.all') }}
      rows={clients?.map(({ id, name, isActive, deleteAfter }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id', params: { id } }),
        name,
        subtitle: t(isActive ? 'erasures.on' : 'erasures.onInactive', { date: formatDate(deleteAfter) }),
      }))}
    />
  );
}
