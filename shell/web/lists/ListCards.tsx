import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PagedListProps } from './list-props.ts';
import classes from './PagedList.module.css';

const expectedRows = [1, 2, 3, 4, 5, 6];

/** Name and one line of facts, the state at the right, the whole card a link. */
export function ListCards<Row>(props: PagedListProps<Row>) {
  const { pages, label, rowKey } = props;

  return (
    <ul className={classes['cards']} aria-label={label} aria-busy={pages.isPending}>
      {pages.isPending
        ? expectedRows.map((row) => <SkeletonCard key={row} />)
        : pages.rows.map((row) => <CardRow key={rowKey(row)} row={row} {...props} />)}
    </ul>
  );
}

function CardRow<Row>({ row, card, link, rowActions }: { row: Row } & PagedListProps<Row>) {
  const { title, subtitle, state, picture } = card(row);

  return (
    <li className={classes['card']}>
      {picture}
      <div className={classes['words']}>
        <div className={classes['title']}>
          {link ? (
            <Link {...link(row)} className={classes['link']}>
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        {subtitle && <div className={classes['facts']}>{subtitle}</div>}
      </div>
      {state}
      {rowActions && <div className={classes['acts']}>{rowActions(row)}</div>}
    </li>
  );
}

function SkeletonCard() {
  return (
    <li className={classes['card']}>
      <div className={classes['words']}>
        <Skeleton height={16} width="55%" mb={8} />
        <Skeleton height={12} width="35%" />
      </div>
    </li>
  );
}
