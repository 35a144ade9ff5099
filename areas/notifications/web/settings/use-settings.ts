import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
 * choice is made on what is shown. Until it is saved it is shown over what the server stored, which may be read again meanwhile.
 */
export function useSettings(level: SettingsLevel) {
  const queries = useQueryClient();
  const { read, save } = routes[level];
  const key = apiQueryKey(read, {});
  const { data, error, refetch } = useApiQuery(read, {});
  const { mutateAsync } = useApiMutation(save);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const [pending, setPending] = useState<readonly NotificationChoices[]>([]);

  function choose(choices: NotificationChoices): void {
    setPending((before) => [...before, choices]);
    lastSave.current = lastSave.current
      .then(() => mutateAsync(choices))
      .then(
        (response) => queries.setQueryData(key, response),
        () => void refetch(),
      )
      .then(() => {
        setPending((before) => before.filter((one) => one !== choices));
        if (level === 'account') void queries.invalidateQueries({ queryKey: [routes.personal.read.endpoint] });
      });
  }

  const settings = data && pending.reduce((shown, choices) => withChoices(shown, choices, level), data.settings);
  const state: SettingsState | undefined = settings && { level, settings, save: choose };
  return { state, error, retry: () => void refetch() };
}
