import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useRow } from '../context.tsx';
import classes from './Cell.module.css';
import type { ColumnName } from './columns.ts';
import { useCell } from './use-cell.ts';

interface CellProps {
  rowId: string;
  column: ColumnName;
  /** `C1 Panca piana`, for those who do not see the row. */
  of: string;
}

/** One field of the grid. Arrows and Enter are the grid's. */
export const Cell = memo(function Cell({ rowId, column, of }: CellProps) {
  const t = useTexts('programs');
  const { value, isWrong, type, leave, ...limits } = useCell(rowId, column);
  const exerciseType = useRow(rowId, ({ type: kind }) => kind) ?? 'reps';
  const hint = isWrong ? t(`columns.${column}.hint`) : undefined;

  return (
    <input
      {...limits}
      className={classes['cell']}
      data-cell={column}
      data-no-focus
      aria-label={`${t(`columns.${column}.label`)}, ${of}`}
      aria-invalid={isWrong || undefined}
      title={hint}
      placeholder={column === 'amount' ? t(`types.${exerciseType}.example`) : undefined}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
});
