import { useState } from 'react';
import { useDocumentState } from '#shell/web/documents/document-context.ts';
import { CopyUpdatesBanner } from './CopyUpdatesBanner.tsx';
import { LazyCopyUpdatesDialog } from './LazyCopyUpdatesDialog.tsx';
import type { UpdateKind } from './update-kind.ts';

interface CopyUpdatesInEditorProps {
  kind: UpdateKind;
  templateId: string;
  /** Copies that have not ended when the editor opened, and how many of them were outdated. */
  copies: number;
  outdatedCopies: number;
}

/**
 * The same while the template is edited. It sends no request until the dialog opens: after the first save all copies are
 * outdated.
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
