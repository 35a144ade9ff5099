import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { measureBottomBar } from '../layouts/bottom-bar-height.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  label: string;
  /** Number of selected rows. */
  count: number;
  onClear: () => void;
  /** Why an action is missing. */
  note?: ReactNode;
  /** The buttons of the actions. */
  children: ReactNode;
}

/**
 * The number of selected rows and the actions on them. On the desk it is the `toolbar` of the list, in place of search and sort order;
 * on the phone it comes after the list, and stays visible at the bottom of the screen.
 */
export function SelectionBar({ label, count, onClear, note, children }: SelectionBarProps) {
  const t = useTexts('shell');
  return (
    <div ref={measureBottomBar} className={classes['bar']} role="toolbar" aria-label={label}>
      <CloseButton aria-label={t('list.deselect')} onClick={onClear} />
      <span role="status" className={classes['count']}>
        {t('list.chosen', { count })}
      </span>
      <div className={classes['acts']}>
        {note && <span className={classes['note']}>{note}</span>}
        {children}
      </div>
    </div>
  );
}
