import { z } from 'zod';
import { measures } from './measures.ts';
import { type Range, ranges } from './ranges.ts';

/** What the address of an exercise carries. */
export const ProgressFilters = z.object({ range: z.enum(ranges).optional(), measure: z.enum(measures).optional() });
export type ProgressFilters = z.output<typeof ProgressFilters>;

export const usualRange: Range = '1y';

/** What the address carries of the calendar: the month it shows, `2026-11`, and the day that is chosen in it. */
export const CalendarFilters = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  day: z.iso.date().optional(),
});
export type CalendarFilters = z.output<typeof CalendarFilters>;
