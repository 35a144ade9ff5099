import { useTexts } from '#shell/web/texts/texts.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './view.module.css';

/** What kind of exercise it is, in words; what is not known is not mentioned. */
export function TaxonomyDetails({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const { nameMuscles, nameEquipment } = useTaxonomyLabels();
  const { primaryMuscles, secondaryMuscles, equipment, category, level, mechanic, force } = exercise;
  const facts = [
    [t('form.primaryMuscles'), nameMuscles(primaryMuscles)],
    [t('form.secondaryMuscles'), nameMuscles(secondaryMuscles)],
    [t('form.equipment'), nameEquipment(equipment)],
    [t('form.category'), t(`categories.${category}`)],
    [t('form.level'), level && t(`levels.${level}`)],
    [t('form.mechanic'), mechanic && t(`mechanics.${mechanic}`)],
    [t('form.force'), force && t(`forces.${force}`)],
  ].filter(([, words]) => words);

  return (
    <dl className={classes['facts']}>
      {facts.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
