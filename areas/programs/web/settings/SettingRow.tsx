import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SettingName } from '../../contract/settings.ts';
import { SettingControl } from './SettingControl.tsx';
import classes from './SettingRow.module.css';
import { type Setting, type SettingsScope, useSetting } from './use-setting.ts';
import { valueText } from './value-text.ts';

/** What it is, what it does, the value in force, who chose it and the way back. */
export function SettingRow({ name, place }: { name: SettingName; place: SettingsScope }) {
  const t = useTexts('programs');
  const id = useId();
  const setting = useSetting(name, place);

  return (
    <div className={classes['row']} data-wide={name === 'hiddenColumns'}>
      <div className={classes['words']}>
        <div className={classes['label']}>{t(`fields.${name}`)}</div>
        <p id={id} className={classes['help']}>
          {t(`settings.help.${name}`)}
        </p>
      </div>
      <div className={classes['control']}>
        <SettingControl name={name} setting={setting} helpId={id} />
      </div>
      <Origin name={name} setting={setting} client={place.client} />
      {setting.error !== null && <Refusal setting={setting} />}
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
  const here = client ? 'client' : 'account';
  const value = valueText(t, name, inherited);

  return (
    <div className={classes['origin']}>
      {(client || source === 'default') && (
        <span data-own={source === 'client'}>{t(`settings.sources.${source}`, { name: client?.name ?? '' })}</span>
      )}
      {source === here && (
        <Button variant="subtle" size="compact-xs" onClick={() => choose(null)}>
          {t(`settings.back.${here}`, { value })}
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

function Refusal({ setting: { error: refusal, retry } }: { setting: Setting }) {
  const t = useTexts('programs');
  return (
    <div className={classes['refusal']} role="alert">
      {refusal}
      {retry && (
        <Button variant="subtle" color="red" size="compact-xs" onClick={retry}>
          {t('settings.retry')}
        </Button>
      )}
    </div>
  );
}
