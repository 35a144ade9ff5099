import { Button, CloseButton } from '@mantine/core';
import { useEffect } from 'react';
import { useTexts } from '../texts/texts.ts';
import classes from './EditorMessage.module.css';

const shownMs = 6000;

interface EditorMessageProps<Message extends object> {
  /** The message to show; null for none. A new object is shown for its own time. */
  message: Message | null;
  textOf: (message: Message) => string;
  closeLabel: string;
  onClose: () => void;
  /** Undoes the action of the message; without it there is no button. */
  onUndo: (() => void) | undefined;
}

/** A message about the last edit at the bottom of an editor, with an undo button. It disappears by itself. */
export function EditorMessage<Message extends object>(props: EditorMessageProps<Message>) {
  const { message, textOf, closeLabel, onClose, onUndo } = props;
  const t = useTexts('shell');

  // Hides the message after a timeout.
  useEffect(() => {
    const timer = message ? setTimeout(onClose, shownMs) : undefined;
    return () => clearTimeout(timer);
  }, [message, onClose]);

  return (
    <div role="status" className={classes['place']}>
      {message && (
        <div className={classes['notice']}>
          <span>{textOf(message)}</span>
          {onUndo && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                onUndo();
                onClose();
              }}
            >
              {t('documents.undo.undo')}
            </Button>
          )}
          <CloseButton size="sm" aria-label={closeLabel} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
