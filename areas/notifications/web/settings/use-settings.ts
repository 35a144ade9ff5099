import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey, useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import {
  type NotificationChoices,
  type NotificationSettings,
  notificationSettingRoutes,
} from '../../contract/settings.ts';

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

/** The settings of the user or of the account. A choice is saved at once and shown when the server has it. */
export function useSettings(level: SettingsLevel) {
  const queries = useQueryClient();
  const { read, save } = routes[level];
  const { data, error, refetch } = useApiQuery(read, {});
  const { mutate } = useApiMutation(save, {
    onSuccess: (response) => {
      queries.setQueryData(apiQueryKey(read, {}), response);
      if (level === 'account') void queries.invalidateQueries({ queryKey: [routes.personal.read.endpoint] });
    },
  });
  const state: SettingsState | undefined = data && { level, settings: data.settings, save: mutate };
  return { state, error, retry: () => void refetch() };
}
