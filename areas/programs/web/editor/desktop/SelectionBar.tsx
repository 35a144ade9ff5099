import { Button } from '@mantine/core';
import { IconClipboard, IconCopy, IconLink, IconPlayerSkipForward, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentClip } from '../clipboard/kept.ts';
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

const look = { size: 16, 'aria-hidden': true } as const;

/** What can be done with what is selected, for those who do not know the keys. One cell alone needs none of it. */
export function SelectionBar() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { grid } = editor.ui;
  const facts = grid.use(() => factsOf(editor));
  const hasClip = currentClip.use() !== null;
  const title = useContent(() => titleOf());
  if (!facts) return null;

  const [kind, count = '0', mayGroup, hasNext] = facts.split(' ');
  function titleOf(): string {
    const { selection } = grid.get();
    const { weeks } = editor.store.getState().content;
    if (selection.kind === 'day') return t('day.title', { number: findDay(weeks, selection.id)?.day.dayNumber ?? 0 });
    return selection.kind === 'week' ? t('week.title', { number: findWeek(weeks, selection.id)?.weekNumber ?? 0 }) : '';
  }

  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('selection.label')} data-grid>
      <span className={classes['count']} role="status">
        {kind === 'cells' || kind === 'rows' ? t(`selection.${kind}`, { count: Number(count) }) : title}
      </span>
      {mayGroup === 'true' && (
        <Act icon={<IconLink {...look} />} onAct={() => runCommand(editor, { name: 'group' })}>
          {t('selection.group')}
        </Act>
      )}
      <Act icon={<IconCopy {...look} />} onAct={() => copySelected(editor)}>
        {t('selection.copy')}
      </Act>
      {hasClip && (
        <Act icon={<IconClipboard {...look} />} onAct={() => pasteClip(editor)}>
          {t('selection.paste')}
        </Act>
      )}
      {hasNext === 'true' && (
        <Act icon={<IconPlayerSkipForward {...look} />} onAct={() => fillFollowing(editor)}>
          {t('selection.fillWeeks')}
        </Act>
      )}
      {(kind === 'cells' || kind === 'rows') && (
        <Act icon={<IconTrash {...look} />} onAct={() => runCommand(editor, { name: 'clear' })}>
          {t(kind === 'cells' ? 'selection.empty' : 'selection.delete')}
        </Act>
      )}
      <Act icon={<IconX {...look} />} onAct={() => setGridState(grid, { selection: focusedCellOnly })}>
        {t('selection.clear')}
      </Act>
    </div>
  );
}

function Act({ icon, onAct, children }: { icon: ReactNode; onAct: () => void; children: ReactNode }) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={icon}
      // The focus stays in the grid, where the keys go on from it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onAct}
    >
      {children}
    </Button>
  );
}

/** Kind, how many, whether they can become a superset, whether weeks follow; empty when the bar has nothing to say. */
function factsOf(editor: Parameters<typeof readGridModel>[0] & Parameters<typeof selectedRows>[0]): string {
  const sheet = readGridModel(editor);
  const { selection, focus } = editor.ui.grid.get();
  const rows = selectedRows(editor, sheet);
  const cells = selection.kind === 'cells' ? selectedCells(editor, sheet) : [];
  if (selection.kind === 'cells' && cells.length < 2) return '';

  const place = findRow(sheet.weeks, rows[0] ?? focus?.rowId ?? '');
  const week =
    selection.kind === 'week'
      ? findWeek(sheet.weeks, selection.id)
      : selection.kind === 'day'
        ? findDay(sheet.weeks, selection.id)?.week
        : place?.week;
  const areTogether = rows.every((id) => findRow(sheet.weeks, id)?.workout.id === place?.workout.id);
  const mayGroup = rows.length > 1 && areTogether && selection.kind !== 'day' && selection.kind !== 'week';
  const count = selection.kind === 'cells' ? cells.length : rows.length;
  return `${selection.kind} ${count} ${mayGroup} ${week !== undefined && week.weekNumber < sheet.weeks.length}`;
}
