import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../widgets/EmptyState.tsx';
import type { RowProps } from './columns.ts';
import { FilterBar } from './FilterBar.tsx';
import classes from './FilterBar.module.css';
import type { FilterField } from './filter-fields.ts';
import { PagedList } from './PagedList.tsx';
import type { List } from './use-list.ts';

export interface FilteredListProps<Row, Filters> extends Omit<RowProps<Row>, 'pages' | 'sorting'> {
  list: List<Row, Filters>;
  /** The fields of the filter bar; the bar is hidden while there is nothing to filter. */
  fields?: readonly FilterField<Filters>[];
  /** At the end of the filter bar: how the rows are shown. */
  barEnd?: ReactNode;
  /** Shown instead of the table and the cards. */
  body?: ReactNode;
  /** A line below the filter bar about the rows. */
  notice?: ReactNode;
  /** Shown while there is nothing to list; says what to do next. */
  empty: EmptyStateProps;
  /** Replaces the general text when the filters leave no rows. */
  noResults?: EmptyStateProps | undefined;
}

/** A list with its filter bar, as a part of a screen or of a tab. */
export function FilteredList<Row, Filters>(props: FilteredListProps<Row, Filters>) {
  const { list, fields = [], barEnd, notice, empty, noResults, ...rows } = props;
  const hasBar = (fields.length > 0 || Boolean(barEnd)) && !list.isEmpty;

  return (
    <PagedList<Row>
      {...rows}
      pages={list.pages}
      sorting={list.sorting}
      toolbar={
        hasBar && (
          <>
            <FilterBar list={list} fields={fields}>
              {barEnd}
            </FilterBar>
            <p className={classes['notice']} role="status">
              {notice}
            </p>
          </>
        )
      }
      empty={<EmptyState {...(list.isFiltered && noResults ? noResults : empty)} />}
      isFiltered={list.isFiltered && !noResults}
      onClearFilters={() => list.clearFilters()}
    />
  );
}
