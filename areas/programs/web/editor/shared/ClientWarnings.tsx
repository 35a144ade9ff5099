import { Suspense } from 'react';
import { UnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';

const ClientNote = lazyWithTexts(
  ['clients'],
  async () => (await import('#areas/clients/web/lazy-public.tsx')).ClientNote,
);

const FlaggedForTraining = lazyWithTexts(
  ['surveys'],
  async () => (await import('#areas/surveys/web/lazy-public.tsx')).FlaggedForTraining,
);

/** Banners above the program of a client: unread pain and symptoms, the note about the client, flagged survey answers. */
export function ClientWarnings({ clientId }: { clientId: string }) {
  const may = useMay();
  return (
    <>
      <UnreadSymptoms clientIds={[clientId]} />
      <Suspense>
        <ClientNote clientId={clientId} />
      </Suspense>
      {may('view surveys') && (
        <Suspense>
          <FlaggedForTraining clientId={clientId} />
        </Suspense>
      )}
    </>
  );
}
