import { Button } from '@mantine/core';
import { IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { SelectionBar as Bar } from '#shell/web/lists/SelectionBar.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramCard } from '../../../contract.ts';
import { MoveProgramsDialog } from './MoveProgramsDialog.tsx';
import { useDeleteTemplates } from './template-actions.ts';

/** Replaces search and sort order while programs are selected. */
export function SelectionBar({ programs, onClear }: { programs: readonly ProgramCard[]; onClear: () => void }) {
  const t = useTexts('programs');
  const may = useMay();
  const [isMoving, setMoving] = useState(false);
  const deleteTemplates = useDeleteTemplates(onClear);
  const areEditable = programs.every(({ isEditable }) => isEditable);

  return (
    <Bar
      label={t('list.selection')}
      count={programs.length}
      onClear={onClear}
      note={!areEditable && t('sharing.notOwn')}
    >
      {areEditable && may('update programs') && (
        <Button
          variant="default"
          leftSection={<IconFolderSymlink size={16} aria-hidden="true" />}
          onClick={() => setMoving(true)}
        >
          {t('list.moveIn')}
        </Button>
      )}
      {areEditable && may('delete programs') && (
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={() => void deleteTemplates(programs)}
        >
          {t('list.delete')}
        </Button>
      )}
      <MoveProgramsDialog programs={programs} opened={isMoving} onClose={() => setMoving(false)} onDone={onClear} />
    </Bar>
  );
}
