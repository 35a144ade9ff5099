import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { GuestPage } from './GuestPage.tsx';
import classes from './LinkRefused.module.css';
import { Notice } from './Notice.tsx';

interface LinkRefusedProps {
  /** In the server's words. */
  reason: string;
  help: string;
  /** The button that leads on, and a plain one at most. */
  wayOut: ReactNode;
}

/** A link that is over, used or not whole never ends in a dead end. */
export function LinkRefused({ reason, help, wayOut }: LinkRefusedProps) {
  const t = useTexts('account');

  return (
    <GuestPage title={t('link.invalid')}>
      <Notice tone="bad">{reason}</Notice>
      <p className={classes['help']}>{help}</p>
      <div className={classes['ways']}>{wayOut}</div>
    </GuestPage>
  );
}
