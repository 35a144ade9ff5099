import { Skeleton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cutText } from '#shell/web/texts/cut-text.ts';
import classes from './LinkList.module.css';

export interface LinkListEntry {
  key: string;
  link: LinkProps;
  title: string;
  subtitle: ReactNode;
  picture?: ReactNode;
  end?: ReactNode;
}

interface LinkListProps {
  label: string;
  /** The records; undefined while they are loading. */
  rows: readonly LinkListEntry[] | undefined;
  empty: ReactNode;
}

/** A few records, each a link to its page. */
export function LinkList({ label, rows, empty }: LinkListProps) {
  if (rows?.length === 0) return <div className={classes['empty']}>{empty}</div>;

  return (
    <ul className={classes['rows']} aria-label={label} aria-busy={!rows}>
      {rows
        ? rows.map(({ key, ...row }) => <Row key={key} {...row} />)
        : [1, 2, 3].map((row) => <SkeletonRow key={row} />)}
    </ul>
  );
}

function Row({ link, title, subtitle, picture, end }: Omit<LinkListEntry, 'key'>) {
  return (
    <li className={classes['row']}>
      {picture}
      <div className={classes['text']}>
        <Link {...link} className={classes['title']} aria-label={title} title={title}>
          {cutText(title)}
        </Link>
        <div className={classes['subtitle']}>{subtitle}</div>
      </div>
      {end && <div className={classes['end']}>{end}</div>}
    </li>
  );
}

function SkeletonRow() {
  return (
    <li className={classes['row']}>
      <div className={classes['text']}>
        <Skeleton height={14} width="50%" mb={8} />
        <Skeleton height={12} width="70%" />
      </div>
    </li>
  );
}
