import { Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';

const FlaggedAnswers = lazyWithTexts(
  ['surveys'],
  async () => (await import('#areas/surveys/web/lazy-public.tsx')).FlaggedAnswers,
);

/**
 * The unread flagged answers of a client who is about to be trained in person, with this workout once it is chosen. Loaded only for who may
 * view surveys.
 */
export function FlaggedOfClient({ clientId, workoutId }: { clientId: string; workoutId?: string }) {
  if (!useMay()('view surveys')) return null;
  return (
    <Suspense>
      <FlaggedAnswers clientId={clientId} workoutId={workoutId} />
    </Suspense>
  );
}
