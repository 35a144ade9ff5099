import { date, time } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { serverAnswers } from '#shell/web/api/reachable.ts';
import { Strip } from '#shell/web/widgets/Strip.tsx';

/** Says that what is shown is what this device had, until the server answers again. */
export function OfflineStrip({ keptAt }: { keptAt: string | null }) {
  const t = useTexts('programs');
  const isAnswered = serverAnswers.use();
  if (!keptAt || isAnswered) return null;
  return (
    <Strip tone="info" role="status">
      {t('offline.text', { date: date(keptAt), time: time(keptAt) })}
    </Strip>
  );
}
