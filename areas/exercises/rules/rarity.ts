import type { Category } from './taxonomy.ts';

export interface Kind {
  category: Category;
  equipment: readonly string[];
  level: string | null;
}

const usualEquipment: readonly string[] = ['barbell', 'dumbbell', 'machine', 'cable', 'pull_up_bar', 'bodyweight'];

const byCategory: Partial<Record<Category, number>> = {
  strength: 0,
  powerlifting: 2,
  calisthenics: 10,
  olympic_weightlifting: 20,
};
const byLevel: Record<string, number> = { beginner: 0, intermediate: 1, expert: 3 };

/**
 * How seldom an exercise is prescribed, 0 to 55: of two that match a search equally the less rare is shown first, so
 * "squat" begins with the barbell and not with the bosu. A guess from its attributes, not a count.
 */
export function rarityOf({ category, equipment, level }: Kind): number {
  const place = usualEquipment.indexOf(equipment[0] ?? 'bodyweight');
  const byEquipment = (place === -1 ? usualEquipment.length : place) * 2;
  return (byCategory[category] ?? 40) + byEquipment + (byLevel[level ?? 'beginner'] ?? 0);
}
