import { useState } from 'react';
import { z } from 'zod';
import type { Subject } from '#shell/web/api/subject.ts';
import { PagedCards } from '#shell/web/lists/PagedCards.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
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
  const [{ compare }, setParams] = useSearchParams(params);
  const pages = usePhotoSets(props.subject);
  if (compare && pages.rows.length > 0)
    return (
      <CompareView
        {...props}
        ids={compare.split(',').slice(0, photoLimits.compared)}
        pages={pages}
        onClose={() => setParams({ compare: undefined })}
      />
    );
  return (
    <PagedCards pages={pages} empty={<EmptyState illustration="list" text={empty} />}>
      <Sets
        {...props}
        sets={pages.rows}
        onCompare={(ids) => setParams({ compare: ids.join(',') }, { replace: false })}
      />
    </PagedCards>
  );
}

interface SetsProps extends Omit<PhotoSetListProps, 'empty'> {
  sets: readonly PhotoSet[];
  onCompare: (ids: readonly string[]) => void;
}

/** The days, with the choice of photos to compare. */
function Sets({ subject, mayChange, sets, onCompare }: SetsProps) {
  const [selected, setSelected] = useState<readonly string[] | null>(null);
  const hasSeveral = sets.reduce((count, { photos }) => count + photos.length, 0) > 1;

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
      {sets.map((set) => (
        <SetCard
          key={set.id}
          subject={subject}
          set={set}
          mayChange={mayChange}
          selected={selected ?? undefined}
          onSelect={toggle}
        />
      ))}
    </div>
  );
}
