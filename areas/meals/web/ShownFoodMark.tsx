import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import type { AgreedIn } from '#areas/dietary-profiles/rules/conflict-text.ts';
import { ConfirmedMark, ConflictMark, UnknownMark } from '#areas/dietary-profiles/web/public.tsx';
import type { ShownFood } from '#areas/meal-plans/rules/shown-food.ts';

interface ShownFoodMarkProps {
  shown: ShownFood;
  category: Category;
  agreedIn?: AgreedIn;
}

/** What a client reads of a food; nothing where there is nothing to read. */
export function ShownFoodMark({ shown, category, agreedIn }: ShownFoodMarkProps) {
  const { kind, conflicts, isAgreed, agreed, unknown = [] } = shown;
  if (kind === 'confirmed')
    return (
      <>
        <ConfirmedMark conflicts={conflicts} agreedIn={agreedIn} />
        <UnknownMark conflicts={unknown} category={category} />
      </>
    );
  if (kind === 'unknown') return <UnknownMark conflicts={conflicts} category={category} />;
  if (agreed)
    return (
      <>
        <ConflictMark conflicts={agreed} category={category} isAgreed agreedIn={agreedIn} isForClient />
        <ConflictMark conflicts={conflicts.filter((one) => !agreed.includes(one))} category={category} isForClient />
      </>
    );
  return <ConflictMark conflicts={conflicts} category={category} isAgreed={isAgreed} agreedIn={agreedIn} isForClient />;
}
