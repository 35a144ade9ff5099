import { Button } from '@mantine/core';
import { IconClipboard, IconCopy, IconLink, IconPlayerSkipForward, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentClip } from '../clipboard/current-clip.ts';
import { pasteClip } from '../clipboard/paste-clip.ts';
import { copySelected } from '../clipboard/clipboard.ts';
import { useContent, useEditor } from '../context.tsx';
import { fillFollowing } from '../edits/fill-following.ts';
import { runCommand } from '../grid/run-command.ts';
import { selectedCells, selectedRows } from '../grid/selected.ts';
import { focusedCellOnly, setGridState } from '../grid/grid-state.ts';
import { readGridModel } from '../grid/read-grid-model.ts';
import { findDay, findRow, findWeek } from '../state/program-index.ts';
import classes from './SelectionBar.module.css';

const iconProps = { size: 16, 'aria-hidden': true } as const;

/** Toolbar with the actions on the selection; hidden for a single cell. */
export function SelectionBar() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { grid } = editor.ui;
  const stats = grid.use(() => serializedStats(editor));
  const hasClip = currentClip.use() !== null;
  const title = useContent(() => titleOf());
  if (!stats) return null;

  const [kind, count = '0', mayGroup, hasNext] = stats.split(' ');
  function titleOf(): string {
    const { selection } = grid.get();
    const { weeks } = editor.store.getState().content;
    if (selection.kind === 'day') return t('day.title', { number: findDay(weeks, selection.id)?.day.dayNumber ?? 0 });
    return selection.kind === 'week' ? t('week.title', { number: findWeek(weeks, selection.id)?.weekNumber ?? 0 }) : '';
  }

  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('selection.label')} data-grid data-bottom-bar>
      <span className={classes['count']} role="status">
        {kind === 'cells' || kind === 'rows' ? t(`selection.${kind}`, { count: Number(count) }) : title}
      </span>
      {mayGroup === 'true' && (
        <ActionButton icon={<IconLink {...iconProps} />} onRun={() => runCommand(editor, { name: 'group' })}>
          {t('selection.group')}
        </ActionButton>
      )}
      <ActionButton icon={<IconCopy {...iconProps} />} onRun={() => copySelected(editor)}>
        {t('selection.copy')}
      </ActionButton>
      {hasClip && (
        <ActionButton icon={<IconClipboard {...iconProps} />} onRun={() => pasteClip(editor)}>
          {t('selection.paste')}
        </ActionButton>
      )}
      {hasNext === 'true' && (
        <ActionButton icon={<IconPlayerSkipForward {...iconProps} />} onRun={() => fillFollowing(editor)}>
          {t('selection.fillWeeks')}
        </ActionButton>
      )}
      {(kind === 'cells' || kind === 'rows') && (
        <ActionButton icon={<IconTrash {...iconProps} />} onRun={() => runCommand(editor, { name: 'clear' })}>
          {t(kind === 'cells' ? 'selection.empty' : 'selection.delete')}
        </ActionButton>
      )}
      <ActionButton icon={<IconX {...iconProps} />} onRun={() => setGridState(grid, { selection: focusedCellOnly })}>
        {t('selection.clear')}
      </ActionButton>
    </div>
  );
}

function ActionButton({ icon, onRun, children }: { icon: ReactNode; onRun: () => void; children: ReactNode }) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={icon}
      // Keeps the focus in the grid.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {children}
    </Button>
  );
}

/**
 * Returns `kind count mayGroup hasNextWeek` of the selection in one string, so that the atom can compare it; '' for a
 * single cell.
 */
function serializedStats(editor: Parameters<typeof readGridModel>[0] & Parameters<typeof selectedRows>[0]): string {
  const model = readGridModel(editor);
  const { selection, focus } = editor.ui.grid.get();
  const rows = selectedRows(editor, model);
  const cells = selection.kind === 'cells' ? selectedCells(editor, model) : [];
  if (selection.kind === 'cells' && cells.length < 2) return '';

  const location = findRow(model.weeks, rows[0] ?? focus?.rowId ?? '');
  const week =
    selection.kind === 'week'
      ? findWeek(model.weeks, selection.id)
      : selection.kind === 'day'
        ? findDay(model.weeks, selection.id)?.week
        : location?.week;
  const isOneWorkout = rows.every((id) => findRow(model.weeks, id)?.workout.id === location?.workout.id);
  const mayGroup = rows.length > 1 && isOneWorkout && selection.kind !== 'day' && selection.kind !== 'week';
  const count = selection.kind === 'cells' ? cells.length : rows.length;
  return `${selection.kind} ${count} ${mayGroup} ${week !== undefined && week.weekNumber < model.weeks.length}`;
}
