import { Button, Skeleton } from '@mantine/core';
import type { Exercise } from '../../contract/exercise.ts';
import type { Muscle } from '../../rules/taxonomy.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { CreateFromSearch } from './CreateFromSearch.tsx';
import { PickerRow } from './PickerRow.tsx';
import type { Pick } from './picking.ts';
import classes from './picker.module.css';

interface PickerResultsProps {
  pages: InfiniteQueryResult<Exercise, { isSimilarOnly: boolean }>;
  isPending: boolean;
  /** Recent exercises or alternatives, followed by the results. */
  rows: readonly Exercise[];
  firstCount: number;
  /** With one, the first rows are its alternatives. */
  replacedId: string | undefined;
  listId: string;
  /** Index of the row that Enter picks. */
  active: number;
  picked: readonly string[];
  onPick: Pick;
  onPoint: (index: number) => void;
  /** Opens the preview; set when the preview does not fit beside the list. */
  onPreview?: (exercise: Exercise) => void;
  search: string;
  muscle: Muscle | undefined;
}

export function PickerResults(props: PickerResultsProps) {
  const { pages: exercises, isPending, rows, firstCount, replacedId, listId, onPick, search, muscle } = props;
  const t = useTexts('exercises');
  const tShell = useTexts('shell');
  const may = useMay();
  const isMissing = rows.length === 0 || (exercises.firstPage?.isSimilarOnly ?? false);
  const mayCreate = Boolean(search && may('create exercises'));

  if (isPending) return <PickerSkeleton />;
  return (
    <div className={classes['results']} aria-busy={exercises.isPlaceholderData}>
      <p className={classes['hint']} role="status">
        {search && exercises.firstPage?.isSimilarOnly && t('similar', { search })}
      </p>
      {rows.length === 0 && <NoResults error={exercises.error && messageOf(exercises.error)} search={search} />}
      <div role="listbox" id={listId} aria-label={t('picker.results')}>
        {firstCount > 0 && (
          <Group {...props} label={t(replacedId ? 'alternatives.title' : 'picker.recent')} from={0} to={firstCount} />
        )}
        {firstCount > 0 ? (
          <Group {...props} label={t('picker.all')} from={firstCount} to={rows.length} />
        ) : (
          <Rows {...props} from={0} to={rows.length} />
        )}
      </div>
      {exercises.hasMore && (
        <Button variant="subtle" color="gray" fullWidth loading={exercises.isLoadingMore} onClick={exercises.loadMore}>
          {tShell('list.loadMore')}
        </Button>
      )}
      {mayCreate && (
        <CreateFromSearch
          key={`${search} ${isMissing}`}
          name={search}
          muscle={muscle}
          isCollapsed={!isMissing}
          onCreated={(exercise) => onPick(exercise, { keepOpen: true })}
        />
      )}
    </div>
  );
}

type RowRange = PickerResultsProps & { from: number; to: number };

function Group({ label, ...range }: RowRange & { label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-label={label}>
      <div className={classes['group']} aria-hidden="true">
        {label}
      </div>
      <Rows {...range} />
    </div>
  );
}

function Rows({ rows, from, to, listId, active, picked, onPick, onPoint, onPreview }: RowRange) {
  return rows.slice(from, to).map((exercise, offset) => {
    const index = from + offset;
    return (
      <PickerRow
        key={exercise.id}
        id={`${listId}-${index}`}
        exercise={exercise}
        isActive={index === active}
        isPicked={picked.includes(exercise.id)}
        onPick={() => onPick(exercise, { keepOpen: true })}
        onPoint={() => onPoint(index)}
        {...(onPreview && { onPreview: () => onPreview(exercise) })}
      />
    );
  });
}

function NoResults({ error, search }: { error: string | null; search: string }) {
  const t = useTexts('exercises');
  const tShell = useTexts('shell');
  const text = error ?? (search ? t('empty.search', { search }) : tShell('list.nothingFound'));
  return <EmptyState illustration={error ? 'lost' : 'search'} text={text} />;
}

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

function PickerSkeleton() {
  return (
    <div className={classes['results']} aria-busy="true">
      {skeletonRows.map((row) => (
        <div key={row} className={classes['row']}>
          <Skeleton height={44} width={44} />
          <div className={classes['text']}>
            <Skeleton height={16} width="60%" mb={8} />
            <Skeleton height={12} width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
