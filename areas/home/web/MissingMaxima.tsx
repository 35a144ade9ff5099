import { linkOptions } from '@tanstack/react-router';
import type { ClientWithoutMaxima } from '#areas/programs/contract/missing-maxima.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useMissingMaxima } from './queries.ts';

const maxRows = 5;

/** Clients whose running programs have loads in percent of an unknown maximum, with links to where it is entered. */
export function MissingMaxima() {
  const t = useTexts('home');
  const { clients, hasMore } = useMissingMaxima() ?? {};
  const hidden = (clients?.length ?? 0) - maxRows;

  function subtitleOf({ exercises: names, missing }: ClientWithoutMaxima): string {
    const exercises = names.join(' · ');
    const count = missing - names.length;
    return count > 0 ? t('missingMaxima.ofAndMore', { exercises, count }) : t('missingMaxima.of', { exercises });
  }

  return (
    <ClientSection
      title={t('missingMaxima.title')}
      subtitle={hidden > 0 && (hasMore ? t('missingMaxima.many') : t('missingMaxima.more', { count: hidden }))}
      maxRows={maxRows}
      rows={clients?.map((client) => ({
        key: client.id,
        link: linkOptions({ to: '/clients/$id/metrics', params: { id: client.id } }),
        name: client.name,
        subtitle: subtitleOf(client),
      }))}
    />
  );
}
