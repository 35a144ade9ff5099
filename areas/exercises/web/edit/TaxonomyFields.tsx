import { Select } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './form.module.css';
import { ManyField } from './ManyField.tsx';

const names = [
  'primaryMuscles',
  'secondaryMuscles',
  'equipment',
  'category',
  'level',
  'mechanic',
  'force',
] as const satisfies (keyof Exercise)[];

export type TaxonomyValues = Pick<Exercise, (typeof names)[number]>;

type Field = ServerForm<TaxonomyValues>['field'];

/** What kind of exercise it is: of an own one and of one of the library alike. */
export function TaxonomyFields({ field }: { field: Field }) {
  const t = useTexts('exercises');
  const words = useTaxonomyLabels();

  return (
    <>
      <ManyField
        label={t('form.primaryMuscles')}
        help={t('form.primaryMusclesHelp')}
        choices={words.muscleChoices}
        most={5}
        required
        {...field('primaryMuscles')}
      />
      <ManyField
        label={t('form.secondaryMuscles')}
        choices={words.muscleChoices}
        most={10}
        {...field('secondaryMuscles')}
      />
      <ManyField
        label={t('form.equipment')}
        help={t('form.equipmentHelp')}
        choices={words.equipmentChoices}
        most={6}
        {...field('equipment')}
      />
      <div className={classes['pair']}>
        <Select label={t('form.category')} data={words.categoryChoices} allowDeselect={false} {...field('category')} />
        <Select
          label={t('form.level')}
          data={words.levelChoices}
          placeholder={t('form.unsaid')}
          clearable
          {...field('level')}
        />
        <Select
          label={t('form.mechanic')}
          data={words.mechanicChoices}
          placeholder={t('form.unsaid')}
          clearable
          {...field('mechanic')}
        />
        <Select
          label={t('form.force')}
          data={words.forceChoices}
          placeholder={t('form.unsaid')}
          clearable
          {...field('force')}
        />
      </div>
    </>
  );
}

export function taxonomyOf(start: Partial<Exercise>): TaxonomyValues {
  return {
    primaryMuscles: start.primaryMuscles ?? [],
    secondaryMuscles: start.secondaryMuscles ?? [],
    equipment: start.equipment ?? [],
    category: start.category ?? 'strength',
    level: start.level ?? null,
    mechanic: start.mechanic ?? null,
    force: start.force ?? null,
  };
}
