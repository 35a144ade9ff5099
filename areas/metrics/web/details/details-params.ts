import { z } from 'zod';
import { sides } from '../../contract/measurement.ts';

export const ranges = ['1m', '3m', '1y', 'all'] as const;
export type Range = (typeof ranges)[number];

/** Days of each period; null: everything. */
export const rangeDays = { '1m': 31, '3m': 92, '1y': 365, all: null } as const satisfies Record<Range, number | null>;

export const DetailsParams = z.object({
  range: z.enum(ranges).optional(),
  side: z.enum([...sides, 'none']).optional(),
});
export type DetailsParams = z.output<typeof DetailsParams>;
