import { Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { openingKey } from '#shell/web/documents/open-documents.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { type LoadedVisit, loadVisit } from './open-visit.ts';
import { VisitEditor } from './VisitEditor.tsx';

/**
 * Loads a visit with an unsaved draft of a closed tab. It is not cached, so that it always opens in the present version. While
 * the client's consent is withdrawn, their page says so in its place.
 */
export function VisitEditScreen() {
  const { id = '' } = useParams({ strict: false });
  const { id: userId } = useMe();
  const queryClient = useQueryClient();
  const loading = useQuery<LoadedVisit, ApiError>({
    queryKey: [openingKey, 'visit', id, userId],
    queryFn: async () => {
      const loaded = await loadVisit({ id, userId });
      // The editor follows this response. One that this device cached is loaded again once the server is reachable.
      queryClient.setQueryData(
        apiQueryKey(visitRoutes.get, { id }),
        { visit: loaded.detail.visit },
        { updatedAt: loaded.cachedAt ? 0 : Date.now() },
      );
      return loaded;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (loading.data) return <VisitEditor key={id} loaded={loading.data} />;
  const withheldOf = loading.error?.code === 'health_data_withdrawn' && loading.error.data['clientId'];
  if (typeof withheldOf === 'string')
    return (
      <ClientLayout id={withheldOf} active="visits">
        {null}
      </ClientLayout>
    );
  if (loading.error) return loading.error.status === 404 ? null : <ErrorScreen error={loading.error} />;
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton height={36} width="40%" />
      <Skeleton height={320} />
    </Stack>
  );
}
