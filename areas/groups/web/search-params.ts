import { z } from 'zod';
import { GroupFilters } from '../contract.ts';

/** What the address of the groups carries: the search, and which group is open beside the list. */
export const GroupSearchParams = GroupFilters.extend({ open: z.union([z.literal('new'), z.uuid()]).optional() });
export type GroupSearchParams = z.output<typeof GroupSearchParams>;
