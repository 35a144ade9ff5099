import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './WizardFooter.module.css';

interface WizardFooterProps {
  /** The state of the step; screen readers announce changes. */
  summary: ReactNode;
  back?: { text: string; onClick: () => void };
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** Footer of a wizard: stays visible however long the step is. */
export function WizardFooter({ summary, back, children }: WizardFooterProps) {
  return (
    <div className={classes['footer']}>
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
