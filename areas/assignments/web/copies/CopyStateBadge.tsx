import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CopyPause, CopyState } from '../../contract.ts';

const tones = {
  running: 'good',
  expiring: 'soon',
  terminated: 'quiet',
  upcoming: 'fresh',
  paused: 'quiet',
  inactive: 'quiet',
} as const;

interface CopyStateBadgeProps {
  state: CopyState;
  pause?: CopyPause | null | undefined;
  isClientInactive?: boolean | undefined;
}

/** The state of a copy today. One that is paused is shown as such; so is one in progress whose client is inactive. */
export function CopyStateBadge({ state, pause, isClientInactive = false }: CopyStateBadgeProps) {
  const t = useTexts('assignments');
  const isInProgress = state === 'running' || state === 'expiring';
  const shown = isClientInactive && isInProgress ? 'inactive' : pause ? 'paused' : state;
  return <StateBadge tone={tones[shown]}>{t(`states.${shown}`)}</StateBadge>;
}
