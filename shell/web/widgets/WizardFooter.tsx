import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './WizardFooter.module.css';

interface WizardFooterProps {
  /** What it comes to; said aloud when it changes. */
  summary: ReactNode;
  back?: { text: string; onClick: () => void };
  /** The buttons, the one that leads on last. */
  children: ReactNode;
}

/** The foot of a dialog done step by step: it stays in sight however long the step is. */
export function WizardFooter({ summary, back, children }: WizardFooterProps) {
  return (
    <div className={classes['foot']}>
      {back && (
        <Button className={classes['back'] ?? ''} variant="subtle" color="gray" onClick={back.onClick}>
          {back.text}
        </Button>
      )}
      <span className={classes['facts']} role="status">
        {summary}
      </span>
      {children}
    </div>
  );
}
