import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { DocumentEditor } from '#shell/common/documents/routes.ts';
import { call } from '../api/call.ts';
import { useMay } from '../session.ts';
import { currentTabId } from '../tab-id.ts';
import { formatTime } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { BackLink } from '../widgets/BackLink.tsx';
import { pullNewerVersion } from './autosave.ts';
import { useDocument } from './document-context.ts';
import { isDirty } from './document-store.ts';
import classes from './DocumentTopLine.module.css';
import { registerOpenDocument } from './open-documents.ts';
import { startPresence } from './presence.ts';

interface DocumentTopLineProps {
  /** The list that the document belongs to, or its client. */
  back: { to: string; label: string };
}

/** The first line of a document editor: the way back, and who else has the document open. */
export function DocumentTopLine({ back }: DocumentTopLineProps) {
  return (
    <div className={classes['line']}>
      <BackLink {...back} />
      <Presence />
    </div>
  );
}

/**
 * Names the others. They come while somebody types, so the text takes the free room of its line and adds none: the line keeps
 * its height, and a longer text is cut. The mark is a button, so that the keyboard and a finger reach the full text too.
 */
function Presence() {
  const t = useTexts('shell');
  const editors = useEditors();
  const others = editors.filter(({ isMe }) => !isMe);
  const [first] = others;
  const text = first
    ? t('documents.presence.others', { count: others.length - 1, name: first.name, since: formatTime(first.since) })
    : t('documents.presence.mine');

  return (
    <div role="status" className={classes['presence']}>
      {editors.length > 0 && (
        <Tooltip multiline maw={320} label={text} events={{ hover: true, focus: true, touch: true }}>
          <UnstyledButton className={classes['mark'] ?? ''}>
            <IconUsers size={16} aria-hidden="true" />
            <span className={classes['text']}>{text}</span>
          </UnstyledButton>
        </Tooltip>
      )}
    </div>
  );
}

/** The other tabs that have the document open. */
function useEditors(): readonly DocumentEditor[] {
  const { id, routes, autosave } = useDocument();
  const [editors, setEditors] = useState<readonly DocumentEditor[]>([]);
  const isEditor = useMay()(routes.editing.permission);

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
      isDirty: () => isDirty(autosave.store.getState()),
      pull: () => void pullNewerVersion(autosave),
      reportPresence: () => presence?.report(),
    });
    return () => {
      presence?.stop();
      unregister();
    };
  }, [autosave, id, routes, isEditor]);

  return editors;
}
