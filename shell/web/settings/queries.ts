import { sessionEndpoints } from '#shell/common/session.ts';
import type { EffectiveSettings } from '#shell/common/settings.ts';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Route } from '#shell/common/route.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { callEndpoint } from '#shell/web/api/call.ts';

/** The routes of a group of settings; those of a client have its id as `:id`, and are missing when only the account chooses. */
export type SettingRoutes = Record<'settings' | 'saveSettings', Route> &
  Partial<Record<'clientSettings' | 'saveClientSettings', Route>>;

/**
 * Saves settings of the account, or of one client. The scope of the mutation runs saves one after the other, so that the
 * last one wins. All other queries but those of the session are invalidated, because states and lists depend on the settings.
 */
export function useSaveSettings<Values extends object>(routes: SettingRoutes, clientId: string | null) {
  const queryClient = useQueryClient();
  const ofClient = clientId ? { id: clientId } : {};
  const { settings, saveSettings, clientSettings = settings, saveClientSettings = saveSettings } = routes;
  const key = [(clientId ? clientSettings : settings).endpoint, ofClient];
  const { endpoint } = clientId ? saveClientSettings : saveSettings;
  return useMutation<{ settings: EffectiveSettings<Values> }, ApiError, Record<string, unknown>>({
    mutationFn: (choices) => callEndpoint(endpoint, { ...ofClient, ...choices }),
    scope: { id: hashKey(key) },
    onSuccess: (response) => {
      queryClient.setQueryData(key, response);
      void queryClient.invalidateQueries({
        predicate: ({ queryHash, queryKey: [other] }) => queryHash !== hashKey(key) && !isOfSession(other),
      });
    },
    meta: { skipGlobalErrorHandler: true },
  });
}

function isOfSession(endpoint: unknown): boolean {
  return Object.values<unknown>(sessionEndpoints).includes(endpoint);
}
