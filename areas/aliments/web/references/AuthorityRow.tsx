import { SegmentedControl } from '@mantine/core';
import { SettingRow } from '#shell/web/settings/SettingRow.tsx';
import { type SettingsScope, useSetting } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { authorities, type ReferenceSettings } from '../../contract/references.ts';

/**
 * The authority whose reference intakes the totals are compared with, for the account or one client. The screen must load the
 * text namespace `aliments`.
 */
export function AuthorityRow({ scope }: { scope: SettingsScope<ReferenceSettings> }) {
  const t = useTexts('aliments');
  const setting = useSetting('authority', scope);
  return (
    <SettingRow
      label={t('intakes.authority')}
      help={t('intakes.authorityHelp')}
      setting={setting}
      inheritedText={t(`intakes.authorities.${setting.inherited}`)}
      client={scope.client}
      control={(aria) => (
        <SegmentedControl
          value={setting.value}
          data={authorities.map((value) => ({ value, label: t(`intakes.authorities.${value}`) }))}
          onChange={(value) => setting.choose(authorities.find((one) => one === value) ?? setting.value)}
          {...aria}
        />
      )}
    />
  );
}
