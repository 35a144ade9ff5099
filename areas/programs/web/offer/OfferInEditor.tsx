import { lazy, Suspense, useState } from 'react';
import { useDocumentState } from '#shell/web/documents/document-context.ts';
import { OfferBanner } from './OfferBanner.tsx';

const OfferDialog = lazy(async () => ({ default: (await import('./OfferDialog.tsx')).OfferDialog }));

interface OfferInEditorProps {
  programId: string;
  /** Copies that are not over when the editor opened, and those of them that were behind by then. */
  copies: number;
  outdatedCopies: number;
}

/**
 * The offer while the model is being edited. It asks the server for nothing until it is opened: with the first save all
 * copies are behind.
 */
export function OfferInEditor({ programId, copies, outdatedCopies }: OfferInEditorProps) {
  const version = useDocumentState((state) => state.version);
  const [known, setKnown] = useState({ version, count: outdatedCopies });
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');
  const count = version === known.version ? known.count : copies;

  return (
    <>
      {count > 0 && <OfferBanner count={count} onOpen={() => setDialog('open')} />}
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <OfferDialog
            programId={programId}
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onSeen={(left) => setKnown({ version, count: left })}
          />
        </Suspense>
      )}
    </>
  );
}
