import { useTexts } from '#shell/web/texts/texts.ts';
import { groups } from './groups.ts';
import classes from './SettingGroups.module.css';
import { SettingRow } from './SettingRow.tsx';
import type { SettingsScope } from './use-setting.ts';

/** All values, by what they are about. */
export function SettingGroups({ place }: { place: SettingsScope }) {
  const t = useTexts('programs');
  return (
    <div className={classes['groups']}>
      {groups.map(({ name, settings }) => (
        <fieldset key={name} className={classes['group']}>
          <legend className={classes['title']}>{t(`settings.groups.${name}`)}</legend>
          {settings.map((setting) => (
            <SettingRow key={setting} name={setting} place={place} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
