import { limits } from '../contract.ts';

/**
 * The amount as it may be counted: null when it is not measured or no number at all, never below 0. A hair below zero is
 * what "by difference" leaves in composition tables. What no food can hold counts as the most one may.
 */
export function knownAmount(amount: number | null | undefined): number | null {
  if (amount === null || amount === undefined || Number.isNaN(amount)) return null;
  return Math.min(Math.max(amount, 0), limits.amount);
}

/** Grams as they may be counted: 0 for what is no number. */
export function knownQuantity(quantity: number): number {
  return quantity > 0 ? Math.min(quantity, limits.quantity) : 0;
}
