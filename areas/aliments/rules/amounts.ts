import { limits } from '../contract.ts';

/**
 * Returns a sanitised amount: null when it is not measured or NaN, otherwise from 0 to the limit of the contract.
 * Composition tables have values slightly below zero when they compute carbs "by difference".
 */
export function knownAmount(amount: number | null | undefined): number | null {
  if (amount === null || amount === undefined || Number.isNaN(amount)) return null;
  return Math.min(Math.max(amount, 0), limits.amount);
}

/** Returns a sanitised quantity in grams: from 0 to the limit of the contract, 0 for NaN. */
export function knownQuantity(quantity: number): number {
  return quantity > 0 ? Math.min(quantity, limits.quantity) : 0;
}
