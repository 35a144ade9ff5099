import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface CardProps {
  /** Rows reach the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** The white sheet everything lies on. */
export function Card({ flush = false, children }: CardProps) {
  return (
    <div className={classes['card']} data-flush={flush}>
      {children}
    </div>
  );
}

interface SectionProps extends CardProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** A card with its own heading. */
export function Section({ title, subtitle, actions, flush = false, children }: SectionProps) {
  return (
    <section className={classes['card']} data-flush={flush} aria-label={title}>
      <header className={classes['head']}>
        <div className={classes['words']}>
          <Title order={2}>{title}</Title>
          {subtitle && <div className={classes['facts']}>{subtitle}</div>}
        </div>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
