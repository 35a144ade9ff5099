import { z } from 'zod';
import { Meal, MealComponent } from '../../../contract.ts';

const Copied = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), rows: z.array(MealComponent).min(1) }),
  z.object({ kind: z.literal('meal'), meal: Meal }),
]);

/** Copied rows or a meal with their foods, and the text for spreadsheets. Foods belong to the account of the membership. */
const Clip = z.object({ membershipId: z.string(), text: z.string(), copied: Copied });
export type Clip = z.output<typeof Clip>;

const storageKey = 'meal-plans.clipboard';

/** The last copied content is stored on the device for other meal plans and tabs. */
export function storeClip(clip: Clip): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(clip));
  } catch {
    // Storage is full: the system clipboard has the text.
  }
}

/** The stored clip; null when there is none, when it is not valid, or from another account. */
export function readClip(membershipId: string): Clip | null {
  try {
    const clip = Clip.parse(JSON.parse(localStorage.getItem(storageKey) ?? ''));
    return clip.membershipId === membershipId ? clip : null;
  } catch {
    return null;
  }
}
