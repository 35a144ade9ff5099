import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isMuted } from './preferences.ts';
import { unlockAudio } from './alerts.ts';

/** In a quiet gym the phone only buzzes. Kept on the device. */
export function SoundSwitch() {
  const t = useTexts('completed-workouts');
  const muted = isMuted.use();
  const Icon = muted ? IconBellOff : IconBell;

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('rest.sound')}
      aria-pressed={!muted}
      onClick={() => {
        isMuted.set(!muted);
        unlockAudio();
      }}
    >
      <Icon size={22} aria-hidden="true" />
    </ActionIcon>
  );
}
