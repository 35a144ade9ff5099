import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './WizardFooter.module.css';

interface WizardFooterProps {
  /** The state of the step; screen readers announce changes. */
  summary: ReactNode;
  back?: { text: string; onClick: () => void };
  /** What the buttons do besides, such as a checkbox: on a line of its own, since a label leaves no room for them beside it. */
  options?: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** Footer of a wizard: stays visible however long the step is. */
export function WizardFooter({ summary, back, options, children }: WizardFooterProps) {
  return (
    <div className={classes['footer']}>
      {options && <div className={classes['options']}>{options}</div>}
      {back && (
        <Button className={classes['back'] ?? ''} variant="subtle" color="gray" onClick={back.onClick}>
          {back.text}
        </Button>
      )}
      <span className={classes['summary']} role="status">
        {summary}
      </span>
      {children}
    </div>
  );
}
