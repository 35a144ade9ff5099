import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow } from '../../../contract/document.ts';
import type { GridColumn } from '../cells/columns.ts';
import { useEditor, useRow } from '../context.tsx';
import { useRowMarks } from '../grid/row-highlights.ts';
import { labelOf } from '../shared/row-text.ts';
import type { CellError } from '../state/editor-ui.ts';
import classes from './Cells.module.css';
import { Cell, NameCell } from './GridCell.tsx';
import { cellRole, rowRole } from './aria-roles.ts';

interface GridRowProps {
  rowId: string;
  shown: readonly GridColumn[];
}

/** One exercise row, drawn again when something in it changes and at no other keystroke. Pointer and keys are the grid's. */
export const GridRow = memo(function GridRow({ rowId, shown }: GridRowProps) {
  const row = useRow(rowId, (one) => one);
  const { ui } = useEditor();
  const marks = useRowMarks(rowId);
  const isSearching = ui.adding.use((adding) => adding !== null && 'rowId' in adding && adding.rowId === rowId);
  const wrong = ui.wrong.use((all) => (hasWrong(all, rowId) ? all : noneWrong));
  if (!row) return null;

  const cells = { row, marks, wrong };
  return (
    <div
      {...rowRole(marks.isWhole)}
      className={classes['row']}
      data-row={rowId}
      data-member={row.supersetPosition !== null || undefined}
      data-first={row.supersetPosition === 1 || undefined}
      data-whole-row={marks.isWhole || undefined}
    >
      <Letter row={row} />
      {shown.map((column, index) =>
        column === 'name' ? (
          <NameCell key={column} {...cells} isSearching={isSearching} shown={shown} />
        ) : (
          <Cell key={column} {...cells} column={column} index={index} />
        ),
      )}
      <More row={row} />
    </div>
  );
});

const noneWrong: ReadonlyMap<string, CellError> = new Map();

function hasWrong(all: ReadonlyMap<string, CellError>, rowId: string): boolean {
  return all.size > 0 && [...all.keys()].some((name) => name.startsWith(rowId));
}

/** Selects the row, and is what it is dragged by. */
function Letter({ row }: { row: ExerciseRow }) {
  const t = useTexts('programs');
  return (
    <div {...cellRole} className={classes['letter']}>
      <button
        type="button"
        tabIndex={-1}
        data-grip
        aria-label={t('row.select', { label: labelOf(row), name: row.name })}
      >
        {labelOf(row)}
      </button>
    </div>
  );
}

/** The menu itself is one for all rows. */
function More({ row }: { row: ExerciseRow }) {
  const t = useTexts('programs');
  return (
    <div {...cellRole} className={classes['more']}>
      <button type="button" tabIndex={-1} data-more aria-haspopup="menu" aria-label={t('row.menu', { name: row.name })}>
        <span aria-hidden="true">{'⋯'}</span>
      </button>
    </div>
  );
}
