import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { AnswerCard } from '../../contract/reviews.ts';

/** By when the client was promised a reply; nothing once it is reviewed. */
export function ReplyBy({ answer: { state, replyBy } }: { answer: Pick<AnswerCard, 'state' | 'replyBy'> }) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  if (state !== 'sent' || replyBy === null) return null;
  const isLate = replyBy < todayIn(timeZone);
  return (
    <StateBadge tone={isLate ? 'bad' : 'quiet'}>
      {t(isLate ? 'review.late' : 'review.replyBy', { date: formatDate(replyBy) })}
    </StateBadge>
  );
}
