import { ClientHeadNote, useClientPages } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import classes from './InPerson.module.css';

const ClientNote = lazyWithTexts(
  ['clients'],
  async () => (await import('#areas/clients/web/lazy-public.tsx')).ClientNote,
);

/** The note, and the badges and warnings of areas above this one, about a client who is trained in person. Suspends until they are loaded. */
export function TrainingWarnings({ clientId }: { clientId: string }) {
  const may = useMay();
  const { trainingWarnings = [] } = useClientPages();
  return (
    <>
      <ClientHeadNote clientId={clientId} className={classes['badges']} />
      <ClientNote clientId={clientId} />
      {trainingWarnings
        .filter(({ permissions }) => permissions.some(may))
        .map(({ permissions, Note }) => (
          <Note key={permissions.join()} clientId={clientId} />
        ))}
    </>
  );
}
