import { WarningsInPerson } from '../../coach/WarningsInPerson.tsx';
import { useRunner } from '../runner-context.ts';

/** The health warnings of a client who is trained in person, before the workout is begun and during it. */
export function HealthWarnings() {
  const { client, store } = useRunner();
  return client && <WarningsInPerson clientId={client.id} workoutId={store.workoutId} />;
}
