import { useClientPages } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';

/** The warnings of areas above this one about a client who is trained in person. Suspends until they are loaded. */
export function TrainingWarnings({ clientId }: { clientId: string }) {
  const may = useMay();
  const { trainingWarnings = [] } = useClientPages();
  return trainingWarnings
    .filter(({ permissions }) => permissions.some(may))
    .map(({ permissions, Note }) => <Note key={permissions.join()} clientId={clientId} />);
}
