import { Skeleton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './LinkList.module.css';

export interface LinkListEntry {
  key: string;
  link: LinkProps;
  title: string;
  facts: string;
  picture?: ReactNode;
  end?: ReactNode;
}

interface LinkListProps {
  label: string;
  /** Undefined while they are on their way. */
  rows: readonly LinkListEntry[] | undefined;
  empty: ReactNode;
}

/** A handful of records that lead to their pages. */
export function LinkList({ label, rows, empty }: LinkListProps) {
  if (rows?.length === 0) return <div className={classes['empty']}>{empty}</div>;

  return (
    <ul className={classes['rows']} aria-label={label} aria-busy={!rows}>
      {rows ? rows.map(({ key, ...row }) => <Row key={key} {...row} />) : [1, 2, 3].map((row) => <Waiting key={row} />)}
    </ul>
  );
}

function Row({ link, title, facts, picture, end }: Omit<LinkListEntry, 'key'>) {
  return (
    <li className={classes['row']}>
      {picture}
      <div className={classes['words']}>
        <Link {...link} className={classes['title']}>
          {title}
        </Link>
        <div className={classes['facts']}>{facts}</div>
      </div>
      {end && <div className={classes['end']}>{end}</div>}
    </li>
  );
}

function Waiting() {
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <Skeleton height={14} width="50%" mb={8} />
        <Skeleton height={12} width="70%" />
      </div>
    </li>
  );
}
