import { Skeleton, Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { useLoadMealPlan } from '../queries.ts';
import { MealPlanEditor } from './MealPlanEditor.tsx';

export function MealPlanEditScreen() {
  const { id = '' } = useParams({ strict: false });
  const loading = useLoadMealPlan(id);

  if (loading.data) return <MealPlanEditor key={id} loaded={loading.data} />;
  if (loading.error) return loading.error.status === 404 ? null : <ErrorScreen error={loading.error} />;
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton height={36} width="40%" />
      <Skeleton height={52} />
      <Skeleton height={320} />
    </Stack>
  );
}
