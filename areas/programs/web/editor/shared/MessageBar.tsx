import { useCallback } from 'react';
import { EditorMessage } from '#shell/web/documents/EditorMessage.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { showLostFocus } from '../grid/show-focus.ts';
import { useUndoRedo } from './use-visible-week.ts';

/** Message about the last action with an undo button. */
export function MessageBar() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { message } = editor.ui;
  const { undo } = useUndoRedo();
  const shown = message.use();
  function undoAction(): void {
    undo();
    showLostFocus(editor);
  }
  const close = useCallback(() => message.set(null), [message]);

  return (
    <EditorMessage
      message={shown}
      textOf={({ name, values, hasEmptiedLoads, keptWeeks, keptDays = [] }) =>
        [
          t(`notice.${name}`, { count: 0, ...values }),
          hasEmptiedLoads && t('loadsEmptied'),
          keptWeeks && t('notice.weeksKept', keptWeeks),
          ...keptDays.map((keptDay) => t('notice.dayKept', { ...keptDay })),
        ]
          .filter(Boolean)
          .join(' ')
      }
      action={
        shown?.followingWeeks && {
          label: t('row.inFollowing', { count: shown.followingWeeks.count }),
          run: shown.followingWeeks.apply,
        }
      }
      closeLabel={t('notice.close')}
      onClose={close}
      onUndo={shown?.isUndoable ? undoAction : undefined}
    />
  );
}
