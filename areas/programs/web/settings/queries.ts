import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '#shell/common/route.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { apiQueryKey, useApiQuery } from '#shell/web/api/query.ts';
import type { SettingChoices } from '../../contract/settings.ts';
import { programSettingsRoutes as routes } from '../../contract/settings-routes.ts';

export function useProgramSettings() {
  return useApiQuery(routes.settings, {});
}

export function useClientProgramSettings(id: string) {
  return useApiQuery(routes.clientSettings, { id });
}

/**
 * Of the account, or of one client. One after the other, so that the last choice is the one that stays; afterwards all
 * else is asked anew, for states and lists follow the settings.
 */
export function useSaveSettings(clientId: string | null) {
  const client = useQueryClient();
  const key = clientId ? apiQueryKey(routes.clientSettings, { id: clientId }) : apiQueryKey(routes.settings, {});
  return useMutation<ApiResponse<typeof routes.settings>, ApiError, SettingChoices>({
    mutationFn: (choices) =>
      clientId ? call(routes.saveClientSettings, { id: clientId, ...choices }) : call(routes.saveSettings, choices),
    scope: { id: hashKey(key) },
    onSuccess: (answer) => {
      client.setQueryData(key, answer);
      void client.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(key) });
    },
    meta: { skipGlobalErrorHandler: true },
  });
}
