import { Button, Skeleton } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Exercise } from '../../contract.ts';
import type { Muscle } from '../../rules/taxonomy.ts';
import type { Pages } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { useTaxonomyWords } from '../taxonomy-words.ts';
import { CreateFromSearch } from './CreateFromSearch.tsx';
import classes from './picker.module.css';

interface PickerResultsProps {
  of: Pages<Exercise, { isSimilarOnly: boolean }>;
  listId: string;
  /** The row the keyboard is at. */
  active: number;
  picked: readonly string[];
  onPick: (exercise: Exercise) => void;
  onPoint: (place: number) => void;
  search: string;
  muscle: Muscle | undefined;
}

export function PickerResults(props: PickerResultsProps) {
  const { of: exercises, listId, active, picked, onPick, onPoint, search, muscle } = props;
  const t = useTexts('exercises');
  const tShell = useTexts('shell');
  const may = useMay();
  const isMissing = exercises.rows.length === 0 || exercises.first?.isSimilarOnly;
  const mayCreate = Boolean(search && isMissing && may('create exercises'));

  if (exercises.isPending) return <PickerSkeleton />;
  return (
    <div className={classes['results']} aria-busy={exercises.isStale}>
      <p className={classes['hint']} role="status">
        {search && exercises.first?.isSimilarOnly && t('similar', { search })}
      </p>
      {exercises.rows.length === 0 && <Nothing error={exercises.error?.message} search={search} />}
      <div role="listbox" id={listId} aria-label={t('picker.results')}>
        {exercises.rows.map((exercise, place) => (
          <PickerRow
            key={exercise.id}
            id={`${listId}-${place}`}
            exercise={exercise}
            isActive={place === active}
            isPicked={picked.includes(exercise.id)}
            onPick={() => onPick(exercise)}
            onPoint={() => onPoint(place)}
          />
        ))}
      </div>
      {exercises.hasMore && (
        <Button variant="subtle" color="gray" fullWidth loading={exercises.isLoadingMore} onClick={exercises.loadMore}>
          {tShell('list.loadMore')}
        </Button>
      )}
      {mayCreate && <CreateFromSearch key={search} name={search} muscle={muscle} onCreated={onPick} />}
    </div>
  );
}

function Nothing({ error, search }: { error: string | undefined; search: string }) {
  const t = useTexts('exercises');
  const tShell = useTexts('shell');
  const text = error ?? (search ? t('empty.search', { search }) : tShell('list.nothingFound'));
  return <EmptyState drawing={error ? 'lost' : 'search'} text={text} />;
}

interface PickerRowProps {
  id: string;
  exercise: Exercise;
  isActive: boolean;
  isPicked: boolean;
  onPick: () => void;
  onPoint: () => void;
}

function PickerRow({ id, exercise, isActive, isPicked, onPick, onPoint }: PickerRowProps) {
  const t = useTexts('exercises');
  const { nameKind } = useTaxonomyWords();
  const row = useRef<HTMLDivElement>(null);

  // The keyboard moves without scrolling; only the page knows what is in sight.
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which keeps the focus
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes['row']}
      onClick={onPick}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
    >
      <div className={classes['words']}>
        <div className={classes['name']}>{exercise.name}</div>
        <div className={classes['facts']}>{nameKind(exercise)}</div>
      </div>
      {exercise.isOwn && <StateBadge tone="fresh">{t('own')}</StateBadge>}
      <span className={classes['plus']} data-picked={isPicked}>
        {isPicked ? (
          <IconCheck size={18} aria-label={t('picker.added')} role="img" />
        ) : (
          <IconPlus size={18} aria-hidden="true" />
        )}
      </span>
    </div>
  );
}

const expectedRows = [1, 2, 3, 4, 5, 6, 7, 8];

function PickerSkeleton() {
  return (
    <div className={classes['results']} aria-busy="true">
      {expectedRows.map((row) => (
        <div key={row} className={classes['row']}>
          <div className={classes['words']}>
            <Skeleton height={16} width="60%" mb={8} />
            <Skeleton height={12} width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
