import { lazy, Suspense } from 'react';
import { FlaggedOfClient } from './FlaggedOfClient.tsx';

// Lazy: clients, who train with the same screen, do not load it.
const TrainingWarnings = lazy(async () => ({ default: (await import('./TrainingWarnings.tsx')).TrainingWarnings }));

/**
 * Unread pain and symptoms, the note and flagged answers of a client who is trained in person, with this workout once it is
 * chosen.
 */
export function WarningsInPerson({ clientId, workoutId }: { clientId: string; workoutId?: string | undefined }) {
  return (
    <>
      <Suspense>
        <TrainingWarnings clientId={clientId} />
      </Suspense>
      <FlaggedOfClient clientId={clientId} workoutId={workoutId} />
    </>
  );
}
