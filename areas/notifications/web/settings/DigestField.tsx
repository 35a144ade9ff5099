import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Digest } from '../../contract/settings.ts';
import { weekdayName, weekdays } from './QuietHoursField.tsx';
import { SettingBlock } from './SettingBlock.tsx';
import type { SettingsState } from './use-settings.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00`.padStart(5, '0') }));

/** When the mail with the summary is sent. */
export function DigestField({ state }: { state: SettingsState }) {
  const t = useTexts('notifications');
  const { value, source } = state.settings.digest;
  const change = (next: Partial<Digest>) => state.save({ digest: { ...value, ...next } });

  return (
    <SettingBlock
      title={t('preferences.digest.title')}
      help={t('preferences.digest.help')}
      source={source}
      state={state}
      onReset={() => state.save({ digest: null })}
    >
      <Group gap="sm">
        <SegmentedControl
          aria-label={t('preferences.digest.frequency')}
          value={value.frequency}
          data={(['daily', 'weekly'] as const).map((one) => ({ value: one, label: t(`preferences.digest.${one}`) }))}
          onChange={(frequency) => change({ frequency: frequency === 'weekly' ? 'weekly' : 'daily' })}
        />
        {value.frequency === 'weekly' && (
          <NativeSelect
            aria-label={t('preferences.digest.weekday')}
            value={String(value.weekday)}
            data={weekdays.map((day) => ({ value: String(day), label: weekdayName(day) }))}
            onChange={(event) => change({ weekday: Number(event.currentTarget.value) })}
          />
        )}
        <NativeSelect
          aria-label={t('preferences.digest.hour')}
          value={String(value.hour)}
          data={hours}
          onChange={(event) => change({ hour: Number(event.currentTarget.value) })}
        />
      </Group>
    </SettingBlock>
  );
}
