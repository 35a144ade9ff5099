import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { programTotals } from '../../../rules/totals.ts';
import { useContent, useEditor } from '../context.tsx';
import { useFollowedWeeks } from './replaced.ts';

/** Says from which day on a copy was replaced, while weeks or workouts of it are planned after that day. */
export function ReplacedBanner() {
  const t = useTexts('programs');
  const replacedFrom = useEditor().replacedFrom.use();
  const followed = useFollowedWeeks();
  const isShortened = useContent(({ weeks }) => {
    const left = followed(weeks);
    return left.length < weeks.length || programTotals(left).workouts < programTotals(weeks).workouts;
  });
  if (!replacedFrom || !isShortened) return null;
  return <Banner tone="info">{t('dates.replacedFrom', { date: formatDate(replacedFrom) })}</Banner>;
}
