import { z } from 'zod';
import { FoodConflict, NoteConflict } from '#areas/meal-plans/contract/assigned.ts';

/** A food that the client ate although their dietary profile is against it, and why. */
export const EatenConflict = FoodConflict.omit({ level: true, isExplained: true, isNoted: true }).extend({
  entryId: z.uuid(),
  /** The profile did not state the pregnancy or breastfeeding when the food was eaten: a survey or a visit declared it. */
  isDeclared: z.boolean().optional(),
  /** A professional knew of it and left the food in the meal plan: named for who reads what the client felt afterwards. */
  isConfirmed: z.boolean().optional(),
  /** Planned for a meal that was not reported and whose note names a symptom: the client may have eaten it. */
  isPlanned: z.boolean().optional(),
});
export type EatenConflict = z.output<typeof EatenConflict>;

/**
 * A food that the note of a client about a meal, or a line without food of a meal that was eaten, names, and that the dietary profile of that
 * time spoke against: to be checked.
 */
export const EatenNoteConflict = NoteConflict.omit({ days: true }).extend({
  entryId: z.uuid(),
  /** It is named by a line of the meal plan. */
  isLine: z.boolean().optional(),
});
export type EatenNoteConflict = z.output<typeof EatenNoteConflict>;
