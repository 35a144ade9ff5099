import type { Category } from './taxonomy.ts';

export interface Kind {
  category: Category;
  equipment: readonly string[];
  level: string | null;
}

const usualEquipment: readonly string[] = ['barbell', 'dumbbell', 'machine', 'cable', 'pull_up_bar', 'bodyweight'];

const byCategory: Partial<Record<Category, number>> = {
  strength: 0,
  powerlifting: 1,
  calisthenics: 5,
  olympic_weightlifting: 10,
};

/**
 * How seldom an exercise is prescribed, 0 to 28: of two that match a search equally the less rare is shown first, so
 * "squat" begins with the barbell and not with the bosu. A guess from its attributes, not a count.
 */
export function rarityOf({ category, equipment, level }: Kind): number {
  const place = usualEquipment.indexOf(equipment[0] ?? 'bodyweight');
  const byEquipment = place === -1 ? usualEquipment.length : place;
  return (byCategory[category] ?? 20) + byEquipment + (level === 'expert' ? 2 : 0);
}
