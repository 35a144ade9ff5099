import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { endsOn } from '../../../rules/schedule.ts';
import { useEditor, useMealPlan } from '../context.tsx';

/** Says from which day on another meal plan replaces a copy, while the copy would last longer. */
export function ReplacedBanner() {
  const t = useTexts('meal-plans');
  const { startsOn, replacedFrom } = useEditor();
  const isShortened = useMealPlan(
    ({ duration }) => startsOn !== null && replacedFrom !== null && replacedFrom <= endsOn(startsOn, duration),
  );
  if (!replacedFrom || !isShortened) return null;
  return <Banner tone="info">{t('editor.replacedFrom', { date: formatDate(replacedFrom) })}</Banner>;
}
