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
 * Rarity of an exercise, 0 to 55. Of equal matches of a search the less rare one comes first, so that results for
 * "squat" begin with the barbell and not with the bosu. Estimated from the attributes of the exercise, not from its
 * use.
 */
export function rarityOf({ category, equipment, level }: Kind): number {
  const index = usualEquipment.indexOf(equipment[0] ?? 'bodyweight');
  const byEquipment = (index === -1 ? usualEquipment.length : index) * 2;
  return (byCategory[category] ?? 40) + byEquipment + (byLevel[level ?? 'beginner'] ?? 0);
}
