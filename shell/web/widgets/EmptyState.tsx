import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { type IllustrationName, illustrations } from './illustrations.tsx';
import { Illustration } from './Illustration.tsx';

export interface EmptyStateProps {
  /** Says what is missing and what to do about it. */
  text: string;
  illustration?: IllustrationName;
  /** The button that creates the first record. */
  action?: ReactNode;
}

export function EmptyState({ text, illustration = 'list', action }: EmptyStateProps) {
  return (
    <div className={classes['empty']}>
      <Illustration>{illustrations[illustration]}</Illustration>
      <p>{text}</p>
      {action}
    </div>
  );
}
