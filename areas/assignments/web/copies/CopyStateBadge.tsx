import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CopyPause, CopyState } from '../../contract.ts';

const tones = { running: 'good', expiring: 'soon', terminated: 'quiet', upcoming: 'fresh', paused: 'quiet' } as const;

interface CopyStateBadgeProps {
  state: CopyState;
  pause?: CopyPause | null | undefined;
}

/** The state of a copy today. One that is paused is shown as such, whatever its state is. */
export function CopyStateBadge({ state, pause }: CopyStateBadgeProps) {
  const t = useTexts('assignments');
  const shown = pause ? 'paused' : state;
  return <StateBadge tone={tones[shown]}>{t(`states.${shown}`)}</StateBadge>;
}
