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

type ExerciseKind = Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles' | 'equipment'>;

const groups = Object.entries(muscleGroups) as [MuscleGroup, readonly Muscle[]][];
/** Muscles that are alone in their group. The select shows them without a heading, which would repeat the name. */
const ungrouped = groups.flatMap(([, codes]) => (codes.length === 1 ? codes : []));
const grouped = groups.filter(([, codes]) => codes.length > 1);

/** Fields with one code, and where its text is. */
const taxonomyTexts = { category: 'categories', level: 'levels', mechanic: 'mechanics', force: 'forces' } as const;

/** Labels of muscles and equipment, and the options of their fields. */
export function useTaxonomyLabels() {
  const t = useTexts('exercises');
  const nameMuscles = (codes: readonly Muscle[]) => codes.map((code) => t(`muscles.${code}`)).join(', ');
  const nameEquipment = (codes: Exercise['equipment']) => codes.map((code) => t(`equipment.${code}`)).join(', ');

  function valueText(field: string, value: unknown): string | undefined {
    const codes = [value ?? []].flat() as string[];
    if (field === 'primaryMuscles' || field === 'secondaryMuscles') return nameMuscles(codes as Muscle[]);
    if (field === 'equipment') return nameEquipment(codes as Exercise['equipment']);
    const group = taxonomyTexts[field as keyof typeof taxonomyTexts];
    return group && codes.map((code) => t(`${group}.${code}` as 'levels.beginner')).join(', ');
  }

  const muscleChoice = (code: Muscle) => ({ value: code, label: t(`muscles.${code}`) });
  const muscleChoices = [
    ...ungrouped.map(muscleChoice),
    ...grouped.map(([group, codes]) => ({ group: t(`muscleGroups.${group}`), items: codes.map(muscleChoice) })),
  ];

  return {
    nameMuscles,
    nameEquipment,
    /** Primary muscles and equipment on one line. */
    nameKind: (kind: ExerciseKind) =>
      [nameMuscles(kind.primaryMuscles), nameEquipment(kind.equipment)].filter(Boolean).join(' · '),
    /** The codes of a field as text; undefined for the other fields. */
    valueText,
    muscleChoices,
    equipmentChoices: equipment.map((code) => ({ value: code, label: t(`equipment.${code}`) })),
    categoryChoices: categories.map((code) => ({ value: code, label: t(`categories.${code}`) })),
    levelChoices: levels.map((code) => ({ value: code, label: t(`levels.${code}`) })),
    mechanicChoices: mechanics.map((code) => ({ value: code, label: t(`mechanics.${code}`) })),
    forceChoices: forces.map((code) => ({ value: code, label: t(`forces.${code}`) })),
  };
}
