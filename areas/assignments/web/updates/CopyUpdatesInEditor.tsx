import { useState } from 'react';
import { useDocumentState } from '#shell/web/documents/document-context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CopyUpdatesBanner } from './CopyUpdatesBanner.tsx';
import { LazyCopyUpdatesDialog } from './LazyCopyUpdatesDialog.tsx';
import { outdatedCount, useCopyUpdates } from './queries.ts';
import type { UpdateKind } from './update-kind.ts';

interface CopyUpdatesInEditorProps {
  kind: UpdateKind;
  templateId: string;
  /** Number of copies that had not ended when the editor opened. */
  copies: number;
  /** How many of those copies had another version of the template at that time. */
  outdatedCopies: number;
}

/**
 * `CopyUpdates` for the editor of the template. After a save it shows the number of copies without a request; how many of
 * them can be updated is known again when the dialog has opened.
 */
export function CopyUpdatesInEditor({ kind, templateId, copies, outdatedCopies }: CopyUpdatesInEditorProps) {
  const t = useTexts('assignments');
  const version = useDocumentState((state) => state.version);
  const [opened] = useState({ version });
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');
  const isUnchanged = version === opened.version;
  const { data } = useCopyUpdates(kind, templateId, {
    enabled: dialog === 'open' || (isUnchanged && outdatedCopies > 0),
  });
  const outdated = data?.version === version ? outdatedCount(data.copies) : null;
  const changed = isUnchanged ? 0 : copies;

  return (
    <>
      {(outdated ?? changed) > 0 && (
        <CopyUpdatesBanner
          text={
            outdated === null ? t('updates.changed', { count: changed }) : t('updates.outdated', { count: outdated })
          }
          onOpen={() => setDialog('open')}
        />
      )}
      {dialog !== 'never' && (
        <LazyCopyUpdatesDialog
          kind={kind}
          templateId={templateId}
          opened={dialog === 'open'}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  );
}
