import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useEditor } from '../context.tsx';
import { type Present, watchPresence } from './presence.ts';
import classes from './PresenceLine.module.css';

/** Who else has this program open, as long as somebody has. */
export function PresenceLine() {
  const t = useTexts('programs');
  const { autosave } = useEditor();
  const [tabId] = useState(newId);
  const [present, setPresent] = useState<readonly Present[]>([]);
  const others = present.filter(({ isMe }) => !isMe);
  const [first] = others;
  const text = first
    ? t('presence.others', { count: others.length - 1, name: first.name, since: formatTime(first.since) })
    : t('presence.mine');

  // The server is told by a clock, and when the tab comes and goes.
  useEffect(() => watchPresence({ autosave, tabId, onPresent: setPresent }), [autosave, tabId]);

  return (
    <div role="status" className={classes['line']}>
      {present.length > 0 && (
        <Banner tone="warning" icon={IconUsers}>
          {text}
        </Banner>
      )}
    </div>
  );
}
