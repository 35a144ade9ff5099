import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { isServerReachable } from '../api/connectivity.ts';
import { formatDate, formatTime } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { Banner } from '../widgets/Banner.tsx';
import { StableSizeText } from '../widgets/StableSizeText.tsx';
import classes from './DocumentBanners.module.css';
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

/**
 * Shown for a cached document that was opened without a connection. Once the server is reachable the text changes but not its height,
 * so that the document below does not move while somebody types.
 */
function OfflineBanner({ cachedAt }: { cachedAt: string | null }) {
  const t = useTexts('shell');
  const isReachable = isServerReachable.use();
  const [wasOffline] = useState(!isReachable);
  if (!cachedAt || !wasOffline) return null;
  const offlineText = t('documents.offline.text', { date: formatDate(cachedAt), time: formatTime(cachedAt) });
  return (
    <Banner tone="info" role="status">
      <StableSizeText shown={isReachable ? 1 : 0} texts={[offlineText, t('documents.offline.back')]} />
    </Banner>
  );
}

/**
 * Shown after unsaved edits were recovered, until the user closes it. They can be discarded until the next edit. Its height stays
 * the same without the button and during a conflict: the document below it does not move while somebody types.
 */
function RecoveredBanner({ from }: { from: string | null }) {
  const t = useTexts('shell');
  const { store, autosave } = useDocument();
  const [isShown, setShown] = useState(from !== null);
  const isUntouched = useDocumentState(({ undoStack }) => undoStack.length === 1);
  const hasConflict = autosave.state.use().kind === 'conflict';
  if (!isShown || !from) return null;

  function discard(): void {
    undo(store);
    setShown(false);
  }

  const actions = (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        c="inherit"
        className={classes['hideable'] ?? ''}
        data-hidden={!isUntouched}
        onClick={discard}
      >
        {t('documents.recovered.discard')}
      </Button>
      <CloseButton c="inherit" aria-label={t('documents.recovered.close')} onClick={() => setShown(false)} />
    </>
  );
  return (
    <div className={classes['hideable']} data-hidden={hasConflict}>
      <Banner tone="info" role="status" actions={actions}>
        {t('documents.recovered.text', { date: formatDate(from), time: formatTime(from) })}
      </Banner>
    </div>
  );
}
