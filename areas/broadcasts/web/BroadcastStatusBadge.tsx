import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Broadcast } from '../contract.ts';

const tones = { waiting: 'fresh', sending: 'fresh', stopped: 'quiet', finished: 'good' } as const;

export function BroadcastStatusBadge({ broadcast: { status, skipped } }: { broadcast: Broadcast }) {
  const t = useTexts('broadcasts');
  const tone = status === 'finished' && skipped > 0 ? 'soon' : tones[status];
  return <StateBadge tone={tone}>{t(`status.${status}`)}</StateBadge>;
}
