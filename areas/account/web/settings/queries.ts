import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { keyOf, useAsk, useTell } from '#shell/web/api/query.ts';
import { upload } from '#shell/web/api/upload.ts';
import { accountRoutes, type LoggedUser } from '../../contract.ts';

/** Shows the logged-in person as the server just described them, everywhere at once. */
export function useShowMe() {
  const client = useQueryClient();
  return (user: LoggedUser) => client.setQueryData(keyOf(accountRoutes.me, {}), { user });
}

export function useSaveLogo() {
  const client = useQueryClient();
  return useMutation<{ logo_url: string }, ApiError, File>({
    mutationFn: (file) => upload(accountRoutes.saveLogo, {}, file),
    onSuccess: () => client.invalidateQueries({ queryKey: [accountRoutes.me.ask] }),
    meta: { quiet: true },
  });
}

export function useDeleteLogo() {
  return useTell(accountRoutes.deleteLogo, { refresh: [accountRoutes.me] });
}

/** Undefined until the session was asked anew. */
export function useHidesLibrary(): boolean | undefined {
  return useAsk(accountRoutes.me, {}, { staleTime: 60_000 }).data?.user.hideDefaultExercises;
}

/** Lists and pickers of other areas are asked anew afterwards. */
export function useHideLibrary() {
  const client = useQueryClient();
  return useTell(accountRoutes.hideDefaultExercises, { onDone: () => void client.invalidateQueries() });
}
