import { z } from 'zod';
import { measures } from './measures.ts';

export const ranges = ['3m', '1y', 'all'] as const;
export type Range = (typeof ranges)[number];
export const defaultRange: Range = '1y';
export const rangeDays = { '3m': 91, '1y': 365, all: null } as const satisfies Record<Range, number | null>;

export const ProgressFilters = z.object({ range: z.enum(ranges).optional(), measure: z.enum(measures).optional() });
export type ProgressFilters = z.output<typeof ProgressFilters>;

/** The month that is shown, `2026-11`, and the selected day. */
export const CalendarFilters = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  day: z.iso.date().optional(),
});
export type CalendarFilters = z.output<typeof CalendarFilters>;
