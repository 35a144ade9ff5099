import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import classes from './Screen.module.css';
import { titlePrefix } from '../unread-total.ts';
import { useScreenTitle } from './screen-title.ts';

export interface ScreenProps {
  title: string;
  /** One line below the title, such as a number of records, a person or a date. */
  subtitle?: ReactNode;
  /** Initials or a small image at the left of the title. */
  picture?: ReactNode;
  /** The primary action and at most two others. */
  actions?: ReactNode;
  /** On a phone the actions have a row of their own: screens with the same header and other actions have the same height. */
  hasActionRow?: boolean;
  back?: { to: string; label: string };
  /** Limits the width of the content, for forms. */
  narrow?: boolean;
  children: ReactNode;
}

/** The header of a screen and its content. */
export function Screen({
  title,
  subtitle,
  picture,
  actions,
  hasActionRow = false,
  back,
  narrow = false,
  children,
}: ScreenProps) {
  useScreenTitle(`${titlePrefix.use()}${title}`);

  return (
    <div className={classes['screen']} data-narrow={narrow}>
      {back && <BackLink {...back} />}
      <header className={classes['header']}>
        {picture && <div className={classes['picture']}>{picture}</div>}
        <div className={classes['titles']}>
          <Title order={1} tabIndex={-1}>
            {title}
          </Title>
          {subtitle && <div className={classes['subtitle']}>{subtitle}</div>}
        </div>
        {actions && (
          <div className={classes['actions']} data-row={hasActionRow}>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
