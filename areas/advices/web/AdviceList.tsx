import type { ReactNode } from 'react';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { PagedCards } from '#shell/web/lists/PagedCards.tsx';
import type { Advice } from '../contract.ts';
import classes from './Advices.module.css';

interface AdviceListProps {
  pages: InfiniteQueryResult<Advice>;
  empty: ReactNode;
  children: (advice: Advice) => ReactNode;
}

/** Pages of advice, the newest first. */
export function AdviceList({ pages, empty, children }: AdviceListProps) {
  return (
    <PagedCards pages={pages} empty={empty}>
      <ul className={classes['list']}>
        {pages.rows.map((advice) => (
          <li key={advice.id}>{children(advice)}</li>
        ))}
      </ul>
    </PagedCards>
  );
}
