import { useState } from 'react';
import { useShownAfterTyping } from '#shell/web/documents/use-shown-after-typing.ts';
import { useDocumentState } from '#shell/web/documents/document-context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CopyUpdatesBanner } from './CopyUpdatesBanner.tsx';
import { useDismissedVersion } from './dismissed-version.ts';
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
 * `CopyUpdates` for the editor of the template. It counts the copies that an update would change. After a save, and when the
 * differences cannot be loaded, it counts the copies that may be changed, until the dialog has opened. It can be dismissed for the
 * present version of the template.
 */
export function CopyUpdatesInEditor({ kind, templateId, copies, outdatedCopies }: CopyUpdatesInEditorProps) {
  const t = useTexts('assignments');
  const version = useDocumentState((state) => state.version);
  const [versionAtOpen] = useState(version);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');
  const isSaved = version !== versionAtOpen;
  const { data, isError } = useCopyUpdates(kind, templateId, {
    enabled: dialog === 'open' || (!isSaved && outdatedCopies > 0),
  });
  const outdated = data?.version === version ? outdatedCount(data.copies) : null;
  const changed = isError ? outdatedCopies : 0;
  const count = outdated ?? (isSaved ? copies : changed);
  const { dismissed, dismiss } = useDismissedVersion(templateId);
  const isShown = useShownAfterTyping(count > 0 && dismissed !== version);

  return (
    <>
      {isShown && (
        <CopyUpdatesBanner
          text={t(`updates.${outdated === null ? 'changed' : 'outdated'}`, { count })}
          onOpen={() => setDialog('open')}
          onDismiss={() => dismiss(version)}
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
