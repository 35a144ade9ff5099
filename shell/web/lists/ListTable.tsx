import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/texts.ts';
import { cellContent } from './cell-content.tsx';
import { type Column, keyOf, type RowElementProps, type RowProps, type Sorting } from './columns.ts';
import classes from './PagedList.module.css';
import { SelectAllCell, SelectCell } from './SelectionCells.tsx';

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

export function ListTable<Row>(props: RowProps<Row>) {
  const { pages, label, columns, rowActions, sorting, selection } = props;
  const t = useTexts('shell');
  const cells = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);

  return (
    <div className={classes['scroller']}>
      <table className={classes['table']} aria-label={label} aria-busy={pages.isPending}>
        <thead>
          <tr>
            {selection && <SelectAllCell selection={selection} />}
            {columns.map((column) => (
              <HeaderCell key={column.name} column={column} sorting={sorting} />
            ))}
            {rowActions && (
              <th data-actions>
                <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {pages.isPending
            ? skeletonRows.map((row) => <SkeletonRow key={row} cells={cells} />)
            : pages.rows.map((row) => <TableRow key={keyOf(row, props)} row={row} {...props} />)}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { header, sort, width, isNumber = false, isSticky } = column;
  const order = sort && sorting?.by === sort ? sorting.order : undefined;
  const Arrow = order === 'asc' ? IconArrowUp : order === 'desc' ? IconArrowDown : IconArrowsSort;
  const ariaSort = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined;

  return (
    <th
      style={{ width }}
      className={isNumber ? classes['number'] : undefined}
      data-sticky={isSticky}
      {...(ariaSort && { 'aria-sort': ariaSort })}
    >
      {sort && sorting ? (
        <button type="button" className={classes['sort']} onClick={() => changeOrder(sort, sorting)}>
          {header}
          <Arrow size={14} aria-hidden="true" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function TableRow<Row>({ row, ...props }: { row: Row } & RowProps<Row>) {
  const { columns, picture, link, rowActions, selection, RowElement = PlainRow } = props;
  const id = keyOf(row, props);
  const linkProps = link?.(row);
  return (
    <RowElement row={row} isSelected={selection?.selected.has(id) ?? false} selection={selection}>
      {selection && <SelectCell id={id} name={selection.nameOf(row)} selection={selection} />}
      {columns.map((column, index) => {
        const cell = <Cell row={row} column={column} picture={index === 0 ? picture : undefined} />;
        return (
          <td
            key={column.name}
            className={column.isNumber ? classes['number'] : undefined}
            data-sticky={column.isSticky}
          >
            {linkProps && index === 0 ? (
              <Link {...linkProps} className={classes['link']}>
                {cell}
              </Link>
            ) : (
              cell
            )}
          </td>
        );
      })}
      {rowActions && (
        <td>
          <div className={classes['actions']}>{rowActions(row)}</div>
        </td>
      )}
    </RowElement>
  );
}

function PlainRow<Row>({ isSelected, children }: RowElementProps<Row>) {
  return <tr data-selected={isSelected}>{children}</tr>;
}

function Cell<Row>({ row, column, picture }: { row: Row; column: Column<Row>; picture: RowProps<Row>['picture'] }) {
  const { detail, card } = column;
  const content = card === 'title' ? <strong>{cellContent(row, column)}</strong> : cellContent(row, column);
  const lines = detail ? (
    <span className={classes['lines']}>
      {content}
      <span className={classes['detail']}>{detail(row)}</span>
    </span>
  ) : (
    content
  );
  return picture ? (
    <span className={classes['pictured']}>
      {picture(row)}
      {lines}
    </span>
  ) : (
    lines
  );
}

function SkeletonRow({ cells }: { cells: number }) {
  return (
    <tr>
      {Array.from({ length: cells }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells have a fixed order
        <td key={index}>
          <Skeleton height={14} width={index === 0 ? '70%' : '45%'} />
        </td>
      ))}
    </tr>
  );
}

/**
 * Changes the order after a click on a header. Clicks on the same header cycle through ascending, descending and the
 * default order.
 */
function changeOrder(column: string, { by, order, isDefault, onChange }: Sorting): void {
  if (by !== column || (isDefault && order === 'desc')) onChange(column, 'asc');
  else if (order === 'asc') onChange(column, 'desc');
  else onChange(undefined, undefined);
}
