import { Modal, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useRow } from '../context.tsx';
import { showFocus } from '../grid/show-focus.ts';
import { ProgressionForm } from './ProgressionForm.tsx';

/** How the load of a row goes on, for it alone or for its weeks to come too. */
export function ProgressionDialog() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { progressionRowId: progression } = editor.ui;
  const rowId = progression.use();
  const name = useRow(rowId ?? '', (row) => row.name);

  function close(): void {
    progression.set(null);
    // The closing dialog gives the focus back first.
    setTimeout(() => showFocus(editor), 20);
  }

  return (
    <Modal
      opened={rowId !== null && name !== undefined}
      onClose={close}
      title={<Text fw={700}>{t('progression.title', { name: name ?? '' })}</Text>}
      closeButtonProps={{ 'aria-label': t('progression.close') }}
    >
      {rowId && <ProgressionForm key={rowId} rowId={rowId} onDone={close} />}
    </Modal>
  );
}
