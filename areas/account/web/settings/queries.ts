import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { apiQueryKey, useApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { upload } from '#shell/web/api/upload.ts';
import { accountRoutes, type LoggedUser } from '../../contract.ts';

/** Shows the logged-in person as the server just described them, everywhere at once. */
export function useSetCurrentUser() {
  const client = useQueryClient();
  return (user: LoggedUser) => client.setQueryData(apiQueryKey(accountRoutes.me, {}), { user });
}

export function useSaveLogo() {
  const client = useQueryClient();
  return useMutation<{ logo_url: string }, ApiError, File>({
    mutationFn: (file) => upload(accountRoutes.saveLogo, {}, file),
    onSuccess: () => client.invalidateQueries({ queryKey: [accountRoutes.me.endpoint] }),
    meta: { skipGlobalErrorHandler: true },
  });
}

export function useDeleteLogo() {
  return useApiMutation(accountRoutes.deleteLogo, { invalidates: [accountRoutes.me] });
}

/** Undefined until the session was asked anew. */
export function useIsLibraryHidden(): boolean | undefined {
  return useApiQuery(accountRoutes.me, {}, { staleTime: 60_000 }).data?.user.hideDefaultExercises;
}

/** Lists and pickers of other areas are asked anew afterwards. */
export function useSetLibraryHidden() {
  const client = useQueryClient();
  return useApiMutation(accountRoutes.hideDefaultExercises, { onSuccess: () => void client.invalidateQueries() });
}
