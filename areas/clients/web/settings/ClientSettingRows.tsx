import { SegmentedControl } from '@mantine/core';
import { NumberControl } from '#shell/web/settings/NumberControl.tsx';
import { SettingRow } from '#shell/web/settings/SettingRow.tsx';
import { type SettingsScope, useSetting } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ClientSettings, clientSettingLimits, healthBases } from '../../contract/settings.ts';

/** The settings of clients, or those of one client. */
export function ClientSettingRows({ scope }: { scope: SettingsScope<ClientSettings> }) {
  const t = useTexts('clients');
  const notice = useSetting('subscriptionNoticeDays', scope);
  const basis = useSetting('healthBasis', scope);
  const numbers = useSetting('showsBodyNumbers', scope);
  const shown = (isShown: boolean) => t(`settings.showsBodyNumbers.${isShown ? 'yes' : 'no'}`);
  const days = (count: number) => t('settings.days', { count });

  return (
    <div>
      <SettingRow
        label={t('fields.subscriptionNoticeDays')}
        help={t('settings.help.subscriptionNoticeDays')}
        setting={notice}
        inheritedText={`${notice.inherited} ${days(notice.inherited)}`}
        client={scope.client}
        control={(aria) => (
          <NumberControl
            key={notice.value}
            value={notice.value}
            choose={notice.choose}
            {...clientSettingLimits.subscriptionNoticeDays}
            unit={days}
            unitWidth={62}
            aria={aria}
          />
        )}
      />
      <SettingRow
        label={t('fields.healthBasis')}
        help={t('settings.help.healthBasis')}
        setting={basis}
        inheritedText={t(`settings.healthBasis.${basis.inherited}`)}
        client={scope.client}
        isWide
        control={(aria) => (
          <SegmentedControl
            value={basis.value}
            data={healthBases.map((value) => ({ value, label: t(`settings.healthBasis.${value}`) }))}
            onChange={(chosen) => basis.choose(healthBases.find((one) => one === chosen) ?? basis.value)}
            {...aria}
          />
        )}
      />
      <SettingRow
        label={t('fields.showsBodyNumbers')}
        help={t('settings.help.showsBodyNumbers')}
        setting={numbers}
        inheritedText={shown(numbers.inherited)}
        client={scope.client}
        control={(aria) => (
          <SegmentedControl
            value={numbers.value ? 'yes' : 'no'}
            data={[true, false].map((value) => ({ value: value ? 'yes' : 'no', label: shown(value) }))}
            onChange={(chosen) => numbers.choose(chosen === 'yes')}
            {...aria}
          />
        )}
      />
    </div>
  );
}
