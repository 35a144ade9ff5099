import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { Runner } from './RunnerScreen.tsx';
import type { Subject } from './subject.ts';
import { useWorkout } from './use-workout.ts';

/** In person: the professional holds the phone, and every set remembers it. */
export function InPersonScreen() {
  const { id = '', workoutId = '' } = useParams({ strict: false });
  return <Runner workout={useWorkout({ workoutId, clientId: id })} place={useClientPlace(id)} />;
}

/** The name comes when it comes; the workout does not wait for it. */
function useClientPlace(id: string): Subject {
  const { data } = useApiQuery(clientRoutes.detail, { id });
  const name = data?.client.name ?? '';
  return useMemo(() => ({ client: { id, name } }), [id, name]);
}
