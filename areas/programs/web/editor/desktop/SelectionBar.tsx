import { Button } from '@mantine/core';
import { IconLink, IconTrash, IconX } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { deleteRows, groupRows } from '../edits/rows.ts';
import classes from './SelectionBar.module.css';

/** What can be done with the selected rows of this workout. */
export function SelectionBar({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { store, open } = useEditor();
  const selection = open.selection.use();
  if (selection?.workoutId !== workoutId) return null;

  const { ids } = selection;
  function finish(act: () => void): void {
    act();
    open.selection.set(null);
  }

  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('selection.label')}>
      <span className={classes['count']} role="status">
        {t('selection.count', { count: ids.length })}
      </span>
      <Button
        size="compact-sm"
        leftSection={<IconLink size={16} aria-hidden="true" />}
        disabled={ids.length < 2}
        onClick={() => finish(() => groupRows(store, workoutId, ids))}
      >
        {t('selection.group')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => finish(() => deleteRows(store, workoutId, ids))}
      >
        {t('selection.delete')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconX size={16} aria-hidden="true" />}
        onClick={() => open.selection.set(null)}
      >
        {t('selection.clear')}
      </Button>
    </div>
  );
}
