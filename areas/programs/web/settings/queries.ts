import { sessionEndpoints } from '#shell/common/session.ts';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '#shell/common/route.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import type { SettingChoices } from '../../contract/settings.ts';
import { programSettingsRoutes as routes } from '../../contract/settings-routes.ts';

/**
 * Saves settings of the account, or of one client. The scope of the mutation runs saves one after the other, so that the
 * last one wins. All other queries but those of the session are invalidated, because states and lists depend on the settings.
 */
export function useSaveSettings(clientId: string | null) {
  const queryClient = useQueryClient();
  const key = clientId ? apiQueryKey(routes.clientSettings, { id: clientId }) : apiQueryKey(routes.settings, {});
  return useMutation<ApiResponse<typeof routes.settings>, ApiError, SettingChoices>({
    mutationFn: (choices) =>
      clientId ? call(routes.saveClientSettings, { id: clientId, ...choices }) : call(routes.saveSettings, choices),
    scope: { id: hashKey(key) },
    onSuccess: (response) => {
      queryClient.setQueryData(key, response);
      void queryClient.invalidateQueries({
        predicate: ({ queryHash, queryKey: [endpoint] }) => queryHash !== hashKey(key) && !isOfSession(endpoint),
      });
    },
    meta: { skipGlobalErrorHandler: true },
  });
}

function isOfSession(endpoint: unknown): boolean {
  return Object.values<unknown>(sessionEndpoints).includes(endpoint);
}
