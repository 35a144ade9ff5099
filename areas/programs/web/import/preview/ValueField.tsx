import { useState } from 'react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportedRow, ImportedValues } from '../../../contract/import.ts';
import { cellText, parseCell, maxCellLength, type RowCell } from '../../../rules/import/row-cells.ts';
import classes from './PreviewRow.module.css';

interface ValueFieldProps {
  row: ImportedRow;
  cell: RowCell;
  label: string;
  /** What an empty cell becomes in the program; '' for cells that stay empty. */
  placeholder?: string;
  onWrite: (changes: Partial<ImportedValues>) => void;
}

/**
 * A cell that is saved while typing. A text that cannot be parsed stays in the field and is marked as invalid. The tooltip has the
 * text that a narrow column cuts off.
 */
export function ValueField({ row, cell, label, placeholder = '', onWrite }: ValueFieldProps) {
  const t = useTexts('programs');
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? cellText(row, cell, (value) => formatNumber(value, 2));
  const isWrong = typed !== null && parseCell(row, cell, typed) === null;

  function changeText(text: string): void {
    setTyped(text);
    const changes = parseCell(row, cell, text);
    if (changes) onWrite(changes);
  }

  return (
    <label className={classes['cell']} data-cell={cell}>
      <span aria-hidden="true">{t(`import.headers.${cell}`)}</span>
      <input
        aria-label={label}
        aria-invalid={isWrong}
        title={isWrong ? t(`import.hints.${isHinted(cell) ? cell : 'rest'}`) : shown || placeholder}
        placeholder={placeholder}
        disabled={row.isLeftOut}
        maxLength={maxCellLength[cell]}
        inputMode={cell === 'sets' ? 'numeric' : 'text'}
        value={shown}
        onChange={({ currentTarget: { value } }) => changeText(value)}
        onBlur={() => !isWrong && setTyped(null)}
      />
    </label>
  );
}

const hinted = ['sets', 'rir', 'rpe', 'warmUp'] as const;

function isHinted(cell: RowCell): cell is (typeof hinted)[number] {
  return hinted.some((name) => name === cell);
}
