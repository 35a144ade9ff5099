import type { LinkOptions } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import type { Column } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedCopy } from '../../contract.ts';
import { CopyStateBadge } from './CopyStateBadge.tsx';
import { copyDatesText } from './dates-text.ts';

interface CopyListProps<Copy extends AssignedCopy> {
  pages: InfiniteQueryResult<Copy>;
  label: string;
  /** Field of the first column: `clientName` for the copies of a template, `title` for the copies of a client. */
  by: 'clientName' | 'title';
  /** Header of the title column, such as `Programma`. */
  titleHeader: string;
  /** Columns of the area, shown after the dates. */
  columns?: Column<Copy>[];
  /** Text after the dates on the card of a copy (phone layout). */
  cardFacts?: (copy: Copy) => string;
  link?: (copy: Copy) => LinkOptions;
  rowActions?: (copy: Copy) => ReactNode;
  empty: ReactNode;
}

/** List of the copies of a template or of a client, with state and dates. */
export function CopyList<Copy extends AssignedCopy>(props: CopyListProps<Copy>) {
  const { pages, label, by, titleHeader, columns = [], cardFacts, link, rowActions, empty } = props;
  const t = useTexts('assignments');
  const header = by === 'title' ? titleHeader : t('copies.client');

  return (
    <PagedList<Copy>
      pages={pages}
      label={label}
      columns={[
        { name: by, header, width: '30%', cell: (copy) => <strong>{copy[by]}</strong> },
        {
          name: 'state',
          header: t('copies.state'),
          cell: ({ state, pause }) => <CopyStateBadge state={state} pause={pause} />,
        },
        { name: 'dates', header: t('copies.dates'), cell: (copy) => datesText(copy, t) },
        ...columns,
      ]}
      rowKey={({ id }) => id}
      {...(link && { link })}
      card={(copy) => ({
        title: copy[by],
        subtitle: [datesText(copy, t), cardFacts?.(copy)].filter(Boolean).join(' · '),
        state: <CopyStateBadge state={copy.state} pause={copy.pause} />,
      })}
      {...(rowActions && { rowActions })}
      empty={empty}
    />
  );
}

function datesText({ startsOn, endsOn }: AssignedCopy, t: TFunction<'assignments'>): string {
  return endsOn ? copyDatesText({ startsOn, endsOn }) : t('copies.from', { date: formatDate(startsOn) });
}
