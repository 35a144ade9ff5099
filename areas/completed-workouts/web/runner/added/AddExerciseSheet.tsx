import { IconBarbell } from '@tabler/icons-react';
import { useState } from 'react';
import { hasWordsBeginning } from '#shell/common/normalize-text.ts';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { LargeSearchInput } from '#shell/web/forms/LargeSearchInput.tsx';
import type { ExerciseChoice } from '../../../contract/exercise-choices.ts';
import { useRunner } from '../runner-context.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import sheet from '../screens/Sheet.module.css';
import { Sheet } from '../screens/Sheet.tsx';
import { cachedChoices, maxChoicesAgeMs } from './cached-choices.ts';

interface AddExerciseSheetProps {
  /** The exercise that is replaced; it is not offered. */
  insteadOfId?: string | null;
  onAdd: (exercise: ExerciseChoice) => void;
  onClose: () => void;
}

const maxShown = 30;

/** The exercises of the library, those done last first. The list is stored on the device: the search needs no connection. */
export function AddExerciseSheet({ insteadOfId, onAdd, onClose }: AddExerciseSheetProps) {
  const t = useRunnerTexts();
  // The exercise to replace was deleted after the list was stored, and others may have been.
  const maxAgeMs = insteadOfId ? 0 : maxChoicesAgeMs;
  const { store, rows, prescription } = useRunner();
  const { data, error } = useCachedApiQuery(store.clientId, cachedChoices(store), { maxAgeMs });
  const [search, setSearch] = useState('');
  const shown = data ? found(data, search).filter(({ id }) => id !== insteadOfId) : [];
  const emptyText = data ? t('added.notFound') : t(error ? 'added.offline' : 'loading');

  return (
    <Sheet title={t('added.title')} onClose={onClose}>
      <LargeSearchInput label={t('added.search')} value={search} onChange={setSearch} />
      <p className={sheet['quiet']}>{t(prescription.isFree ? 'free.addHelp' : 'added.help')}</p>
      {shown.length === 0 && (
        <p className={sheet['text']} role="status">
          {emptyText}
        </p>
      )}
      <ul className={sheet['list']}>
        {shown.map((exercise) => (
          <li key={exercise.id}>
            <button type="button" onClick={() => onAdd(exercise)}>
              <span className={sheet['picture']}>
                <IconBarbell size={24} aria-hidden="true" />
              </span>
              <span className={sheet['content']}>
                {exercise.name}
                {rows.some(({ exerciseId }) => exerciseId === exercise.id) && ` · ${t('added.present')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The exercises whose names have words that begin like the searched ones; those done last first, then the usual ones. */
function found(
  { exercises, recentIds }: { exercises: readonly ExerciseChoice[]; recentIds: readonly string[] },
  search: string,
): ExerciseChoice[] {
  const matching = exercises.filter(({ name }) => hasWordsBeginning(name, search));
  const recent = recentIds.flatMap((id) => matching.find((exercise) => exercise.id === id) ?? []);
  const others = matching.filter((exercise) => !recent.includes(exercise));
  return [...recent, ...others].slice(0, maxShown);
}
