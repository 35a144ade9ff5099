import { Chip, Group, NativeSelect, Switch } from '@mantine/core';
import { formatShortWeekday, zoneName } from '#shell/web/texts/formats.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { QuietHours } from '../../contract/settings.ts';
import { SettingBlock } from './SettingBlock.tsx';
import classes from './Settings.module.css';
import type { SettingsState } from './use-settings.ts';

/** A Monday, from which the names of the weekdays are formatted. */
const monday = '2026-11-';
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export function weekdayName(weekday: number): string {
  return formatShortWeekday(`${monday}${String(15 + weekday)}`);
}

export function QuietHoursField({ state }: { state: SettingsState }) {
  const t = useTexts('notifications');
  const { value, source } = state.settings.quiet;
  const change = (next: Partial<QuietHours>) => state.save({ quiet: { ...value, ...next } });

  return (
    <SettingBlock
      title={t('preferences.quiet.title')}
      help={t('preferences.quiet.help', { zone: zoneName(currentTimeZone()) })}
      source={source}
      state={state}
      onReset={() => state.save({ quiet: null })}
      control={
        <Switch
          size="md"
          aria-label={t('preferences.quiet.switch')}
          checked={value.isOn}
          onChange={(event) => change({ isOn: event.currentTarget.checked })}
        />
      }
    >
      {value.isOn && (
        <div className={classes['quiet']}>
          <TimeField label={t('preferences.quiet.from')} value={value.from} onChange={(from) => change({ from })} />
          <TimeField label={t('preferences.quiet.until')} value={value.until} onChange={(until) => change({ until })} />
          <fieldset className={classes['days']}>
            <legend>{t('preferences.quiet.days')}</legend>
            <Chip.Group
              multiple
              value={value.days.map(String)}
              onChange={(days) => change({ days: days.map(Number).toSorted() })}
            >
              <Group gap={6}>
                {weekdays.map((day) => (
                  <Chip key={day} value={String(day)} size="sm">
                    {weekdayName(day)}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </fieldset>
        </div>
      )}
    </SettingBlock>
  );
}

const halfHours = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** A select and not a time field, because browsers write those in the format of the system and not of the app. */
function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[...new Set([...halfHours, value])].toSorted()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
