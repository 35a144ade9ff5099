import { IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { AutoText } from '../cells/AutoText.tsx';
import { focusCell } from '../cells/move-through.ts';
import { useEditor, useRow } from '../context.tsx';
import { setRow } from '../edits/rows.ts';
import classes from './NameCell.module.css';

interface NameCellProps {
  rowId: string;
  name: string;
  label: string;
}

/** Which exercise, what kind of prescription when it is not repetitions, and the note. */
export function NameCell({ rowId, name, label }: NameCellProps) {
  const t = useTexts('programs');
  const { open } = useEditor();
  const type = useRow(rowId, (row) => row.type) ?? 'reps';

  return (
    <div className={classes['cell']}>
      <button
        type="button"
        tabIndex={-1}
        data-cell="name"
        className={classes['name']}
        title={t('row.change')}
        onClick={() => open.picking.set({ rowId })}
      >
        {name}
      </button>
      {type !== 'reps' && <span className={classes['type']}>{t(`types.${type}.name`)}</span>}
      <Note rowId={rowId} of={`${label} ${name}`} />
    </div>
  );
}

function Note({ rowId, of }: { rowId: string; of: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const info = useRow(rowId, (row) => row.info) ?? '';
  const [isOpen, setOpen] = useState(false);

  if (!info && !isOpen)
    return (
      <button
        type="button"
        tabIndex={-1}
        data-cell="note"
        className={classes['add']}
        aria-label={`${t('row.addNote')}, ${of}`}
        onClick={() => {
          setOpen(true);
          focusCell(rowId, 'note');
        }}
      >
        <IconNote size={16} aria-hidden="true" />
      </button>
    );
  return (
    <AutoText
      data-cell="note"
      className={classes['note'] ?? ''}
      aria-label={`${t('columns.note')}, ${of}`}
      placeholder={t('columns.note')}
      maxLength={2000}
      value={info}
      onChange={(event) => setRow(store, rowId, { info: event.currentTarget.value })}
      onBlur={() => setOpen(false)}
    />
  );
}
