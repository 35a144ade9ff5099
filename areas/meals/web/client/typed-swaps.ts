import type { MealEntry, Swap } from '../../contract.ts';

/** What was eaten instead of a component, as it is typed. */
export interface TypedSwap {
  alimentId: string;
  /** Name in the language of the user. */
  name: string;
  /** Null while nothing valid is typed. */
  grams: number | null;
  alternativeId: string | null;
}

/** By the `uuid` of the component. */
export type TypedSwaps = Readonly<Record<string, TypedSwap>>;

export function typedSwapsOf(entry: MealEntry | undefined): TypedSwaps {
  const typed = entry?.swaps.map(({ componentId, alternativeId, aliment, quantity }) => [
    componentId,
    { alimentId: aliment.id, name: aliment.name || aliment.name_en, grams: quantity, alternativeId },
  ]);
  return Object.fromEntries(typed ?? []);
}

/** The complete swaps, as a report has them. */
export function swapsIn(typed: TypedSwaps): Swap[] {
  return Object.entries(typed).flatMap(([componentId, { alimentId, alternativeId, grams }]) =>
    grams === null ? [] : [{ componentId, alternativeId, alimentId, quantity: grams, portion: null }],
  );
}
