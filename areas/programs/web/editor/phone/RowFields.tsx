import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ExerciseRow, exerciseTypes } from '../../../contract/document.ts';
import { AutoText } from '#shell/web/documents/AutoText.tsx';
import { type ColumnName, columnNames } from '../cells/columns.ts';
import { useCell } from '../cells/use-cell.ts';
import { useHasOtherSets } from '../cells/use-superset-sets.ts';
import { useEditor, useRow } from '../context.tsx';
import { restRemark, setRemark } from '../../set-remark-text.ts';
import { setRow } from '../edits/rows.ts';
import { EnterMaximum } from '../maxima/EnterMaximum.tsx';
import { useRowMaximum } from '../maxima/maxima.tsx';
import classes from './RowFields.module.css';

export function RowFields({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const exerciseType = useRow(rowId, (row) => row.type) ?? 'reps';
  const note = useRow(rowId, (row) => row.info) ?? '';
  const noteId = useId();

  return (
    <div className={classes['fields']}>
      <NativeSelect
        className={classes['wide'] ?? ''}
        label={t('row.type')}
        size="md"
        labelProps={{ size: 'sm' }}
        value={exerciseType}
        data={exerciseTypes.map((value) => ({ value, label: t(`types.${value}.name`) }))}
        onChange={(event) => setRow(store, rowId, { type: event.currentTarget.value as ExerciseRow['type'] })}
      />
      {columnNames.map((column) => (
        <RowField key={column} rowId={rowId} column={column} />
      ))}
      <div className={classes['wide']}>
        <label htmlFor={noteId} className={classes['label']}>
          {t('columns.note')}
        </label>
        <AutoText
          id={noteId}
          className={classes['input'] ?? ''}
          maxLength={2000}
          value={note}
          onChange={(event) => setRow(store, rowId, { info: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}

function RowField({ rowId, column }: { rowId: string; column: ColumnName }) {
  const t = useTexts('programs');
  const id = useId();
  const exerciseType = useRow(rowId, (row) => row.type) ?? 'reps';
  const { value, isWrong, isUnrecognized, understood, change: write, leave, ...limits } = useCell(rowId, column);
  const label = column === 'amount' ? t(`types.${exerciseType}.amount`) : t(`columns.${column}.label`);

  return (
    <div>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      <input
        {...limits}
        id={id}
        className={classes['input']}
        autoComplete="off"
        value={value}
        placeholder={column === 'amount' ? t(`types.${exerciseType}.example`) : undefined}
        data-odd={isUnrecognized || undefined}
        title={isUnrecognized ? t('columns.unrecognized') : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-hint` : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={leave}
      />
      {isWrong && (
        <p id={`${id}-hint`} className={classes['hint']} role="alert">
          {t(`columns.${column}.hint`)}
        </p>
      )}
      {column === 'weight' && <LoadMaximum rowId={rowId} />}
      <SetRemark rowId={rowId} column={column} />
      {understood !== null && (
        <p className={classes['understood']} role="status">
          {t('columns.understood', { value: understood })}
        </p>
      )}
    </div>
  );
}

/** What does not fit the sets of the row or of its superset, and where the rest of a superset is. */
function SetRemark({ rowId, column }: { rowId: string; column: ColumnName }) {
  const t = useTexts('programs');
  const row = useRow(rowId, (one) => one);
  const hasOtherSets = useHasOtherSets(rowId);
  const remark = row ? (setRemark(t, { row, column, hasOtherSets }) ?? restRemark(t, { row, column })) : null;
  return remark && <p className={classes['understood']}>{remark}</p>;
}

/** The kg of a share of the client's maximum, or that it is unknown, with the way to enter it. */
function LoadMaximum({ rowId }: { rowId: string }) {
  const row = useRow(rowId, (one) => one);
  const rowMaximum = useRowMaximum();
  const maximum = row && rowMaximum(row);
  if (!row || !maximum) return null;
  return (
    <div className={classes['understood']}>
      {maximum.text}
      {maximum.isMissing && <EnterMaximum row={row} />}
    </div>
  );
}
