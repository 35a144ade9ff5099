import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { ConfirmedMark, ConflictMark, UnknownMark } from '#areas/dietary-profiles/web/public.tsx';
import type { ShownFood } from '#areas/meal-plans/rules/shown-food.ts';

/** What a client reads of a food; nothing where there is nothing to read. */
export function ShownFoodMark({ shown, category }: { shown: ShownFood; category: Category }) {
  const { kind, conflicts, isAgreed } = shown;
  if (kind === 'confirmed') return <ConfirmedMark conflicts={conflicts} />;
  if (kind === 'unknown') return <UnknownMark conflicts={conflicts} category={category} />;
  return <ConflictMark conflicts={conflicts} category={category} isAgreed={isAgreed} />;
}
