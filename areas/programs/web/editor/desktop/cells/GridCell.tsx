import { IconNote } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow } from '../../../../contract/document.ts';
import { columns, type GridColumn, isTextColumn, shownCell } from '../../cells/columns.ts';
import { cellErrorText } from '../../cells/typing.ts';
import { useExerciseName } from '../../exercise-name.ts';
import type { RowHighlights } from '../../grid/row-highlights.ts';
import { progressionMark } from '../../shared/progression-mark.ts';
import { LastPerformanceLine } from '../../last-performance/LastPerformanceLine.tsx';
import { useLastPerformance } from '../../last-performance/use-last-performance.ts';
import { restRemark, setRemark } from '../../../set-remark-text.ts';
import { labelOf } from '../../../../rules/row-text.ts';
import type { CellError, PickerTarget } from '../../state/editor-ui.ts';
import { CellField } from './CellField.tsx';
import fieldClasses from './CellField.module.css';
import classes from './Cells.module.css';
import { EnterMaximum } from '../../maxima/EnterMaximum.tsx';
import { useRowMaximum } from '../../maxima/maxima.tsx';
import { type ShownLoad, useNextLoad } from '../../next-loads/next-loads.tsx';
import { ExerciseSearch } from './ExerciseSearch.tsx';
import { focusableCell } from './aria-roles.ts';
import { TypeField } from './TypeField.tsx';

/** Number of letters that fit into the load column of the narrowest week; into the others, which are narrower, fewer. */
const visibleLetters = { weight: 7, other: 5 } as const;

export interface CellsProps {
  row: ExerciseRow;
  highlights: RowHighlights;
  errors: ReadonlyMap<string, CellError>;
  /** Whether the members of its superset have different numbers of sets. */
  hasOtherSets: boolean;
}

export function Cell(props: CellsProps & { column: GridColumn; index: number }) {
  const { row, highlights, errors, hasOtherSets, column, index } = props;
  const t = useTexts('programs');
  const definition = isTextColumn(column) ? columns[column] : null;
  const written = definition?.format(row) ?? '';
  const shown = isTextColumn(column) ? shownCell(column, row) : t(`types.${row.type}.name`);
  const errorText = isTextColumn(column) ? cellErrorText(errors, { rowId: row.id, column }, written) : undefined;
  const label = `${columnLabel()}, ${labelOf(row)} ${useExerciseName()(row)}`;
  const isEditing = highlights.editing !== null && highlights.focus === index;
  const rowMaximum = useRowMaximum();
  const maximum = column === 'weight' && errorText === undefined ? rowMaximum(row) : null;
  const nextLoadOf = useNextLoad();
  const nextLoad = column === 'weight' && errorText === undefined ? nextLoadOf(row) : null;
  const isUnrecognized = errorText === undefined && (definition?.isUnrecognized?.(row) ?? false);
  const remark = errorText === undefined ? setRemark(t, { row, column, hasOtherSets }) : null;
  const hint =
    errorText !== undefined && isTextColumn(column)
      ? t(`columns.${column}.hint`)
      : isUnrecognized
        ? t('columns.unrecognized')
        : (remark ?? undefined);

  const restNote = restRemark(t, { row, column });
  const mayBeCutOff =
    column === 'info' || shown.length > (column === 'weight' ? visibleLetters.weight : visibleLetters.other);

  function columnLabel(): string {
    return column === 'amount' ? t(`types.${row.type}.amount`) : t(`columns.${column}.label`);
  }

  return (
    <div
      {...focusableCell('gridcell', {
        label: `${errorText ?? shown} ${label}`.trim(),
        isSelected: isIn(highlights.selected, index) || highlights.isRowSelected,
        isInvalid: errorText !== undefined,
      })}
      data-cell={column}
      data-edge={outlineOf(highlights, index)}
      data-wrong={errorText !== undefined || undefined}
      data-odd={isUnrecognized || remark !== null || undefined}
      data-without-maximum={maximum?.isMissing || undefined}
      data-other-load={(nextLoad !== null && shown !== '') || undefined}
      aria-description={[remark, restNote, maximum?.text, nextLoad?.line].filter(Boolean).join(', ') || undefined}
      data-long={(column !== 'info' && mayBeCutOff) || undefined}
      className={classes[column]}
      tabIndex={highlights.focus === index ? 0 : -1}
      title={
        [mayBeCutOff && (errorText ?? shown), hint, restNote, maximum?.text, nextLoad?.line]
          .filter(Boolean)
          .join('\n') || undefined
      }
    >
      {isEditing && isTextColumn(column) ? (
        <CellField rowId={row.id} column={column} label={label} />
      ) : isEditing ? (
        <TypeField row={row} label={label} />
      ) : (
        <span>{errorText ?? shown}</span>
      )}
      {nextLoad && !isEditing && shown === '' && (
        <span className={fieldClasses['nextLoad']} aria-hidden="true">
          {nextLoad.load}
        </span>
      )}
      {highlights.focus === index && !isEditing && (
        <CellNotes row={row} {...{ error: errorText === undefined ? undefined : hint, restNote, maximum, nextLoad }} />
      )}
      {highlights.corner === index && <span className={classes['corner']} data-fill aria-hidden="true" />}
    </div>
  );
}

interface CellNotesProps {
  row: ExerciseRow;
  /** What to type instead of the refused input. */
  error: string | undefined;
  restNote: string | null;
  maximum: ReturnType<ReturnType<typeof useRowMaximum>>;
  nextLoad: ShownLoad | null;
}

/** What is said below the focused cell. */
function CellNotes({ row, error, restNote, maximum, nextLoad }: CellNotesProps) {
  return (
    <>
      {nextLoad && !maximum && <span className={fieldClasses['understood']}>{nextLoad.line}</span>}
      {error && (
        <span className={fieldClasses['hint']} role="status">
          {error}
        </span>
      )}
      {restNote && <span className={fieldClasses['understood']}>{restNote}</span>}
      {maximum && (
        <span className={fieldClasses['understood']}>
          {maximum.text}
          {maximum.isMissing && <EnterMaximum row={row} />}
        </span>
      )}
    </>
  );
}

interface NameCellProps extends CellsProps {
  /** Target of the search that is open in this cell. */
  searchTarget: PickerTarget | null;
  visibleColumns: readonly GridColumn[];
}

/** Name cell; also shows type, note and progression when they have no visible column. */
export function NameCell({ row, highlights, searchTarget, visibleColumns: shown }: NameCellProps) {
  const t = useTexts('programs');
  const progression = progressionMark(row);
  const performance = useLastPerformance(row.id);
  const name = useExerciseName()(row);
  const label = [`${labelOf(row)} ${name}`, progression && `${t('row.progression')} ${progression}`]
    .filter(Boolean)
    .join(', ');

  return (
    <div
      {...focusableCell('rowheader', { label, isSelected: isIn(highlights.selected, 0) || highlights.isRowSelected })}
      aria-description={performance?.line}
      data-cell="name"
      data-edge={outlineOf(highlights, 0)}
      className={classes['name']}
      tabIndex={highlights.focus === 0 ? 0 : -1}
      title={name}
    >
      {searchTarget ? (
        <ExerciseSearch target={searchTarget} label={t('row.change')} />
      ) : (
        <>
          <span className={classes['head']}>
            <span className={classes['title']}>{name}</span>
            {row.type !== 'reps' && !shown.includes('type') && (
              <span className={classes['kind']}>{t(`types.${row.type}.short`)}</span>
            )}
            {!shown.includes('info') && row.info !== '' && (
              <span className={classes['noted']} title={row.info}>
                <IconNote size={14} role="img" aria-label={t('columns.note')} />
              </span>
            )}
            {progression && (
              <span className={classes['mark']} title={progression}>
                {progression}
              </span>
            )}
          </span>
          <LastPerformanceLine rowId={row.id} />
        </>
      )}
      {highlights.corner === 0 && <span className={classes['corner']} data-fill aria-hidden="true" />}
    </div>
  );
}

function outlineOf(highlights: RowHighlights, index: number): string | undefined {
  if (highlights.focus === index) return 'focus';
  if (isIn(highlights.selected, index)) return 'in';
  return isIn(highlights.filled, index) ? 'filled' : undefined;
}

function isIn(range: readonly [number, number] | null, index: number): boolean {
  return range !== null && index >= range[0] && index <= range[1];
}
