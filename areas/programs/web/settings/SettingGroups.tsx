import { useTexts } from '#shell/web/texts/texts.ts';
import { accountOnly, groups } from './groups.ts';
import classes from './SettingGroups.module.css';
import { SettingRow } from './SettingRow.tsx';
import type { SettingsScope } from './use-setting.ts';

/** All settings in groups. */
export function SettingGroups({ scope }: { scope: SettingsScope }) {
  const t = useTexts('programs');
  return (
    <div className={classes['groups']}>
      {groups.map(({ name, settings }) => (
        <fieldset key={name} className={classes['group']}>
          <legend className={classes['title']}>{t(`settings.groups.${name}`)}</legend>
          {settings
            .filter((setting) => !scope.client || !accountOnly.includes(setting))
            .map((setting) => (
              <SettingRow key={setting} name={setting} scope={scope} />
            ))}
        </fieldset>
      ))}
    </div>
  );
}
