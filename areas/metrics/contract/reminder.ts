import { z } from 'zod';

export const reminderLimits = { everyDays: 90 } as const;

const weekday = z.number().int().min(1).max(7);

/** When a client is reminded to measure, on their own calendar and clock. */
export const MetricReminder = z
  .object({
    /** Null: on weekdays. */
    everyDays: z.number().int().min(1).max(reminderLimits.everyDays).nullable(),
    /** 1 is Monday; empty with an interval. */
    weekdays: z.array(weekday).max(7),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'metrics:invalid.time'),
  })
  .refine(({ everyDays, weekdays }) => (everyDays === null) === weekdays.length > 0, {
    message: 'metrics:invalid.weekdays',
    path: ['weekdays'],
  })
  .refine(({ weekdays }) => new Set(weekdays).size === weekdays.length, {
    message: 'metrics:invalid.weekdays',
    path: ['weekdays'],
  })
  .meta({ examples: [{ everyDays: null, weekdays: [1, 4], time: '07:30' }] });
export type MetricReminder = z.output<typeof MetricReminder>;
