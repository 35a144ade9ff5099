import { SettingGroup, SettingGroups } from '#shell/web/settings/SettingGroup.tsx';
import { SettingRow } from '#shell/web/settings/SettingRow.tsx';
import { type SettingsScope, useSetting } from '#shell/web/settings/use-setting.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MealPlanSettingName, MealPlanSettings } from '../../contract/settings.ts';
import { accountOnly, groups, wide } from './groups.ts';
import { PdfImageField } from './PdfImageField.tsx';
import { SettingControl } from './SettingControl.tsx';
import { valueText } from './value-text.ts';

/** All settings in groups, of the account or of one client. */
export function MealPlanSettingGroups({ scope }: { scope: SettingsScope<MealPlanSettings> }) {
  const t = useTexts('meal-plans');
  const isShown = (name: MealPlanSettingName) => !scope.client || !accountOnly.includes(name);

  return (
    <SettingGroups>
      {groups
        .filter(({ settings }) => settings.some(isShown))
        .map(({ name, settings }) => (
          <SettingGroup key={name} title={t(`settings.groups.${name}`)}>
            {settings.filter(isShown).map((setting) => (
              <MealPlanSettingRow key={setting} name={setting} scope={scope} />
            ))}
            {name === 'pdf' && !scope.client && <PdfImageField />}
          </SettingGroup>
        ))}
    </SettingGroups>
  );
}

function MealPlanSettingRow({ name, scope }: { name: MealPlanSettingName; scope: SettingsScope<MealPlanSettings> }) {
  const t = useTexts(['meal-plans', 'macros']);
  const setting = useSetting(name, scope);

  return (
    <SettingRow
      label={t(`fields.${name}`)}
      help={t(`settings.help.${name}`)}
      setting={setting}
      inheritedText={valueText(t, name, setting.inherited)}
      client={scope.client}
      isWide={wide.includes(name)}
      control={(aria) => <SettingControl name={name} setting={setting} aria={aria} />}
    />
  );
}
