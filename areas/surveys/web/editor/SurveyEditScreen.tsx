import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useMe } from '#shell/web/session.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { openingKey } from '#shell/web/documents/open-documents.ts';
import { type LoadedSurvey, loadSurvey } from './open-editor.ts';
import { SurveyEditor } from './SurveyEditor.tsx';

/** It is not cached after the editor closes, so that it always opens in the current version. */
export function SurveyEditScreen() {
  const { id = '' } = useParams({ strict: false });
  const { id: userId } = useMe();
  const loading = useQuery<LoadedSurvey, ApiError>({
    queryKey: [openingKey, 'survey', id, userId],
    queryFn: ({ signal }) => loadSurvey({ id, userId }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (loading.data) return <SurveyEditor key={id} loaded={loading.data} />;
  if (loading.error) return loading.error.status === 404 ? null : <ErrorScreen error={loading.error} />;
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton height={36} width="40%" />
      <Skeleton height={320} />
    </Stack>
  );
}
