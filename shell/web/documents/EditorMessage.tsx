import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { useDocumentState } from './document-context.ts';
import { type HistoryEntry, lastEntry } from './document-store.ts';
import classes from './EditorMessage.module.css';

const shownMs = 6000;
/** An action is decided on, which takes longer than reading. */
const shownWithActionMs = 15_000;

interface EditorMessageProps<Message extends object> {
  /** The message to show; null for none. A new object is shown for its own time. */
  message: Message | null;
  textOf: (message: Message) => string;
  closeLabel: string;
  onClose: () => void;
  /** Undoes the last edit of the document; without it there is no button. */
  onUndo: (() => void) | undefined;
  /** An action that the message offers. */
  action?: { label: string; run: () => void } | undefined;
}

/**
 * A message about the last edit at the bottom of an editor. It disappears by itself, and when its edit is undone. Its undo
 * button is shown only as long as that edit is the last one of the document.
 */
export function EditorMessage<Message extends object>(props: EditorMessageProps<Message>) {
  const { textOf, closeLabel, onClose, onUndo, action } = props;
  const durationMs = action ? shownWithActionMs : shownMs;
  const t = useTexts('shell');
  const editState = useEditState(props.message);
  const message = editState === 'undone' ? null : props.message;

  // Hides the message after a timeout.
  useEffect(() => {
    const timer = message ? setTimeout(onClose, durationMs) : undefined;
    return () => clearTimeout(timer);
  }, [message, onClose, durationMs]);

  return (
    <div role="status" className={classes['place']}>
      {message && (
        <div className={classes['notice']} data-editor-message>
          <span>{textOf(message)}</span>
          {action && (
            <Button size="compact-sm" variant="default" onClick={action.run}>
              {action.label}
            </Button>
          )}
          {onUndo && editState === 'last' && (
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

/**
 * Whether the edit that a message is about is the last of the document, was followed by others, or was undone; `none` when
 * it changed nothing. The edit of a message is the one that was added to the undo stack in the same render.
 */
function useEditState(message: object | null): 'last' | 'followed' | 'undone' | 'none' {
  const undoStack = useDocumentState((state) => state.undoStack);
  const last = lastEntry(undoStack);
  const [known, setKnown] = useState<{
    message: object | null;
    last: HistoryEntry | null;
    ofMessage: HistoryEntry | null;
  }>({ message, last, ofMessage: null });
  let { ofMessage } = known;
  if (known.message !== message || known.last !== last) {
    if (known.message !== message) ofMessage = known.last === last ? null : last;
    setKnown({ message, last, ofMessage });
  }
  if (!ofMessage) return 'none';
  if (ofMessage === last) return 'last';
  return undoStack.includes(ofMessage) ? 'followed' : 'undone';
}
