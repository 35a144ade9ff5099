import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiQueryKey, useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import {
  type NotificationChoices,
  type NotificationSettings,
  notificationSettingRoutes,
} from '../../contract/settings.ts';
import { withChoices } from '../../rules/settings.ts';

export type SettingsLevel = 'personal' | 'account';

export interface SettingsState {
  level: SettingsLevel;
  settings: NotificationSettings;
  save: (choices: NotificationChoices) => void;
}

const routes = {
  personal: { read: notificationSettingRoutes.settings, save: notificationSettingRoutes.saveSettings },
  account: { read: notificationSettingRoutes.defaultSettings, save: notificationSettingRoutes.saveDefaultSettings },
} as const;

/**
 * The settings of the user or of the account. A choice is shown and saved at once, one save after the other, so that the next
 * choice is made on what is shown. What the server stored replaces it after the last save.
 */
export function useSettings(level: SettingsLevel) {
  const queries = useQueryClient();
  const { read, save } = routes[level];
  const key = apiQueryKey(read, {});
  const { data, error, refetch } = useApiQuery(read, {});
  const { mutateAsync } = useApiMutation(save);
  const lastSave = useRef<Promise<void>>(Promise.resolve());

  function choose(choices: NotificationChoices): void {
    queries.setQueryData<typeof data>(
      key,
      (shown) => shown && { settings: withChoices(shown.settings, choices, level) },
    );
    const saving = lastSave.current
      .then(() => mutateAsync(choices))
      .catch(() => undefined)
      .then((response) => {
        if (saving !== lastSave.current) return;
        if (response) queries.setQueryData(key, response);
        else void refetch();
        if (level === 'account') void queries.invalidateQueries({ queryKey: [routes.personal.read.endpoint] });
      });
    lastSave.current = saving;
  }

  const state: SettingsState | undefined = data && { level, settings: data.settings, save: choose };
  return { state, error, retry: () => void refetch() };
}
