import { Skeleton, Stack } from '@mantine/core';
import { Navigate, useParams } from '@tanstack/react-router';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { useLoadProgram } from '../queries.ts';
import { ProgramEditor } from './ProgramEditor.tsx';

export function ProgramEditScreen() {
  const { id = '' } = useParams({ strict: false });
  const loading = useLoadProgram(id);

  if (loading.data) return <ProgramEditor key={id} loaded={loading.data} />;
  if (loading.error?.code === 'not_author') return <Navigate to="/programs/$id/pdf" params={{ id }} replace />;
  if (loading.error) return loading.error.status === 404 ? null : <ErrorScreen error={loading.error} />;
  return <EditorSkeleton />;
}

function EditorSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton height={36} width="40%" />
      <Skeleton height={52} />
      <Skeleton height={320} />
    </Stack>
  );
}
