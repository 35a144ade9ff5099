import { SettingRow as Row } from '#shell/web/settings/SettingRow.tsx';
import { type SettingsScope, useSetting } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramSettings, SettingName } from '../../contract/settings.ts';
import { SettingControl } from './SettingControl.tsx';
import { valueText } from './value-text.ts';

export function SettingRow({ name, scope }: { name: SettingName; scope: SettingsScope<ProgramSettings> }) {
  const t = useTexts('programs');
  const setting = useSetting(name, scope);

  return (
    <Row
      label={t(`fields.${name}`)}
      help={t(`settings.help.${name}`)}
      setting={setting}
      inheritedText={valueText(t, name, setting.inherited)}
      client={scope.client}
      isWide={name === 'hiddenColumns'}
      control={(aria) => <SettingControl name={name} setting={setting} aria={aria} />}
    />
  );
}
