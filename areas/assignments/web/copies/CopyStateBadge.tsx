import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CopyState } from '../../contract.ts';

const tones = { running: 'good', expiring: 'soon', terminated: 'quiet', upcoming: 'fresh' } as const;

export function CopyStateBadge({ state }: { state: CopyState }) {
  const t = useTexts('assignments');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
