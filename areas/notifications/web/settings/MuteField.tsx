import { Button, Group } from '@mantine/core';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { addDays } from '#shell/common/dates.ts';
import { instantInZone, localTimeIn } from '#shell/common/local-time.ts';
import { SettingBlock } from './SettingBlock.tsx';
import type { SettingsState } from './use-settings.ts';

const hourMs = 3_600_000;
const choices = ['hour', 'tomorrow', 'week'] as const;

/** Pauses pushes and mails for a while. */
export function MuteField({ state }: { state: SettingsState }) {
  const t = useTexts('notifications');
  const { mutedUntil } = state.settings;
  const isClient = useMe().clientId !== null;
  const isMuted = mutedUntil !== null && Date.parse(mutedUntil) > Date.now();
  const mute = (until: string | null) => state.save({ mutedUntil: until });

  return (
    <SettingBlock
      title={t('preferences.mute.title')}
      help={t(isClient ? 'preferences.mute.helpOfClient' : 'preferences.mute.help')}
      state={state}
    >
      {isMuted ? (
        <Group gap="sm">
          <span role="status">
            {t('preferences.mute.until', { date: formatDate(mutedUntil), time: formatTime(mutedUntil) })}
          </span>
          <Button variant="default" size="xs" onClick={() => mute(null)}>
            {t('preferences.mute.end')}
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          {choices.map((choice) => (
            <Button key={choice} variant="default" size="xs" onClick={() => mute(endOf(choice))}>
              {t(`preferences.mute.${choice}`)}
            </Button>
          ))}
        </Group>
      )}
    </SettingBlock>
  );
}

/** Tomorrow is 8:00 on the clock of the user. */
function endOf(choice: (typeof choices)[number]): string {
  const now = new Date();
  const zone = currentTimeZone();
  if (choice === 'tomorrow')
    return instantInZone(`${addDays(localTimeIn(now, zone).day, 1)}T08:00`, zone).toISOString();
  return new Date(now.getTime() + (choice === 'hour' ? 1 : 7 * 24) * hourMs).toISOString();
}
