import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useEditor, useEditorState } from '../context.tsx';
import { undo } from '../state/store.ts';

/** Says that unsaved work was taken up again. Until something else is edited it can be dropped from here. */
export function RecoveredBanner({ from }: { from: string | null }) {
  const t = useTexts('programs');
  const { store, autosave } = useEditor();
  const [isShown, setShown] = useState(from !== null);
  const isUntouched = useEditorState(({ undoStack }) => undoStack.length === 1);
  const isChoosing = autosave.state.use().kind === 'conflict';
  if (!isShown || !from || isChoosing) return null;

  function drop(): void {
    undo(store);
    setShown(false);
  }

  const actions = (
    <>
      {isUntouched && (
        <Button variant="subtle" size="compact-sm" c="inherit" onClick={drop}>
          {t('recovered.drop')}
        </Button>
      )}
      <CloseButton c="inherit" aria-label={t('recovered.close')} onClick={() => setShown(false)} />
    </>
  );
  return (
    <Banner tone="info" role="status" actions={actions}>
      {t('recovered.text', { date: formatDate(from), time: formatTime(from) })}
    </Banner>
  );
}
