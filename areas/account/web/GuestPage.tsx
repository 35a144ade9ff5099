import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import classes from './GuestPage.module.css';

interface GuestPageProps {
  title: string;
  intro?: ReactNode;
  /** Links to other pages. */
  footer?: ReactNode;
  /** Focuses the title, so that screen readers announce a page that replaced another one at the same URL. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Content of the card of the guest layout. */
export function GuestPage({ title, intro, footer, takesFocus = false, children }: GuestPageProps) {
  useScreenTitle(title);

  return (
    <div className={classes['page']}>
      <header>
        <Title order={1} tabIndex={-1} {...(takesFocus && { ref: focusOnce })}>
          {title}
        </Title>
        {intro && <p className={classes['intro']}>{intro}</p>}
      </header>
      {children}
      {footer && <div className={classes['footer']}>{footer}</div>}
    </div>
  );
}

/**
 * A ref callback that focuses the title on mount. It is a module function, so React does not call it again on later
 * renders.
 */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}
