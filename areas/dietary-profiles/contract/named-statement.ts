import { z } from 'zod';
import { allergens } from '#areas/aliments/contract/taxonomy.ts';
import { followedDiets } from '../contract.ts';

/** What a text names for a profile: an allergen, a diet, pregnancy or breastfeeding, or that it is over, or the name of another food that is excluded. */
export const NamedStatement = z.discriminatedUnion('kind', [
  /** `intolerance`: the words are about digestion or liking, and the professional decides what it is. */
  z.object({ kind: z.literal('allergy'), allergen: z.enum(allergens), severity: z.literal('intolerance').optional() }),
  z.object({ kind: z.literal('diet'), diet: z.enum(followedDiets) }),
  z.object({ kind: z.literal('state'), state: z.enum(['pregnant', 'lactating', 'pregnancy_over', 'lactation_over']) }),
  z.object({ kind: z.literal('word'), word: z.string(), isAllergy: z.literal(true).optional() }),
]);
export type NamedStatement = z.output<typeof NamedStatement>;
