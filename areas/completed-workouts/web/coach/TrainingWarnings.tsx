import { UnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { ClientHeadNote } from '#areas/clients/web/public.tsx';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import classes from './InPerson.module.css';

const ClientNote = lazyWithTexts(
  ['clients'],
  async () => (await import('#areas/clients/web/lazy-public.tsx')).ClientNote,
);

/** Unread pain and symptoms, the badges and the note about a client who is trained in person. Suspends until they are loaded. */
export function TrainingWarnings({ clientId }: { clientId: string }) {
  return (
    <>
      <UnreadSymptoms clientIds={[clientId]} />
      <ClientHeadNote clientId={clientId} className={classes['badges']} />
      <ClientNote clientId={clientId} />
    </>
  );
}
