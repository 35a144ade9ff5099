import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useContent, useEditor, useRow } from '../context.tsx';
import { PreviousLine } from '../last-performance/PreviousLine.tsx';
import { UndoRedo } from '../shared/UndoRedo.tsx';
import { labelOf } from '../shared/row-text.ts';
import { findRow } from '../state/program-index.ts';
import { RowActionList } from './RowActionList.tsx';
import { RowFields } from './RowFields.tsx';
import classes from './RowSheet.module.css';

/** Everything about one row in big fields, with the way to the rows beside it. */
export function RowSheet() {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const rowId = ui.sheet.use();
  const isThere = useContent(({ weeks }) => rowId !== null && findRow(weeks, rowId) !== undefined);

  return (
    <Drawer
      opened={isThere}
      onClose={() => ui.sheet.set(null)}
      position="bottom"
      size="auto"
      title={rowId && <SheetTitle rowId={rowId} />}
      closeButtonProps={{ 'aria-label': t('row.close'), size: 44 }}
      classNames={{ content: classes['sheet'] ?? '', title: classes['title'] ?? '', header: classes['header'] ?? '' }}
    >
      {rowId && isThere && (
        <div data-row={rowId} key={rowId}>
          <Steps rowId={rowId} />
          <p className={classes['previous']}>
            <PreviousLine rowId={rowId} />
          </p>
          <RowFields rowId={rowId} />
          <RowActionList rowId={rowId} />
        </div>
      )}
    </Drawer>
  );
}

function SheetTitle({ rowId }: { rowId: string }) {
  const label = useRow(rowId, labelOf);
  const name = useRow(rowId, (row) => row.name);
  return (
    <>
      <span className={classes['letter']}>{label}</span> {name}
    </>
  );
}

function Steps({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const [before, after] = useContent(({ weeks }) => {
    const place = findRow(weeks, rowId);
    const at = place?.path[3] ?? 0;
    return [at - 1, at + 1].map((index) => place?.workout.exercises[index]?.id ?? '').join(' ');
  }).split(' ');

  return (
    <div className={classes['steps']}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('row.previous')}
        disabled={!before}
        onClick={() => ui.sheet.set(before ?? null)}
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('row.next')}
        disabled={!after}
        onClick={() => ui.sheet.set(after ?? null)}
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </ActionIcon>
      <Button variant="default" h={44} flex={1} onClick={() => ui.picking.set({ rowId })}>
        {t('row.change')}
      </Button>
      <UndoRedo size={44} />
    </div>
  );
}
