import { IconPlayerPause } from '@tabler/icons-react';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { nextPause } from '../../../rules/pauses.ts';
import { usePauseText } from '../../pauses/pause-text.ts';
import { useCalendar } from '../context.tsx';
import { useToday } from './today.ts';

/** Says when a copy is paused, or will be next. */
export function PausedBanner() {
  const today = useToday();
  const pauseText = usePauseText();
  const pause = nextPause(useCalendar().pauses, today);
  if (!pause) return null;
  return (
    <Banner tone="info" icon={IconPlayerPause}>
      {pauseText(pause, today)}
    </Banner>
  );
}
