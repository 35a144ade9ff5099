import { lazy, Suspense, useState } from 'react';
import { OfferBanner } from './OfferBanner.tsx';
import { useCopiesToUpdate } from './queries.ts';

const OfferDialog = lazy(async () => ({ default: (await import('./OfferDialog.tsx')).OfferDialog }));

/** How many clients have an older version of the model, and the way to bring them its changes. Nothing when none has. */
export function OfferToCopies({ programId }: { programId: string }) {
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');
  const { data } = useCopiesToUpdate(programId);
  const count = data?.copies.filter(({ changeCount }) => changeCount > 0).length ?? 0;

  return (
    <>
      {count > 0 && <OfferBanner count={count} onOpen={() => setDialog('open')} />}
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <OfferDialog programId={programId} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
