import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import classes from './GuestPage.module.css';

interface GuestPageProps {
  title: string;
  intro?: ReactNode;
  /** The ways to other pages, under the work. */
  foot?: ReactNode;
  /** The page took the place of another at the same address: who reads by ear must hear it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** What stands in the card of the guest layout. */
export function GuestPage({ title, intro, foot, takesFocus = false, children }: GuestPageProps) {
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
      {foot && <div className={classes['foot']}>{foot}</div>}
    </div>
  );
}

/** The same function at every drawing, so it runs once. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}
