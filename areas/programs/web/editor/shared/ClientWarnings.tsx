import { Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { UnreadPain } from '../../unread-pain/UnreadPain.tsx';

const ClientNote = lazyWithTexts(
  ['clients'],
  async () => (await import('#areas/clients/web/lazy-public.tsx')).ClientNote,
);

const FlaggedForTraining = lazyWithTexts(
  ['surveys'],
  async () => (await import('#areas/surveys/web/lazy-public.tsx')).FlaggedForTraining,
);

/** What whoever changes the program of a client must know of them: unread pain, the note and flagged answers. */
export function ClientWarnings({ clientId }: { clientId: string }) {
  const may = useMay();
  return (
    <>
      <UnreadPain clientIds={[clientId]} />
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
