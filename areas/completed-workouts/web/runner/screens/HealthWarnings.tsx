import { FlaggedOfClient } from '../../coach/FlaggedOfClient.tsx';
import { UnreadPainInPerson } from '../../coach/UnreadPainInPerson.tsx';
import { useRunner } from '../runner-context.ts';

/** Unread pain and flagged answers of a client who is trained in person, before the workout is begun and during it. */
export function HealthWarnings() {
  const { client, store } = useRunner();
  if (!client) return null;
  return (
    <>
      <UnreadPainInPerson clientId={client.id} />
      <FlaggedOfClient clientId={client.id} workoutId={store.workoutId} />
    </>
  );
}
