import { Skeleton } from '@mantine/core';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import classes from './screens/Runner.module.css';

export function LoadError({ error }: { error: { status: number } }) {
  return error.status === 404 ? <NotFoundScreen /> : <ErrorScreen error={error} />;
}

export function RunnerSkeleton() {
  return (
    <div className={classes['work']} aria-busy="true">
      <Skeleton height={64} />
      <Skeleton height={300} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  );
}
