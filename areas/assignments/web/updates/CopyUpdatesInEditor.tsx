import { useState } from 'react';
import { useDocumentState } from '#shell/web/documents/document-context.ts';
import { CopyUpdatesBanner } from './CopyUpdatesBanner.tsx';
import { LazyCopyUpdatesDialog } from './LazyCopyUpdatesDialog.tsx';
import type { UpdateKind } from './update-kind.ts';

interface CopyUpdatesInEditorProps {
  kind: UpdateKind;
  templateId: string;
  /** Number of copies that had not ended when the editor opened. */
  copies: number;
  /** How many of those copies differed from the template at that time. */
  outdatedCopies: number;
}

/**
 * `CopyUpdates` for the editor of the template. It sends no request until the dialog opens: after the first save all
 * copies are outdated.
 */
export function CopyUpdatesInEditor({ kind, templateId, copies, outdatedCopies }: CopyUpdatesInEditorProps) {
  const version = useDocumentState((state) => state.version);
  const [known, setKnown] = useState({ version, count: outdatedCopies });
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');
  const count = version === known.version ? known.count : copies;

  return (
    <>
      {count > 0 && <CopyUpdatesBanner count={count} onOpen={() => setDialog('open')} />}
      {dialog !== 'never' && (
        <LazyCopyUpdatesDialog
          kind={kind}
          templateId={templateId}
          opened={dialog === 'open'}
          onClose={() => setDialog('closed')}
          onUpdated={(outdated) => setKnown({ version, count: outdated })}
        />
      )}
    </>
  );
}
