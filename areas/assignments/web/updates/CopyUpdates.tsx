import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CopyUpdatesBanner } from './CopyUpdatesBanner.tsx';
import { LazyCopyUpdatesDialog } from './LazyCopyUpdatesDialog.tsx';
import { outdatedCount, useCopyUpdates } from './queries.ts';
import type { UpdateKind } from './update-kind.ts';

/** Banner with the number of copies that differ from the template, if any, and a dialog that updates them. */
export function CopyUpdates({ kind, templateId }: { kind: UpdateKind; templateId: string }) {
  const t = useTexts('assignments');
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');
  const { data } = useCopyUpdates(kind, templateId);
  const count = outdatedCount(data?.copies);

  return (
    <>
      {count > 0 && <CopyUpdatesBanner text={t('updates.outdated', { count })} onOpen={() => setDialog('open')} />}
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
