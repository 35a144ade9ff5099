import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/texts.ts';
import type { Column, PagedListProps, Sorting } from './list-props.ts';
import classes from './PagedList.module.css';

const expectedRows = [1, 2, 3, 4, 5, 6, 7, 8];

export function ListTable<Row>(props: PagedListProps<Row>) {
  const { pages, label, columns, rowKey, rowActions, sorting } = props;
  const t = useTexts('shell');

  return (
    <div className={classes['scroller']}>
      <table className={classes['table']} aria-label={label} aria-busy={pages.isPending}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} column={column} sorting={sorting} />
            ))}
            {rowActions && (
              <th>
                <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {pages.isPending
            ? expectedRows.map((row) => <SkeletonRow key={row} cells={columns.length + (rowActions ? 1 : 0)} />)
            : pages.rows.map((row) => <TableRow key={rowKey(row)} row={row} {...props} />)}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { header: head, sort, width, isNumber = false } = column;
  const order = sort && sorting?.by === sort ? sorting.order : undefined;
  const Arrow = order === 'asc' ? IconArrowUp : order === 'desc' ? IconArrowDown : IconArrowsSort;
  const spoken = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined;

  return (
    <th style={{ width }} className={isNumber ? classes['number'] : undefined} {...(spoken && { 'aria-sort': spoken })}>
      {sort && sorting ? (
        <button type="button" className={classes['sort']} onClick={() => nextOrder(sort, sorting)}>
          {head}
          <Arrow size={14} aria-hidden="true" />
        </button>
      ) : (
        head
      )}
    </th>
  );
}

function TableRow<Row>({ row, columns, link, rowActions }: { row: Row } & PagedListProps<Row>) {
  return (
    <tr>
      {columns.map(({ name, cell, isNumber }, index) => (
        <td key={name} className={isNumber ? classes['number'] : undefined}>
          {link && index === 0 ? (
            <Link {...link(row)} className={classes['link']}>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
      {rowActions && (
        <td>
          <div className={classes['acts']}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

function SkeletonRow({ cells }: { cells: number }) {
  return (
    <tr>
      {Array.from({ length: cells }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <td key={index}>
          <Skeleton height={14} width={index === 0 ? '70%' : '45%'} />
        </td>
      ))}
    </tr>
  );
}

/** Up, down, and back to no order. */
function nextOrder(column: string, { by, order, onChange }: Sorting): void {
  if (by !== column) onChange(column, 'asc');
  else if (order === 'asc') onChange(column, 'desc');
  else onChange(undefined, undefined);
}
