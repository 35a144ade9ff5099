import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useAsk } from '#shell/web/api/query.ts';
import { Runner } from './RunnerScreen.tsx';
import type { RunnerPlace } from './runner-place.ts';
import { useWorkout } from './use-workout.ts';

/** In person: the professional holds the phone, and every set remembers it. */
export function InPersonScreen() {
  const { id = '', workoutId = '' } = useParams({ strict: false });
  return <Runner workout={useWorkout({ workoutId, clientId: id })} place={useClientPlace(id)} />;
}

/** The name comes when it comes; the workout does not wait for it. */
function useClientPlace(id: string): RunnerPlace {
  const { data } = useAsk(clientRoutes.detail, { id });
  const name = data?.client.name ?? '';
  return useMemo(() => ({ client: { id, name } }), [id, name]);
}
