import type { SavedProfile, Statement } from '../contract.ts';
import { isAllergicTo } from './allergic-words.ts';
import { dietsOf } from './conflicts.ts';

/** What was added to a profile and removed from it between two versions. */
export function changesBetween(
  before: SavedProfile,
  after: SavedProfile,
): { added: Statement[]; removed: Statement[] } {
  const [earlier, later] = [statementsOf(before), statementsOf(after)];
  return { added: without(later, earlier), removed: without(earlier, later) };
}

/** All statements of a profile. */
export function statementsOf(profile: SavedProfile): Statement[] {
  const { isPostmenopausal } = profile;
  return [
    ...profile.allergies.map((allergy): Statement => ({ kind: 'allergy', ...allergy })),
    ...(profile.allergies.length === 0 && profile.hasNoOtherAllergies ? [{ kind: 'no_other_allergies' } as const] : []),
    ...dietsOf(profile).map((diet): Statement => ({ kind: 'diet', diet })),
    ...profile.excludedAliments.map((aliment): Statement => ({ kind: 'aliment', ...aliment })),
    ...profile.excludedCategories.map((category): Statement => ({ kind: 'category', category })),
    ...profile.excludedWords.map(
      (word): Statement => ({ kind: 'word', word, ...(isAllergicTo(profile, word) && { isAllergy: true as const }) }),
    ),
    ...(profile.isPregnant ? [{ kind: 'state', state: 'pregnant' } as const] : []),
    ...(profile.isLactating ? [{ kind: 'state', state: 'lactating' } as const] : []),
    ...(isPostmenopausal === null
      ? []
      : [{ kind: 'state', state: isPostmenopausal ? 'postmenopausal' : 'premenopausal' } as const]),
    ...(profile.note ? [{ kind: 'note', note: profile.note } as const] : []),
  ];
}

function without(all: readonly Statement[], others: readonly Statement[]): Statement[] {
  const known = new Set(others.map(keyOf));
  return all.filter((statement) => !known.has(keyOf(statement)));
}

/** The keys of a statement have a fixed order, because it was parsed. The names of an excluded food may have changed. */
function keyOf(statement: Statement): string {
  return statement.kind === 'aliment' ? statement.id : JSON.stringify(Object.entries(statement).sort());
}
