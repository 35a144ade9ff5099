import { Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';

const FlaggedForTraining = lazyWithTexts(
  ['surveys'],
  async () => (await import('#areas/surveys/web/lazy-public.tsx')).FlaggedForTraining,
);

/** Flagged answers of the client of a copy, for who may view surveys. */
export function FlaggedOfClient({ clientId }: { clientId: string }) {
  if (!useMay()('view surveys')) return null;
  return (
    <Suspense>
      <FlaggedForTraining clientId={clientId} />
    </Suspense>
  );
}
