import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../widgets/EmptyState.tsx';
import type { Column, RowProps } from './columns.ts';
import { FilterBar } from './FilterBar.tsx';
import classes from './FilterBar.module.css';
import type { FilterField } from './filter-fields.ts';
import { PagedList } from './PagedList.tsx';
import type { List } from './use-list.ts';

export interface FilteredListProps<Row, Filters> extends Omit<RowProps<Row>, 'pages' | 'sorting' | 'columns'> {
  list: List<Row, Filters>;
  /** A column that is false is left out: `hasTeam && { name: 'collaborator', … }`. */
  columns: readonly (Column<Row> | false)[];
  /** The fields of the filter bar; those that are false are left out. An empty list has none, unless a field shows hidden rows. */
  fields?: readonly (FilterField<Filters> | false)[];
  /** Controls at the end of the filter bar, such as the view of the rows. */
  barEnd?: ReactNode;
  /** Replaces the filter bar, such as the actions on the selected rows. */
  toolbar?: ReactNode;
  /** Shown instead of the table and the cards. */
  body?: ReactNode;
  /** A message about the rows, below the filter bar. */
  notice?: ReactNode;
  /** Shown for an empty list; says what to do next. */
  empty: EmptyStateProps;
  /** Replaces the general text when the filters leave no rows. */
  noResults?: EmptyStateProps | undefined;
}

/** A list with its filter bar, for use inside a screen or a tab. */
export function FilteredList<Row, Filters>(props: FilteredListProps<Row, Filters>) {
  const { list, columns, fields = [], barEnd, toolbar, notice, empty, noResults, ...rows } = props;
  const showsHiddenRows = fields.some((field) => field && field.kind === 'segments' && field.showsHiddenRows);
  const hasBar = (fields.length > 0 || Boolean(barEnd)) && (!list.isEmpty || showsHiddenRows);

  return (
    <PagedList<Row>
      {...rows}
      columns={columns.filter((column) => column !== false)}
      pages={list.pages}
      sorting={list.sorting}
      toolbar={
        toolbar ||
        (hasBar && (
          <>
            <FilterBar list={list} fields={fields.filter((field) => field !== false)}>
              {barEnd}
            </FilterBar>
            <p className={classes['notice']} role="status">
              {notice}
            </p>
          </>
        ))
      }
      empty={<EmptyState {...(list.isFiltered && noResults ? noResults : empty)} />}
      isFiltered={list.isFiltered && !noResults}
      onClearFilters={() => list.clearFilters()}
    />
  );
}
