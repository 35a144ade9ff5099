import { Select } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './form.module.css';
import { ManyField } from './ManyField.tsx';

/** Initial values of the taxonomy fields of a new exercise. */
export const emptyTaxonomy: Pick<
  Exercise,
  'primaryMuscles' | 'secondaryMuscles' | 'equipment' | 'category' | 'level' | 'mechanic' | 'force'
> = {
  primaryMuscles: [],
  secondaryMuscles: [],
  equipment: [],
  category: 'strength',
  level: null,
  mechanic: null,
  force: null,
};

type Field = ServerForm<typeof emptyTaxonomy>['field'];

/** The form fields of the taxonomy, for own exercises and for those of the library. */
export function TaxonomyFields({ field }: { field: Field }) {
  const t = useTexts('exercises');
  const labels = useTaxonomyLabels();

  return (
    <>
      <ManyField
        label={t('form.primaryMuscles')}
        help={t('form.primaryMusclesHelp')}
        options={labels.muscleChoices}
        max={5}
        required
        {...field('primaryMuscles')}
      />
      <ManyField
        label={t('form.secondaryMuscles')}
        options={labels.muscleChoices}
        max={10}
        {...field('secondaryMuscles')}
      />
      <ManyField
        label={t('form.equipment')}
        help={t('form.equipmentHelp')}
        options={labels.equipmentChoices}
        max={6}
        {...field('equipment')}
      />
      <div className={classes['pair']}>
        <Select label={t('form.category')} data={labels.categoryChoices} allowDeselect={false} {...field('category')} />
        <Select
          label={t('form.level')}
          data={labels.levelChoices}
          placeholder={t('form.unsaid')}
          clearable
          {...field('level')}
        />
        <Select
          label={t('form.mechanic')}
          data={labels.mechanicChoices}
          placeholder={t('form.unsaid')}
          clearable
          {...field('mechanic')}
        />
        <Select
          label={t('form.force')}
          data={labels.forceChoices}
          placeholder={t('form.unsaid')}
          clearable
          {...field('force')}
        />
      </div>
    </>
  );
}
