import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportedRow } from '../../../contract/import.ts';
import { printedValues } from '../../../rules/import/format-row.ts';
import { cellText, rowCells } from '../../../rules/import/row-cells.ts';
import { setRemarks } from '../../set-remark-text.ts';
import { type Choice, type RowPath, withRowChanged } from '../import-draft.ts';
import { NameField, type NameFieldProps } from './NameField.tsx';
import classes from './PreviewRow.module.css';
import { RowActionList } from './RowActionList.tsx';
import { ValueField } from './ValueField.tsx';

interface PreviewRowProps extends Omit<NameFieldProps, 'path'> {
  w: number;
  d: number;
  x: number;
  r: number;
  /** Whether the next row joins the superset of this one. */
  isJoined: boolean;
  /** Rest in seconds that the row gets without one of its own; 0 for none. */
  defaultRest: number;
  /** Whether the members of its superset have different numbers of sets. */
  hasOtherSets: boolean;
}

/** One editable row: its original text, exercise and values. */
export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { w, d, x, r, isJoined, defaultRest, hasOtherSets, ...nameField } = props;
  const { row, state, choice, found, onChange } = nameField;
  const t = useTexts('programs');
  const [isOpen, setOpen] = useState(false);
  const [hasWarmUp] = useState(row.warmUp !== '');
  const path: RowPath = [w, d, x, r];
  const called = choice?.name ?? row.name;
  const label = t('import.row', { line: row.line, name: called });

  return (
    <fieldset
      aria-label={label}
      className={classes['row']}
      data-path={path.join(' ')}
      data-state={state}
      data-open={isOpen}
      data-out={row.isLeftOut}
      data-member={row.joinsSuperset || isJoined}
      data-first={!row.joinsSuperset}
    >
      <span className={classes['line']} title={row.sheet ?? undefined}>
        {row.line}
      </span>
      <div className={classes['name']}>
        <NameField {...nameField} path={path} />
        <RowNotices {...{ row, choice, hasOtherSets }} isSimilar={state === 'review' && found?.match === 'similar'} />
      </div>
      <Summary row={withRest(row, defaultRest)} isOpen={isOpen} label={label} onToggle={() => setOpen(!isOpen)} />
      {rowCells
        .filter((cell) => cell !== 'warmUp' || hasWarmUp)
        .map((cell) => (
          <ValueField
            key={cell}
            row={row}
            cell={cell}
            placeholder={
              cell === 'rest' ? cellText(withRest({ ...row, restSeconds: null }, defaultRest), 'rest', String) : ''
            }
            label={t('import.cell', { field: t(`import.fields.${cell}`), name: called })}
            onWrite={(changes) => onChange((current) => withRowChanged(current, path, changes))}
          />
        ))}
      <RowActionList {...{ row, path, state, label, onChange }} />
    </fieldset>
  );
});

/** Adds the rest that the row gets in the program. */
function withRest(row: ImportedRow, defaultRest: number): ImportedRow {
  return row.isLeftOut ? row : { ...row, restSeconds: row.restSeconds ?? defaultRest };
}

interface SummaryProps {
  row: ImportedRow;
  isOpen: boolean;
  label: string;
  onToggle: () => void;
}

/** Values of a row in one line on a phone; a tap opens the fields. */
function Summary({ row, isOpen, label, onToggle }: SummaryProps) {
  const t = useTexts('programs');
  const values = [printedValues(row), row.info].filter(Boolean).join(' · ');
  return (
    <button type="button" className={classes['summary']} aria-expanded={isOpen} onClick={onToggle}>
      <span>{values || '–'}</span>
      <VisuallyHidden>{`${t(isOpen ? 'import.closeRow' : 'import.editRow')}: ${label}`}</VisuallyHidden>
      <IconChevronDown size={16} aria-hidden="true" />
    </button>
  );
}

interface RowNoticesProps {
  row: ImportedRow;
  choice: Choice | undefined;
  isSimilar: boolean;
  hasOtherSets: boolean;
}

/** Shows the name in the file when it differs from the name of the matched exercise, and the notices of the row. */
function RowNotices({ row, choice, isSimilar, hasOtherSets }: RowNoticesProps) {
  const t = useTexts('programs');
  const { name, notices, isLeftOut, text } = row;
  const remarks = row.isLeftOut ? [] : setRemarks(t, row, hasOtherSets);
  const messages = notices.map((notice) => t(`import.rowNotices.${notice}`, { text }));
  const written = choice && choice.name !== name && !isLeftOut ? t('import.written', { name }) : '';
  if (!written && messages.length === 0 && remarks.length === 0 && !isSimilar) return null;

  return (
    <p className={classes['marks']}>
      {written && <span>{written}</span>}
      {isSimilar && <span className={classes['mark']}>{t('import.rowNotices.similar')}</span>}
      {remarks.map((remark) => (
        <span key={remark}>{remark}</span>
      ))}
      {messages.map((values) => (
        <span key={values} className={classes['mark']}>
          {values}
        </span>
      ))}
    </p>
  );
}
