import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditorState } from '../context.tsx';
import { useUndoRedo } from './use-visible-week.ts';

export function HistoryButtons({ size = 36 }: { size?: number }) {
  const t = useTexts('programs');
  const { undo, redo } = useUndoRedo();
  const hasPast = useEditorState(({ undoStack }) => undoStack.length > 0);
  const hasFuture = useEditorState(({ redoStack }) => redoStack.length > 0);

  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={t('history.undoKeys')}>
        <ActionIcon variant="default" size={size} aria-label={t('history.undo')} disabled={!hasPast} onClick={undo}>
          <IconArrowBackUp size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('history.redoKeys')}>
        <ActionIcon variant="default" size={size} aria-label={t('history.redo')} disabled={!hasFuture} onClick={redo}>
          <IconArrowForwardUp size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
