import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { GuestPage } from './GuestPage.tsx';
import classes from './InvalidLink.module.css';
import { InlineAlert } from './InlineAlert.tsx';

interface InvalidLinkProps {
  /** The message of the server. */
  reason: string;
  help: string;
  /** The primary button, and at most one other. */
  recoveryAction: ReactNode;
}

/** Shown for an expired, used or truncated link, with a way to continue. */
export function InvalidLink({ reason, help, recoveryAction }: InvalidLinkProps) {
  const t = useTexts('account');

  return (
    <GuestPage title={t('link.invalid')}>
      <InlineAlert tone="bad">{reason}</InlineAlert>
      <p className={classes['help']}>{help}</p>
      <div className={classes['actions']}>{recoveryAction}</div>
    </GuestPage>
  );
}
