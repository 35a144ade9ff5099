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
  const { notice } = useEditor().ui;
  const { undo } = useUndoRedo();
  const said = notice.use();

  // It has been read, or something else is said.
  useEffect(() => {
    const timer = said ? setTimeout(() => notice.set(null), shownMs) : undefined;
    return () => clearTimeout(timer);
  }, [said, notice]);

  return (
    <div role="status" className={classes['place']}>
      {said && (
        <div className={classes['notice']}>
          <span>{t(`notice.${said.name}`, { count: 0, ...said.values })}</span>
          {said.isUndoable && (
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
