import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './SettingRow.module.css';
import type { Setting, SettingsScope } from './use-setting.ts';

export interface ControlAria {
  'aria-label': string;
  'aria-describedby': string;
}

interface SettingRowProps<Value> {
  label: string;
  help: string;
  setting: Setting<Value>;
  /** The inherited value as text, on the button that resets the setting. */
  inheritedText: string;
  client: SettingsScope<object>['client'];
  /** Whether the control is below the text, over the full width. */
  isWide?: boolean;
  control: (aria: ControlAria) => ReactNode;
}

/** A setting with its help text, value, source and a button that resets it. */
export function SettingRow<Value>({
  label,
  help,
  setting,
  inheritedText,
  client,
  isWide = false,
  control,
}: SettingRowProps<Value>) {
  const id = useId();

  return (
    <div className={classes['row']} data-wide={isWide}>
      <div>
        <div className={classes['label']}>{label}</div>
        <p id={id} className={classes['help']}>
          {help}
        </p>
      </div>
      <div className={classes['control']}>{control({ 'aria-label': label, 'aria-describedby': id })}</div>
      <Origin setting={setting} client={client} value={inheritedText} />
      {setting.error !== null && <SaveError error={setting.error} retry={setting.retry} />}
    </div>
  );
}

interface OriginProps<Value> {
  setting: Setting<Value>;
  client: SettingsScope<object>['client'];
  value: string;
}

function Origin<Value>({ setting: { source, choose, isSaved }, client, value }: OriginProps<Value>) {
  const t = useTexts('shell');
  const level = client ? 'client' : 'account';

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

function SaveError({ error, retry }: { error: string; retry: (() => void) | null }) {
  const t = useTexts('shell');
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
