import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import classes from './GuestPage.module.css';

interface GuestPageProps {
  title: string;
  intro?: ReactNode;
  /** The ways to other pages, under the work. */
  foot?: ReactNode;
  children: ReactNode;
}

/** What stands in the card of the guest layout. */
export function GuestPage({ title, intro, foot, children }: GuestPageProps) {
  useScreenTitle(title);

  return (
    <div className={classes['page']}>
      <header>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {intro && <p className={classes['intro']}>{intro}</p>}
      </header>
      {children}
      {foot !== undefined && foot !== false && <div className={classes['foot']}>{foot}</div>}
    </div>
  );
}
