import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SettingName } from '../../contract/settings.ts';
import { SettingControl } from './SettingControl.tsx';
import classes from './SettingRow.module.css';
import { type Setting, type SettingsScope, useSetting } from './use-setting.ts';
import { valueText } from './value-text.ts';

/** A setting with its help text, value, source and a button that resets it. */
export function SettingRow({ name, scope }: { name: SettingName; scope: SettingsScope }) {
  const t = useTexts('programs');
  const id = useId();
  const setting = useSetting(name, scope);

  return (
    <div className={classes['row']} data-wide={name === 'hiddenColumns'}>
      <div>
        <div className={classes['label']}>{t(`fields.${name}`)}</div>
        <p id={id} className={classes['help']}>
          {t(`settings.help.${name}`)}
        </p>
      </div>
      <div className={classes['control']}>
        <SettingControl name={name} setting={setting} helpId={id} />
      </div>
      <Origin name={name} setting={setting} client={scope.client} />
      {setting.error !== null && <SaveError setting={setting} />}
    </div>
  );
}

interface OriginProps {
  name: SettingName;
  setting: Setting;
  client: SettingsScope['client'];
}

function Origin({ name, setting: { source, inherited, choose, isSaved }, client }: OriginProps) {
  const t = useTexts('programs');
  const level = client ? 'client' : 'account';
  const value = valueText(t, name, inherited);

  return (
    <div className={classes['origin']}>
      {(client || source === 'default') && (
        <span data-own={source === 'client'}>{t(`settings.sources.${source}`, { name: client?.name ?? '' })}</span>
      )}
      {source === level && (
        <Button variant="subtle" size="compact-xs" onClick={() => choose(null)}>
          {t(`settings.back.${level}`, { value })}
        </Button>
      )}
      <span role="status">
        {isSaved && (
          <span className={classes['saved']}>
            <IconCheck size={14} aria-hidden="true" />
            {t('settings.saved')}
          </span>
        )}
      </span>
    </div>
  );
}

function SaveError({ setting: { error, retry } }: { setting: Setting }) {
  const t = useTexts('programs');
  return (
    <div className={classes['error']} role="alert">
      {error}
      {retry && (
        <Button variant="subtle" color="red" size="compact-xs" onClick={retry}>
          {t('settings.retry')}
        </Button>
      )}
    </div>
  );
}
