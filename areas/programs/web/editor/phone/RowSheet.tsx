import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useContent, useEditor, useRow } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import { LastPerformanceLine } from '../last-performance/LastPerformanceLine.tsx';
import { UndoRedo } from '../shared/UndoRedo.tsx';
import { labelOf } from '../../../rules/row-text.ts';
import { findRow } from '../state/program-index.ts';
import { RowActionList } from './RowActionList.tsx';
import { RowFields } from './RowFields.tsx';
import classes from './RowSheet.module.css';

/** Bottom sheet with all fields of a row and buttons to the adjacent rows. */
export function RowSheet() {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const rowId = ui.rowSheetId.use();
  const isFound = useContent(({ weeks }) => rowId !== null && findRow(weeks, rowId) !== undefined);

  return (
    <Drawer
      opened={isFound}
      onClose={() => ui.rowSheetId.set(null)}
      position="bottom"
      size="auto"
      title={rowId && <SheetTitle rowId={rowId} />}
      closeButtonProps={{ 'aria-label': t('row.close'), size: 44 }}
      classNames={{ content: classes['sheet'] ?? '', title: classes['title'] ?? '', header: classes['header'] ?? '' }}
    >
      {rowId && isFound && (
        <div data-row={rowId} key={rowId}>
          <RowNavigation rowId={rowId} />
          <p className={classes['previous']}>
            <LastPerformanceLine rowId={rowId} />
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
  const name = useRow(rowId, useExerciseName());
  return (
    <>
      <span className={classes['letter']}>{label}</span> {name}
    </>
  );
}

function RowNavigation({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const [previousId = '', nextId = ''] = useContent(({ weeks }) => {
    const location = findRow(weeks, rowId);
    const index = location?.path[3] ?? 0;
    return [index - 1, index + 1].map((index) => location?.workout.exercises[index]?.id ?? '').join(' ');
  }).split(' ');

  return (
    <div className={classes['steps']}>
      {[
        { id: previousId, label: t('row.previous'), Icon: IconChevronLeft },
        { id: nextId, label: t('row.next'), Icon: IconChevronRight },
      ].map(({ id, label, Icon }) => (
        <ActionIcon
          key={label}
          variant="default"
          size={44}
          aria-label={label}
          disabled={!id}
          onClick={() => ui.rowSheetId.set(id)}
        >
          <Icon size={20} aria-hidden="true" />
        </ActionIcon>
      ))}
      <Button
        className={classes['change'] ?? ''}
        variant="default"
        h={44}
        onClick={() => ui.libraryPicker.set({ target: { rowId } })}
      >
        {t('row.change')}
      </Button>
      <UndoRedo size={44} />
    </div>
  );
}
