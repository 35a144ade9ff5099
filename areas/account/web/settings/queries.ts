import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { apiQueryKey, useApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { upload } from '#shell/web/api/upload.ts';
import { reloadSession } from '#shell/web/change-session.ts';
import { accountRoutes, type LoggedUser } from '../../contract.ts';

/** The user's own profile is edited and never created. */
export const profileRoutes = { update: accountRoutes.saveProfile };

/** Writes the logged-in user into the cache. */
export function useSetCurrentUser() {
  const cache = useQueryClient();
  return (user: LoggedUser) => cache.setQueryData(apiQueryKey(accountRoutes.me, {}), { user });
}

/** The address of a change of e-mail that is not confirmed yet. */
export function useUnconfirmedEmail(): string | null {
  return useApiQuery(accountRoutes.me, {}, { staleTime: 60_000 }).data?.user.unconfirmedEmail ?? null;
}

export function useSaveLogo() {
  const cache = useQueryClient();
  return useMutation<{ logo_url: string }, ApiError, File>({
    mutationFn: (file) => upload(accountRoutes.saveLogo, {}, file),
    onSuccess: () => cache.invalidateQueries({ queryKey: [accountRoutes.me.endpoint] }),
    meta: { skipGlobalErrorHandler: true },
  });
}

export function useDeleteLogo() {
  return useApiMutation(accountRoutes.deleteLogo, { invalidates: [accountRoutes.me] });
}

/** Whether the account hides the exercise library; undefined while it is loading. */
export function useIsLibraryHidden(): boolean | undefined {
  return useApiQuery(accountRoutes.me, {}, { staleTime: 60_000 }).data?.user.hideDefaultExercises;
}

/** The time zones of the user and the account; undefined while they are loading. */
export function useTimeZones(): { own: string | null; account: string; current: string } | undefined {
  const user = useApiQuery(accountRoutes.me, {}, { staleTime: 60_000 }).data?.user;
  return user && { own: user.ownTimeZone, account: user.accountTimeZone, current: user.timeZone };
}

export function useSetTimeZone() {
  return useApiMutation(accountRoutes.setTimeZone, { onSuccess: () => void reloadSession() });
}

export function useSetUnits() {
  return useApiMutation(accountRoutes.setUnits, { onSuccess: () => void reloadSession() });
}

export function useSetAccountTimeZone() {
  return useApiMutation(accountRoutes.setAccountTimeZone, { onSuccess: () => void reloadSession() });
}

/**
 * Hides or shows the exercise library. All queries are invalidated, because lists and pickers of other areas change
 * too.
 */
export function useSetLibraryHidden() {
  const cache = useQueryClient();
  return useApiMutation(accountRoutes.hideDefaultExercises, { onSuccess: () => void cache.invalidateQueries() });
}
