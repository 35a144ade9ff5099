import { Checkbox, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { cellContent } from './cell-content.tsx';
import { type Column, keyOf, type RowCard, type RowProps } from './columns.ts';
import classes from './PagedList.module.css';

const skeletonCards = [1, 2, 3, 4, 5, 6];

/** The rows as cards on a phone: title, subtitle, and state at the right. The whole card is a link. */
export function ListCards<Row>(props: RowProps<Row>) {
  const { pages, label } = props;

  return (
    <ul className={classes['cards']} aria-label={label} aria-busy={pages.isPending}>
      {pages.isPending
        ? skeletonCards.map((card) => <SkeletonCard key={card} />)
        : pages.rows.map((row) => <RowItem key={keyOf(row, props)} row={row} {...props} />)}
    </ul>
  );
}

function RowItem<Row>({ row, ...props }: { row: Row } & RowProps<Row>) {
  const { card, link, rowActions, selection } = props;
  const { title, subtitle, state, below, picture } = card ? card(row) : cardOf(row, props);
  const id = keyOf(row, props);
  const linkProps = link?.(row);

  if (selection && selection.selected.size > 0 && selection.ids.includes(id))
    return (
      <li className={classes['card']} data-selected={selection.selected.has(id)}>
        <Checkbox
          className={classes['selectableCard'] ?? ''}
          label={title}
          description={subtitle}
          checked={selection.selected.has(id)}
          onChange={() => selection.toggle(id)}
        />
      </li>
    );

  return (
    <li className={classes['card']}>
      {picture}
      <div className={classes['text']}>
        <div className={classes['title']}>
          {linkProps ? (
            <Link {...linkProps} className={classes['link']}>
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        {subtitle && <div className={classes['subtitle']}>{subtitle}</div>}
        {below}
      </div>
      {state}
      {rowActions && <div className={classes['actions']}>{rowActions(row)}</div>}
    </li>
  );
}

/** The content of a card, from the property `card` of the columns. */
function cardOf<Row>(row: Row, { columns, picture }: RowProps<Row>): RowCard {
  const contents = (slot: Column<Row>['card']) =>
    columns
      .filter(({ card }) => card === slot)
      .map((column) => (column.cardCell ? column.cardCell(row) : cellContent(row, column)))
      .filter(Boolean);
  const [title = columns[0]?.cell(row)] = contents('title');
  const [state] = contents('state');
  const below = columns.find(({ cardBelow }) => cardBelow)?.cardBelow?.(row);
  return { title, subtitle: joined(contents('subtitle')), state, below, picture: picture?.(row) };
}

function joined(parts: readonly ReactNode[]): ReactNode {
  if (parts.length === 0) return undefined;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card have a fixed order
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

function SkeletonCard() {
  return (
    <li className={classes['card']}>
      <div className={classes['text']}>
        <Skeleton height={16} width="55%" mb={8} />
        <Skeleton height={12} width="35%" />
      </div>
    </li>
  );
}
