import { Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppLink } from '../router/AppLink.tsx';
import classes from './Screen.module.css';
import { useScreenTitle } from './screen-title.ts';

export interface ScreenProps {
  title: string;
  /** One line under the title: how many, whose, since when. */
  subtitle?: ReactNode;
  /** Left of the title: the initials of a person, a small image. */
  picture?: ReactNode;
  /** The primary action, and at most two plain ones. */
  actions?: ReactNode;
  back?: { to: string; label: string };
  /** Forms read better narrow. */
  narrow?: boolean;
  children: ReactNode;
}

/** The head every screen has, and its work under it. */
export function Screen({ title, subtitle, picture, actions, back, narrow = false, children }: ScreenProps) {
  useScreenTitle(title);

  return (
    <div className={classes['screen']} data-narrow={narrow}>
      {back && (
        <AppLink to={back.to} className={classes['back']}>
          <IconArrowLeft size={16} aria-hidden="true" />
          {back.label}
        </AppLink>
      )}
      <header className={classes['head']}>
        {picture && <div className={classes['picture']}>{picture}</div>}
        <div className={classes['words']}>
          <Title order={1} tabIndex={-1}>
            {title}
          </Title>
          {subtitle && <div className={classes['facts']}>{subtitle}</div>}
        </div>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
