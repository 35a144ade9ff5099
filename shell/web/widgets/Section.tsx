import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface CardProps {
  /** Renders the content without padding, for rows that reach the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** The white surface of a screen's content. */
export function Card({ flush = false, children }: CardProps) {
  return (
    <div className={classes['card']} data-flush={flush}>
      {children}
    </div>
  );
}

interface SectionProps extends Partial<CardProps> {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** `danger`: the content needs attention before anything else. */
  tone?: 'danger';
}

/** A card with a heading. */
export function Section({ title, subtitle, actions, tone, flush = false, children }: SectionProps) {
  return (
    <section className={classes['card']} data-flush={flush} data-tone={tone} aria-label={title}>
      <header className={classes['header']}>
        <div className={classes['titles']}>
          <Title order={2}>{title}</Title>
          {subtitle && <div className={classes['subtitle']}>{subtitle}</div>}
        </div>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
