import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { type Drawing, drawings } from './drawings.tsx';
import { Picture } from './Picture.tsx';

interface EmptyStateProps {
  /** What is missing and what to do about it. */
  text: string;
  drawing?: Drawing;
  /** The button that ends the emptiness. */
  action?: ReactNode;
}

export function EmptyState({ text, drawing = 'list', action }: EmptyStateProps) {
  return (
    <div className={classes['empty']}>
      <Picture>{drawings[drawing]}</Picture>
      <p>{text}</p>
      {action}
    </div>
  );
}
