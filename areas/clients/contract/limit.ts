import { z } from 'zod';

/** `max_clients` is null without a limit: during the trial, on test accounts and on the enterprise plan. */
export const ClientLimit = z.object({
  limit_reached: z.boolean(),
  in_buffer: z.boolean(),
  /** Hours that remain of the buffer (see rules/client-limit.ts); 0 outside it. */
  hours: z.number().int(),
  activeClients: z.number().int(),
  max_clients: z.number().int().nullable(),
});
export type ClientLimit = z.output<typeof ClientLimit>;
