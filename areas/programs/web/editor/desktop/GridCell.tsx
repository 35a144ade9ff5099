import { IconNote } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow } from '../../../contract/document.ts';
import { columns, type GridColumn, isWritten } from '../cells/columns.ts';
import { cellErrorText } from '../cells/typing.ts';
import type { RowMarks } from '../grid/row-highlights.ts';
import { progressionMark } from '../shared/progression-mark.ts';
import { PreviousLine } from '../last-performance/PreviousLine.tsx';
import { labelOf } from '../shared/row-text.ts';
import type { CellError } from '../state/editor-ui.ts';
import { CellField } from './CellField.tsx';
import fieldClasses from './CellField.module.css';
import classes from './Cells.module.css';
import { ExerciseSearch } from './ExerciseSearch.tsx';
import { focusableCell } from './aria-roles.ts';
import { TypeField } from './TypeField.tsx';

export interface CellsProps {
  row: ExerciseRow;
  marks: RowMarks;
  wrong: ReadonlyMap<string, CellError>;
}

export function Cell({ row, marks, wrong, column, index }: CellsProps & { column: GridColumn; index: number }) {
  const t = useTexts('programs');
  const written = isWritten(column) ? columns[column] : null;
  const shown = written?.read(row) ?? t(`types.${row.type}.name`);
  const left = isWritten(column) ? cellErrorText(wrong, { rowId: row.id, column }, shown) : undefined;
  const label = `${columnLabel()}, ${labelOf(row)} ${row.name}`;
  const isEditing = marks.editing !== null && marks.focus === index;
  const isOdd = left === undefined && (written?.isOdd?.(row) ?? false);
  const hint =
    left !== undefined && isWritten(column) ? t(`columns.${column}.hint`) : isOdd ? t('columns.odd') : undefined;

  function columnLabel(): string {
    return column === 'amount' ? t(`types.${row.type}.amount`) : t(`columns.${column}.label`);
  }

  return (
    <div
      {...focusableCell('gridcell', {
        label: `${left ?? shown} ${label}`.trim(),
        isSelected: isIn(marks.selected, index) || marks.isWhole,
        isWrong: left !== undefined,
      })}
      data-cell={column}
      data-edge={edgeOf(marks, index)}
      data-wrong={left !== undefined || undefined}
      data-odd={isOdd || undefined}
      className={classes[column]}
      tabIndex={marks.focus === index ? 0 : -1}
      title={hint ?? (column === 'info' ? shown : undefined)}
    >
      {isEditing && isWritten(column) ? (
        <CellField rowId={row.id} column={column} label={label} />
      ) : isEditing ? (
        <TypeField row={row} label={label} />
      ) : (
        <span>{left ?? shown}</span>
      )}
      {hint && left !== undefined && marks.focus === index && !isEditing && (
        <span className={fieldClasses['hint']} role="status">
          {hint}
        </span>
      )}
      {marks.corner === index && <span className={classes['corner']} data-fill aria-hidden="true" />}
    </div>
  );
}

interface NameCellProps extends CellsProps {
  isSearching: boolean;
  shown: readonly GridColumn[];
}

/** What has no column of its own is told beside the name. */
export function NameCell({ row, marks, isSearching, shown }: NameCellProps) {
  const t = useTexts('programs');
  const goesOn = progressionMark(row);
  const label = [`${labelOf(row)} ${row.name}`, goesOn && `${t('row.progression')} ${goesOn}`]
    .filter(Boolean)
    .join(', ');

  return (
    <div
      {...focusableCell('rowheader', { label, isSelected: isIn(marks.selected, 0) || marks.isWhole })}
      data-cell="name"
      data-edge={edgeOf(marks, 0)}
      className={classes['name']}
      tabIndex={marks.focus === 0 ? 0 : -1}
      title={row.name}
    >
      {isSearching ? (
        <ExerciseSearch at={{ rowId: row.id }} label={t('row.change')} />
      ) : (
        <>
          <span className={classes['head']}>
            <span className={classes['title']}>{row.name}</span>
            {row.type !== 'reps' && !shown.includes('type') && (
              <span className={classes['kind']}>{t(`types.${row.type}.short`)}</span>
            )}
            {!shown.includes('info') && row.info !== '' && (
              <span className={classes['noted']} title={row.info}>
                <IconNote size={14} role="img" aria-label={t('columns.note')} />
              </span>
            )}
            {goesOn && (
              <span className={classes['mark']} title={goesOn}>
                {goesOn}
              </span>
            )}
          </span>
          <PreviousLine rowId={row.id} />
        </>
      )}
      {marks.corner === 0 && <span className={classes['corner']} data-fill aria-hidden="true" />}
    </div>
  );
}

function edgeOf(marks: RowMarks, index: number): string | undefined {
  if (marks.focus === index) return 'focus';
  if (isIn(marks.selected, index)) return 'in';
  return isIn(marks.filled, index) ? 'filled' : undefined;
}

function isIn(columnsIn: readonly [number, number] | null, index: number): boolean {
  return columnsIn !== null && index >= columnsIn[0] && index <= columnsIn[1];
}
