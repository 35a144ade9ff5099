import { DetailList } from '#shell/web/records/DetailList.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';

/** The attributes of an exercise; unknown ones are left out. */
export function TaxonomyDetails({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const { nameMuscles, nameEquipment } = useTaxonomyLabels();
  const { primaryMuscles, secondaryMuscles, equipment, category, level, mechanic, force } = exercise;
  const fields = [
    { label: t('form.primaryMuscles'), value: nameMuscles(primaryMuscles) },
    { label: t('form.secondaryMuscles'), value: nameMuscles(secondaryMuscles) },
    { label: t('form.equipment'), value: nameEquipment(equipment) },
    { label: t('form.category'), value: t(`categories.${category}`) },
    { label: t('form.level'), value: level && t(`levels.${level}`) },
    { label: t('form.mechanic'), value: mechanic && t(`mechanics.${mechanic}`) },
    { label: t('form.force'), value: force && t(`forces.${force}`) },
  ];
  return <DetailList fields={fields.filter(({ value }) => value)} />;
}
