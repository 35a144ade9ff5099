import { Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { type TrainedClients, useUnreadPainPart } from './provide.ts';

/** The unread workouts with pain of these clients, for users who may view workouts. */
export function UnreadPain(clients: TrainedClients) {
  const Part = useUnreadPainPart();
  const may = useMay();
  if (!Part || !may('view workouts')) return null;
  return (
    <Suspense>
      <Part {...clients} />
    </Suspense>
  );
}
