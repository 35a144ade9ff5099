import { Button, Group } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { ProgramAssignment } from '../../contract.ts';
import { nextPause } from '../../rules/pauses.ts';
import { usePauseText } from './pause-text.ts';
import { usePauseActions } from './use-pause-actions.ts';

/** The pause of today, or the next one, with the buttons that end it or take it away. */
export function CurrentPause({ copy, onDone }: { copy: ProgramAssignment; onDone: () => void }) {
  const t = useTexts('programs');
  const today = todayIn(useMe().timeZone);
  const pauseText = usePauseText();
  const { takeAway, resumeToday, isPending } = usePauseActions(copy, onDone);
  const pause = nextPause(copy.pauses, today);
  if (!pause) return null;

  return (
    <Banner tone="info" icon={IconPlayerPause}>
      {pauseText(pause, today)}
      <Group gap="xs" mt="xs">
        {pause.from <= today && (
          <Button size="xs" disabled={isPending} onClick={() => resumeToday(pause)}>
            {t('pause.resume')}
          </Button>
        )}
        <Button size="xs" variant="default" disabled={isPending} onClick={() => takeAway(pause)}>
          {t('pause.remove')}
        </Button>
      </Group>
    </Banner>
  );
}
