import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { isServerReachable } from '../api/connectivity.ts';
import { formatDate, formatTime } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { Banner } from '../widgets/Banner.tsx';
import { useDocument, useDocumentState } from './document-context.ts';
import { undo } from './document-store.ts';

interface DocumentBannersProps {
  /** Time at which this device cached the document; null when it was loaded from the server. */
  cachedAt: string | null;
  recoveredFrom: string | null;
}

/** Banners above the editor of a document: offline, recovered unsaved edits. */
export function DocumentBanners({ cachedAt, recoveredFrom }: DocumentBannersProps) {
  return (
    <>
      <OfflineBanner cachedAt={cachedAt} />
      <RecoveredBanner from={recoveredFrom} />
    </>
  );
}

/** Shown for a cached document until the server is reachable. */
function OfflineBanner({ cachedAt }: { cachedAt: string | null }) {
  const t = useTexts('shell');
  const isReachable = isServerReachable.use();
  if (!cachedAt || isReachable) return null;
  return (
    <Banner tone="info" role="status">
      {t('documents.offline.text', { date: formatDate(cachedAt), time: formatTime(cachedAt) })}
    </Banner>
  );
}

/** Shown after unsaved edits were recovered. They can be discarded until the next edit. */
function RecoveredBanner({ from }: { from: string | null }) {
  const t = useTexts('shell');
  const { store, autosave } = useDocument();
  const [isShown, setShown] = useState(from !== null);
  const isUntouched = useDocumentState(({ undoStack }) => undoStack.length === 1);
  const hasConflict = autosave.state.use().kind === 'conflict';
  if (!isShown || !from || hasConflict) return null;

  function discard(): void {
    undo(store);
    setShown(false);
  }

  const actions = (
    <>
      {isUntouched && (
        <Button variant="subtle" size="compact-sm" c="inherit" onClick={discard}>
          {t('documents.recovered.discard')}
        </Button>
      )}
      <CloseButton c="inherit" aria-label={t('documents.recovered.close')} onClick={() => setShown(false)} />
    </>
  );
  return (
    <Banner tone="info" role="status" actions={actions}>
      {t('documents.recovered.text', { date: formatDate(from), time: formatTime(from) })}
    </Banner>
  );
}
