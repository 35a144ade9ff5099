import { newId } from '#shell/common/ids.ts';

/** A stored line of a meal that names food, which is not counted until it is checked. */
export function lineToCheck(line: string) {
  return { id: newId(), line, line_en: '', lineKind: 'food' as const, recipeId: null, components: [] };
}
