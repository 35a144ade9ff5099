import { Button, Group } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { ProgramAssignment } from '../../contract/assigned.ts';
import type { Pause } from '../../contract/document.ts';
import { resumptionOn } from '../../rules/pauses.ts';
import { usePauseText } from './pause-text.ts';
import { usePauseActions } from './use-pause-actions.ts';

interface CurrentPauseProps {
  copy: ProgramAssignment;
  /** The pause of today, or the next one. */
  pause: Pause;
  onDone: () => void;
}

/** A pause with the buttons that end it or take it away. */
export function CurrentPause({ copy, pause, onDone }: CurrentPauseProps) {
  const t = useTexts('programs');
  const today = todayIn(useMe().timeZone);
  const pauseText = usePauseText();
  const { takeAway, resumeToday, resumeOnWeekdays, isPending } = usePauseActions(copy, onDone);
  const { from, days } = pause;
  const resumption = resumptionOn(pause, today);

  return (
    <Banner tone="info" icon={IconPlayerPause}>
      {pauseText(pause, today)}
      <Group gap="xs" mt="xs">
        {from <= today && (
          <Button size="xs" disabled={isPending} onClick={() => resumeToday(pause)}>
            {t('pause.resume')}
          </Button>
        )}
        {from <= today && today < resumption && resumption < addDays(from, days) && (
          <Button size="xs" variant="default" disabled={isPending} onClick={() => resumeOnWeekdays(pause)}>
            {t('pause.resumeOn', { weekday: formatWeekday(resumption), date: formatShortDate(resumption) })}
          </Button>
        )}
        <Button size="xs" variant="default" disabled={isPending} onClick={() => takeAway(pause)}>
          {t('pause.remove')}
        </Button>
      </Group>
    </Banner>
  );
}
