import { addDays } from '#shell/common/dates.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { programTotals } from '../../../rules/totals.ts';
import { useContent, useEditor } from '../context.tsx';
import { useFollowedWeeks } from './stopped.ts';

/** Says when a copy ends that was replaced or ended early, while weeks or workouts of it are planned after that day. */
export function StoppedBanner() {
  const t = useTexts('programs');
  const stopsOn = useEditor().stopsOn.use();
  const followed = useFollowedWeeks();
  const isShortened = useContent(({ weeks }) => {
    const left = followed(weeks);
    return left.length < weeks.length || programTotals(left).workouts < programTotals(weeks).workouts;
  });
  if (!stopsOn || !isShortened) return null;
  return <Banner tone="info">{t('dates.endsEarly', { date: formatDate(addDays(stopsOn, -1)) })}</Banner>;
}
