import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow } from '../../../../contract/document.ts';
import type { GridColumn } from '../../cells/columns.ts';
import { useHasOtherSets } from '../../cells/use-superset-sets.ts';
import { useEditor, useRow } from '../../context.tsx';
import { useExerciseName } from '../../exercise-name.ts';
import { useRowHighlights } from '../../grid/row-highlights.ts';
import { labelOf } from '../../../../rules/row-text.ts';
import type { CellError } from '../../state/editor-ui.ts';
import classes from './Cells.module.css';
import { Cell, NameCell } from './GridCell.tsx';
import { WarmUpLine } from './WarmUpLine.tsx';
import { cellRole, rowRole } from './aria-roles.ts';

interface GridRowProps {
  rowId: string;
  columns: readonly GridColumn[];
}

/** An exercise row; renders only when its own values change. The grid handles its pointer and key events. */
export const GridRow = memo(function GridRow({ rowId, columns: shown }: GridRowProps) {
  const row = useRow(rowId, (one) => one);
  const { ui } = useEditor();
  const highlights = useRowHighlights(rowId);
  const searchTarget = ui.inlineSearch.use((target) =>
    target && 'rowId' in target && target.rowId === rowId ? target : null,
  );
  const errors = ui.cellErrors.use((allErrors) => (hasErrors(allErrors, rowId) ? allErrors : noErrors));
  const hasOtherSets = useHasOtherSets(rowId);
  if (!row) return null;

  const cells = { row, highlights, errors, hasOtherSets };
  return (
    <div
      {...rowRole(highlights.isRowSelected)}
      className={classes['row']}
      data-row={rowId}
      data-member={row.supersetPosition !== null || undefined}
      data-first={row.supersetPosition === 1 || undefined}
      data-warm-up={row.warmUp ? true : undefined}
      data-whole-row={highlights.isRowSelected || undefined}
    >
      <RowHandle row={row} />
      {shown.map((column, index) =>
        column === 'name' ? (
          <NameCell key={column} {...cells} searchTarget={searchTarget} visibleColumns={shown} />
        ) : (
          <Cell key={column} {...cells} column={column} index={index} />
        ),
      )}
      <RowMenuButton row={row} />
      {row.warmUp && <WarmUpLine row={row} />}
    </div>
  );
});

const noErrors: ReadonlyMap<string, CellError> = new Map();

function hasErrors(allErrors: ReadonlyMap<string, CellError>, rowId: string): boolean {
  return allErrors.size > 0 && [...allErrors.keys()].some((name) => name.startsWith(rowId));
}

/** Button that selects the row and is its drag handle. */
function RowHandle({ row }: { row: ExerciseRow }) {
  const t = useTexts('programs');
  return (
    <div {...cellRole} className={classes['letter']}>
      <button
        type="button"
        tabIndex={-1}
        data-grip
        aria-label={t('row.select', { label: labelOf(row), name: useExerciseName()(row) })}
      >
        {labelOf(row)}
      </button>
    </div>
  );
}

/** Button that opens the menu shared by all rows. */
function RowMenuButton({ row }: { row: ExerciseRow }) {
  const t = useTexts('programs');
  return (
    <div {...cellRole} className={classes['more']}>
      <button
        type="button"
        tabIndex={-1}
        data-more
        aria-haspopup="menu"
        aria-label={t('row.menu', { name: useExerciseName()(row) })}
      >
        <span aria-hidden="true">{'⋯'}</span>
      </button>
    </div>
  );
}
