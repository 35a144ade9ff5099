import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { toggleSelected } from '../state/open-things.ts';
import classes from './LetterBox.module.css';

interface LetterBoxProps {
  rowId: string;
  workoutId: string;
  label: string;
  name: string;
}

/** The letter of a row, and the button that selects it. */
export function LetterBox({ rowId, workoutId, label, name }: LetterBoxProps) {
  const t = useTexts('programs');
  const { open } = useEditor();
  const isSelected = open.selection.use()?.ids.includes(rowId) ?? false;

  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={t('row.select', { label, name })}
      tabIndex={-1}
      data-cell="letter"
      className={classes['box']}
      onClick={() => toggleSelected(open, workoutId, rowId)}
    >
      {isSelected ? <IconCheck size={14} stroke={3} aria-hidden="true" /> : label}
    </button>
  );
}
