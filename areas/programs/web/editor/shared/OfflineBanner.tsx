import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isServerReachable } from '#shell/web/api/connectivity.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

/** Says that what is shown is what this device had, until the server answers again. */
export function OfflineBanner({ keptAt }: { keptAt: string | null }) {
  const t = useTexts('programs');
  const isAnswered = isServerReachable.use();
  if (!keptAt || isAnswered) return null;
  return (
    <Banner tone="info" role="status">
      {t('offline.text', { date: formatDate(keptAt), time: formatTime(keptAt) })}
    </Banner>
  );
}
