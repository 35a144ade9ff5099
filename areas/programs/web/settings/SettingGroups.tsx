import { SettingGroup, SettingGroups as Groups } from '#shell/web/settings/SettingGroup.tsx';
import type { SettingsScope } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramSettings } from '../../contract/settings.ts';
import { groups } from './groups.ts';
import { SettingRow } from './SettingRow.tsx';

/** All settings in groups. */
export function SettingGroups({ scope }: { scope: SettingsScope<ProgramSettings> }) {
  const t = useTexts('programs');
  return (
    <Groups>
      {groups.map(({ name, settings }) => (
        <SettingGroup key={name} title={t(`settings.groups.${name}`)}>
          {settings.map((setting) => (
            <SettingRow key={setting} name={setting} scope={scope} />
          ))}
        </SettingGroup>
      ))}
    </Groups>
  );
}
