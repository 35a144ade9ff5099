import type { NamedStatement } from '#areas/dietary-profiles/contract/named-statement.ts';
import { isWarning } from '#areas/dietary-profiles/rules/conflicts.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { withStatements } from '#areas/dietary-profiles/rules/unstated.ts';
import type { FoodConflict, NoteConflict, UndecidedClient } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { mealPlanConflicts } from './conflicts.ts';
import { noteConflicts } from './note-conflicts.ts';

export interface DeclaredConflicts {
  /** The worst first. */
  foods: FoodConflict[];
  /** What notes for the client name. */
  notes: NoteConflict[];
}

/** The foods of a meal plan of which a client would be warned if the profile stated what their declarations name, also those in notes. */
export function declaredConflicts(content: MealPlanContent, statements: readonly NamedStatement[]): DeclaredConflicts {
  if (statements.length === 0) return { foods: [], notes: [] };
  const declared = withStatements(emptyProfile, statements);
  const isWarned = ({ reasons }: FoodConflict | NoteConflict) => reasons.some(isWarning);
  return {
    foods: mealPlanConflicts(content, declared).filter(isWarned),
    notes: noteConflicts(content, declared).filter(isWarned),
  };
}

/** Maximum number of foods that are named of a client. */
const maxFoods = 100;

/** A client with what their undecided declarations name and the foods of a meal plan against it. */
export function undecidedClient(
  content: MealPlanContent,
  client: Omit<UndecidedClient, 'foods' | 'notes'>,
): UndecidedClient {
  const { foods, notes } = declaredConflicts(content, client.statements);
  return { ...client, foods: foods.slice(0, maxFoods), ...(notes.length > 0 && { notes }) };
}
