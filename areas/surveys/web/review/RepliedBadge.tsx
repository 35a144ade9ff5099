import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { AnswerCard } from '../../contract/reviews.ts';

/** When a professional last replied to the answers; nothing without a reply. */
export function RepliedBadge({ answer: { repliedAt } }: { answer: Pick<AnswerCard, 'repliedAt'> }) {
  const t = useTexts('surveys');
  if (!repliedAt) return null;
  return <StateBadge tone="quiet">{t('review.repliedAt', { date: formatDate(repliedAt) })}</StateBadge>;
}
