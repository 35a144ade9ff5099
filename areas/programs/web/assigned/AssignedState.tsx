import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { AssignedProgram } from '../../contract.ts';

const tones = { running: 'good', expiring: 'soon', terminated: 'quiet', upcoming: 'fresh' } as const;

export function AssignedState({ state }: Pick<AssignedProgram, 'state'>) {
  const t = useTexts('programs');
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
