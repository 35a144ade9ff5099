import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { photoLimits, type PhotoSet } from '../../contract.ts';
import { CompareView } from '../compare/CompareView.tsx';
import classes from '../Photos.module.css';
import { usePhotoSets } from '../queries.ts';
import { Selection } from './Selection.tsx';
import { SetCard } from './SetCard.tsx';

interface PhotoSetListProps {
  subject: Subject;
  mayChange: boolean;
  /** Text without any photo. */
  empty: string;
}

const params = z.object({ compare: z.string().max(300).optional() });

/** The sets of a client by day, or the photos of the address that are compared. */
export function PhotoSetList({ empty, ...props }: PhotoSetListProps) {
  const t = useTexts('progress');
  const tShell = useTexts('shell');
  const [{ compare }, setParams] = useSearchParams(params);
  const pages = usePhotoSets(props.subject);
  const { rows, error, isPending, refetch } = pages;
  if (isPending) return <Skeleton height={220} radius={8} />;
  if (rows.length === 0)
    return (
      <Card>
        {error ? (
          <EmptyState
            illustration="lost"
            text={error.message || t('failed')}
            action={
              <Button variant="default" onClick={refetch}>
                {tShell('errors.tryAgain')}
              </Button>
            }
          />
        ) : (
          <EmptyState illustration="list" text={empty} />
        )}
      </Card>
    );
  if (!compare)
    return (
      <Sets {...props} pages={pages} onCompare={(ids) => setParams({ compare: ids.join(',') }, { replace: false })} />
    );
  return (
    <CompareView
      {...props}
      ids={compare.split(',').slice(0, photoLimits.compared)}
      pages={pages}
      onClose={() => setParams({ compare: undefined })}
    />
  );
}

interface SetsProps extends Omit<PhotoSetListProps, 'empty'> {
  pages: InfiniteQueryResult<PhotoSet>;
  onCompare: (ids: readonly string[]) => void;
}

/** The days, with the choice of photos to compare. */
function Sets({ subject, mayChange, pages, onCompare }: SetsProps) {
  const t = useTexts('progress');
  const { rows, hasMore, isLoadingMore, loadMore } = pages;
  const [selected, setSelected] = useState<readonly string[] | null>(null);
  const hasSeveral = rows.reduce((count, { photos }) => count + photos.length, 0) > 1;

  function toggle(id: string): void {
    const present = selected ?? [];
    const others = present.filter((one) => one !== id);
    if (others.length < present.length) setSelected(others);
    else setSelected([...present, id].slice(-photoLimits.compared));
  }

  return (
    <div className={classes['list']}>
      {hasSeveral && (
        <Selection
          selected={selected}
          onStart={() => setSelected([])}
          onEnd={() => setSelected(null)}
          onCompare={() => onCompare(selected ?? [])}
        />
      )}
      {rows.map((set) => (
        <SetCard
          key={set.id}
          subject={subject}
          set={set}
          mayChange={mayChange}
          selected={selected ?? undefined}
          onSelect={toggle}
        />
      ))}
      {hasMore && (
        <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
