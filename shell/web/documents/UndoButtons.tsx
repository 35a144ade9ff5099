import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useHasUndoableTexts } from '../forms/refused-texts.ts';
import { useTexts } from '../texts/texts.ts';
import { useDocumentState } from './document-context.ts';

interface UndoButtonsProps {
  onUndo: () => void;
  onRedo: () => void;
  /** Width and height of the buttons in px. */
  size?: number | undefined;
}

export function UndoButtons({ onUndo, onRedo, size = 36 }: UndoButtonsProps) {
  const t = useTexts('shell');
  const hasTexts = useHasUndoableTexts();
  const canUndo = useDocumentState(({ undoStack }) => undoStack.length > 0) || hasTexts;
  const canRedo = useDocumentState(({ redoStack }) => redoStack.length > 0);

  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={t('documents.undo.undoKeys')}>
        <ActionIcon
          variant="default"
          size={size}
          aria-label={t('documents.undo.undo')}
          disabled={!canUndo}
          onClick={onUndo}
        >
          <IconArrowBackUp size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('documents.undo.redoKeys')}>
        <ActionIcon
          variant="default"
          size={size}
          aria-label={t('documents.undo.redo')}
          disabled={!canRedo}
          onClick={onRedo}
        >
          <IconArrowForwardUp size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
