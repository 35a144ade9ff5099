import { Button } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Exercise } from '../../contract/exercise.ts';
import type { Muscle } from '../../rules/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useCreateExercise } from '../queries.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './picker.module.css';

interface CreateFromSearchProps {
  name: string;
  /** The muscle of the filter, which becomes the initial primary muscle. */
  muscle: Muscle | undefined;
  /**
   * Whether the form is hidden behind a button at first, because the search found exercises with all searched words.
   */
  isCollapsed: boolean;
  onCreated: (exercise: Exercise) => void;
}

/** Creates an own exercise with the searched name; its other fields can be filled in later. */
export function CreateFromSearch({ name, muscle: initialMuscle, isCollapsed, onCreated }: CreateFromSearchProps) {
  const t = useTexts('exercises');
  const { muscleChoices } = useTaxonomyLabels();
  const [muscle, setMuscle] = useState<Muscle | undefined>(initialMuscle);
  const [isOpen, setOpen] = useState(!isCollapsed);
  const creation = useCreateExercise(onCreated);

  if (!isOpen)
    return (
      <Button
        className={classes['expand'] ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('empty.create', { search: name })}
      </Button>
    );

  return (
    <section className={classes['create']} aria-label={t('picker.missing')}>
      <strong>{t('picker.missing')}</strong>
      <p className={classes['subtitle']}>{t('picker.missingText')}</p>
      <SearchableSelect
        label={t('picker.muscle')}
        placeholder={t('form.choose')}
        data={muscleChoices}
        value={muscle ?? null}
        onChange={(value) => setMuscle(value ?? undefined)}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        disabled={!muscle}
        loading={creation.isPending}
        onClick={() => muscle && creation.mutate({ name, primaryMuscles: [muscle] })}
      >
        {t('empty.create', { search: name })}
      </Button>
    </section>
  );
}
