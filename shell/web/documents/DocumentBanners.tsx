import { Button, CloseButton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { DocumentEditor } from '#shell/common/documents/routes.ts';
import { call } from '../api/call.ts';
import { isServerReachable } from '../api/connectivity.ts';
import { useMay } from '../session.ts';
import { currentTabId } from '../tab-id.ts';
import { formatDate, formatTime } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { Banner } from '../widgets/Banner.tsx';
import { useDocument, useDocumentState } from './document-context.ts';
import { undo } from './document-store.ts';
import classes from './DocumentBanners.module.css';
import { pullNewerVersion } from './autosave.ts';
import { registerOpenDocument } from './open-documents.ts';
import { startPresence } from './presence.ts';

interface DocumentBannersProps {
  /** Time at which this device cached the document; null when it was loaded from the server. */
  cachedAt: string | null;
  recoveredFrom: string | null;
}

/** Banners above the editor of a document: other editors, offline, recovered unsaved edits. */
export function DocumentBanners({ cachedAt, recoveredFrom }: DocumentBannersProps) {
  return (
    <>
      <PresenceBanner />
      <OfflineBanner cachedAt={cachedAt} />
      <RecoveredBanner from={recoveredFrom} />
    </>
  );
}

function PresenceBanner() {
  const t = useTexts('shell');
  const { id, routes, autosave } = useDocument();
  const [editors, setEditors] = useState<readonly DocumentEditor[]>([]);
  const isEditor = useMay()(routes.editing.permission);
  const others = editors.filter(({ isMe }) => !isMe);
  const [first] = others;
  const text = first
    ? t('documents.presence.others', { count: others.length - 1, name: first.name, since: formatTime(first.since) })
    : t('documents.presence.mine');

  // Synchronises with live events, and reports the tab of an editor in intervals, and when it is shown, hidden or closed.
  useEffect(() => {
    const presence = isEditor
      ? startPresence({
          autosave,
          tabId: currentTabId(),
          report: (report, options) => call(routes.editing, { id, ...report }, options),
          onEditors: setEditors,
        })
      : null;
    const unregister = registerOpenDocument(id, {
      version: () => autosave.store.getState().version,
      pull: () => void pullNewerVersion(autosave),
      reportPresence: () => presence?.report(),
    });
    return () => {
      presence?.stop();
      unregister();
    };
  }, [autosave, id, routes, isEditor]);

  return (
    <div role="status" className={classes['presence']}>
      {editors.length > 0 && (
        <Banner tone="warning" icon={IconUsers}>
          {text}
        </Banner>
      )}
    </div>
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
