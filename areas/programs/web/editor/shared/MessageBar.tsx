import { Button, CloseButton } from '@mantine/core';
import { useEffect } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import classes from './MessageBar.module.css';
import { useUndoRedo } from './use-visible-week.ts';

const shownMs = 6000;

/** Message about the last action with an undo button. */
export function MessageBar() {
  const t = useTexts('programs');
  const shell = useTexts('shell');
  const { message } = useEditor().ui;
  const { undo } = useUndoRedo();
  const shown = message.use();

  // Hides the message after a timeout.
  useEffect(() => {
    const timer = shown ? setTimeout(() => message.set(null), shownMs) : undefined;
    return () => clearTimeout(timer);
  }, [shown, message]);

  return (
    <div role="status" className={classes['place']}>
      {shown && (
        <div className={classes['notice']}>
          <span>{t(`notice.${shown.name}`, { count: 0, ...shown.values })}</span>
          {shown.isUndoable && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                undo();
                message.set(null);
              }}
            >
              {shell('documents.undo.undo')}
            </Button>
          )}
          <CloseButton size="sm" aria-label={t('notice.close')} onClick={() => message.set(null)} />
        </div>
      )}
    </div>
  );
}
