import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { GuestPage } from './GuestPage.tsx';
import classes from './InvalidLink.module.css';
import { InlineAlert } from './InlineAlert.tsx';

interface InvalidLinkProps {
  /** In the server's words. */
  reason: string;
  help: string;
  /** The button that leads on, and a plain one at most. */
  recoveryAction: ReactNode;
}

/** A link that is over, used or not whole never ends in a dead end. */
export function InvalidLink({ reason, help, recoveryAction }: InvalidLinkProps) {
  const t = useTexts('account');

  return (
    <GuestPage title={t('link.invalid')}>
      <InlineAlert tone="bad">{reason}</InlineAlert>
      <p className={classes['help']}>{help}</p>
      <div className={classes['ways']}>{recoveryAction}</div>
    </GuestPage>
  );
}
