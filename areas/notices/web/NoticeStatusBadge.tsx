import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { NoticeStatus } from '../contract.ts';

const tones = { published: 'good', scheduled: 'fresh', draft: 'quiet', expired: 'quiet' } as const;

export function NoticeStatusBadge({ status }: { status: NoticeStatus }) {
  const t = useTexts('notices');
  return <StateBadge tone={tones[status]}>{t(`status.${status}`)}</StateBadge>;
}
