import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { NotificationSettings } from '../../contract/settings.ts';
import classes from './Settings.module.css';
import type { SettingsState } from './use-settings.ts';

interface SettingBlockProps {
  title: string;
  help: string;
  control?: ReactNode;
  /** Missing for what has no default. */
  source?: NotificationSettings['quiet']['source'];
  state: SettingsState;
  onReset?: () => void;
  children?: ReactNode;
}

/** A setting below the matrix: title, help, control, where the value comes from, and a button that resets it. */
export function SettingBlock({ title, help, control, source, state, onReset, children }: SettingBlockProps) {
  const t = useTexts('notifications');

  return (
    <div className={classes['block']}>
      <div className={classes['head']}>
        <div>
          <h3>{title}</h3>
          <p>{help}</p>
        </div>
        {control}
      </div>
      {children}
      {source && (
        <div className={classes['origin']}>
          <span>{t(`preferences.sources.${source}`)}</span>
          {source === state.level && (
            <Button variant="subtle" size="compact-xs" onClick={onReset}>
              {t('preferences.reset')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
