import { lazy, Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

// Does what `lazyWithTexts` does, whose chunk the first screen of clients would have to name.
const FlaggedForTraining = lazy(async () => {
  const [{ FlaggedForTraining: component }] = await Promise.all([
    import('#areas/surveys/web/lazy-public.tsx'),
    loadTexts(['surveys']),
  ]);
  return { default: component };
});

/**
 * The flagged answers of a client who is trained in person, with this workout once it is chosen. Loaded only for who may view surveys.
 */
export function FlaggedOfClient({ clientId, workoutId }: { clientId: string; workoutId?: string | undefined }) {
  if (!useMay()('view surveys')) return null;
  return (
    <Suspense>
      <FlaggedForTraining clientId={clientId} purpose="inPerson" workoutId={workoutId} />
    </Suspense>
  );
}
