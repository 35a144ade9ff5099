import { Checkbox, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import sheet from '#shell/web/lists/PagedList.module.css';
import type { ProgramFilters } from '../../../contract.ts';
import classes from './TemplateList.module.css';
import { FolderRow } from './FolderRow.tsx';
import { ProgramRow } from './ProgramRow.tsx';
import type { RowsProps } from './rows.ts';

const expectedRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Sort order and width of each column. */
const columns = [
  { key: 'title', sort: 'title', width: '44%' },
  { key: 'weeks', sort: 'weeks', isNumber: true },
  { key: 'workouts', isNumber: true },
  { key: 'assigned', sort: 'assigned', isNumber: true },
  { key: 'changed', sort: 'updatedAt' },
] as const;

type Column = (typeof columns)[number];

export function TemplateTable(props: RowsProps) {
  const { listing: shown, filters, selection } = props;
  const t = useTexts('programs');
  const shell = useTexts('shell');
  const cells = columns.length + (selection ? 2 : 1);

  return (
    <div className={sheet['scroller']}>
      <table className={sheet['table']} aria-label={t('list.templates')} aria-busy={shown.isPending}>
        <thead>
          <tr>
            {selection && <SelectAll {...props} selection={selection} />}
            {columns.map((column) => (
              <Head key={column.key} column={column} {...props} />
            ))}
            <th>
              <VisuallyHidden>{shell('list.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.isPending && expectedRows.map((row) => <SkeletonRow key={row} cells={cells} />)}
          {!shown.isPending &&
            shown.folders.map((folder) => (
              <FolderRow key={folder.id} folder={folder} filters={filters} hasBoxes={selection !== null} />
            ))}
          {!shown.isPending &&
            shown.programs.map((program) => (
              <ProgramRow key={program.id} program={program} filters={filters} selection={selection} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function SelectAll({
  listing: { programs },
  selection,
}: RowsProps & { selection: NonNullable<RowsProps['selection']> }) {
  const t = useTexts('programs');
  const { chosen, toggleAll } = selection;
  const isAll = chosen.size === programs.length;
  return (
    <th style={{ width: 52, paddingRight: 0 }}>
      {programs.length === 0 ? (
        <VisuallyHidden>{t('list.select')}</VisuallyHidden>
      ) : (
        <span className={classes['check']}>
          <Checkbox
            size="xs"
            aria-label={t('list.selectAll')}
            checked={isAll}
            indeterminate={chosen.size > 0 && !isAll}
            onChange={toggleAll}
          />
        </span>
      )}
    </th>
  );
}

function Head({ column, filters, setFilters }: RowsProps & { column: Column }) {
  const t = useTexts('programs');
  const sort = 'sort' in column ? column.sort : undefined;
  const isNumber = 'isNumber' in column;
  const order = sort && filters.sortBy === sort ? filters.sortOrder : undefined;
  const Arrow = order === 'asc' ? IconArrowUp : order === 'desc' ? IconArrowDown : IconArrowsSort;
  const spoken = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined;

  return (
    <th
      style={{ width: 'width' in column ? column.width : undefined }}
      className={isNumber ? sheet['number'] : undefined}
      {...(spoken && { 'aria-sort': spoken })}
    >
      {sort ? (
        <button type="button" className={sheet['sort']} onClick={() => setFilters(nextOrder(sort, order))}>
          {t(`list.${column.key}`)}
          <Arrow size={14} aria-hidden="true" />
        </button>
      ) : (
        t(`list.${column.key}`)
      )}
    </th>
  );
}

/** Ascending, descending, and the default order. */
function nextOrder(sortBy: NonNullable<ProgramFilters['sortBy']>, order: ProgramFilters['sortOrder']) {
  if (order === 'desc') return { sortBy: undefined, sortOrder: undefined };
  return { sortBy, sortOrder: order === 'asc' ? ('desc' as const) : ('asc' as const) };
}

function SkeletonRow({ cells }: { cells: number }) {
  return (
    <tr>
      {Array.from({ length: cells }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is constant
        <td key={index}>
          <Skeleton height={14} width="55%" />
        </td>
      ))}
    </tr>
  );
}
