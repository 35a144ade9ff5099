import type { ReactNode } from 'react';
import type { ListedAliment } from '../../contract/library.ts';
import type { FoodQuery } from '../../rules/food-query.ts';
import type { TypedQuantity } from '../../rules/suggested-quantity.ts';

/** A picked food with its quantity. */
export interface PickedFood extends TypedQuantity {
  aliment: ListedAliment;
}

/** Something else than a food that a search finds, such as a recipe. */
export interface OtherOption {
  id: string;
  name: string;
  subtitle: string;
  energy: string;
  /** A mark beside the name, as of the foods. */
  mark?: ReactNode;
}

export interface OthersOptions {
  /** Whether the list is open. */
  isOpen: boolean;
  /** What was typed beside the name. */
  amount: FoodQuery['amount'];
}

/** What else a search finds. */
export interface FoundOthers {
  rows: readonly OtherOption[];
  /** Whether `rows` are not yet those of the search. */
  isPending: boolean;
  /** Waits for those of a search; empty when they cannot be loaded. */
  load: (search: string) => Promise<readonly OtherOption[]>;
}

export interface FoodPickerProps {
  /** Label and placeholder of the search field. */
  label: string;
  onPick: (picked: PickedFood) => void;
  /** A mark on the row of a food, such as a conflict with the dietary profile of a client. */
  conflictsOf?: (aliment: ListedAliment) => ReactNode;
  /** The quantity to propose for a food, such as the last one of this client; undefined for its default measure. */
  quantityOf?: (aliment: ListedAliment) => TypedQuantity | undefined;
  /** Whether rows have a button that adds the food with its proposed quantity and keeps the list open. */
  several?: boolean;
  /**
   * Whether the quantity of a food is asked unless it was typed (the default), is the proposed one unless it was typed in a
   * measure that the food does not have, or is not used.
   */
  quantity?: 'asked' | 'proposed' | 'unused';
  /** A hook for what else the search finds, listed after the first foods. It must be the same one at every render. */
  useOthers?: (search: string, options: OthersOptions) => FoundOthers;
  /** Takes a pasted list of several lines, which the field would join to one. */
  onPasteLines?: (text: string) => void;
  /** Offers the typed words as they are, without a food, where the search finds none of that name. */
  onPickText?: (text: string) => void;
  /** A mark on the typed words, such as a conflict with the dietary profile of a client. */
  markOfText?: (text: string) => ReactNode;
  onPickOther?: (id: string, amount: FoodQuery['amount']) => void;
  autoFocus?: boolean;
}
