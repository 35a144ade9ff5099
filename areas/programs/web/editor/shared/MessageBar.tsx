import { Button, CloseButton } from '@mantine/core';
import { useEffect } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import classes from './MessageBar.module.css';
import { useUndoRedo } from './use-visible-week.ts';

const shownMs = 6000;

/** What was just done, with the way back. It belongs to this program and goes with its screen. */
export function MessageBar() {
  const t = useTexts('programs');
  const shell = useTexts('shell');
  const { message: notice } = useEditor().ui;
  const { undo } = useUndoRedo();
  const message = notice.use();

  // It has been read, or something else is said.
  useEffect(() => {
    const timer = message ? setTimeout(() => notice.set(null), shownMs) : undefined;
    return () => clearTimeout(timer);
  }, [message, notice]);

  return (
    <div role="status" className={classes['place']}>
      {message && (
        <div className={classes['notice']}>
          <span>{t(`notice.${message.name}`, { count: 0, ...message.values })}</span>
          {message.isUndoable && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                undo();
                notice.set(null);
              }}
            >
              {shell('documents.undo.undo')}
            </Button>
          )}
          <CloseButton size="sm" aria-label={t('notice.close')} onClick={() => notice.set(null)} />
        </div>
      )}
    </div>
  );
}
