import { Button, Select } from '@mantine/core';
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
  /** The one that is filtered by. */
  muscle: Muscle | undefined;
  /** Something is called like that already: the form waits behind a button. */
  folded: boolean;
  onCreated: (exercise: Exercise) => void;
}

/** What was searched for becomes an own exercise; the rest can be filled in later, in the library. */
export function CreateFromSearch({ name, muscle: filtered, folded, onCreated }: CreateFromSearchProps) {
  const t = useTexts('exercises');
  const { muscleChoices } = useTaxonomyLabels();
  const [muscle, setMuscle] = useState<Muscle | undefined>(filtered);
  const [isOpen, setOpen] = useState(!folded);
  const creation = useCreateExercise(onCreated);

  if (!isOpen)
    return (
      <Button
        className={classes['unfold'] ?? ''}
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
      <p className={classes['facts']}>{t('picker.missingText')}</p>
      <Select
        label={t('picker.muscle')}
        placeholder={t('form.choose')}
        data={muscleChoices}
        value={muscle ?? null}
        onChange={(value) => setMuscle(value ?? undefined)}
        searchable
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
