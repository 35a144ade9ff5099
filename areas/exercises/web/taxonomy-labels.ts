import {
  categories,
  equipment,
  forces,
  levels,
  type Muscle,
  type MuscleGroup,
  mechanics,
  muscleGroups,
} from '../rules/taxonomy.ts';
import type { Exercise } from '../contract/exercise.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

type Kind = Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles' | 'equipment'>;

const groups = Object.entries(muscleGroups) as [MuscleGroup, readonly Muscle[]][];
/** A heading over one muscle would only say its name twice. */
const lonely = groups.flatMap(([, codes]) => (codes.length === 1 ? codes : []));
const gathered = groups.filter(([, codes]) => codes.length > 1);

/** Muscles and equipment as words, and as choices of a field. */
export function useTaxonomyLabels() {
  const t = useTexts('exercises');
  const nameMuscles = (codes: readonly Muscle[]) => codes.map((code) => t(`muscles.${code}`)).join(', ');
  const nameEquipment = (codes: Exercise['equipment']) => codes.map((code) => t(`equipment.${code}`)).join(', ');

  const muscleChoice = (code: Muscle) => ({ value: code, label: t(`muscles.${code}`) });
  const muscleChoices = [
    ...lonely.map(muscleChoice),
    ...gathered.map(([group, codes]) => ({ group: t(`muscleGroups.${group}`), items: codes.map(muscleChoice) })),
  ];

  return {
    nameMuscles,
    nameEquipment,
    /** One line of facts: what works most, and with what. */
    nameKind: (kind: Kind) =>
      [nameMuscles(kind.primaryMuscles), nameEquipment(kind.equipment)].filter(Boolean).join(' · '),
    muscleChoices,
    equipmentChoices: equipment.map((code) => ({ value: code, label: t(`equipment.${code}`) })),
    categoryChoices: categories.map((code) => ({ value: code, label: t(`categories.${code}`) })),
    levelChoices: levels.map((code) => ({ value: code, label: t(`levels.${code}`) })),
    mechanicChoices: mechanics.map((code) => ({ value: code, label: t(`mechanics.${code}`) })),
    forceChoices: forces.map((code) => ({ value: code, label: t(`forces.${code}`) })),
  };
}
