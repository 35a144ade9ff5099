import { z } from 'zod';
import { GroupFilters } from '../contract.ts';

/** What the address of the groups carries: the search, and which group is open beside the list. */
export const GroupPlace = GroupFilters.extend({ open: z.union([z.literal('new'), z.uuid()]).optional() });
export type GroupPlace = z.output<typeof GroupPlace>;
