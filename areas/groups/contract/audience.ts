import { z } from 'zod';
import { idSchema } from '#shell/common/fields.ts';

/** Client types and groups of an audience. */
export const audienceLimits = { types: 50, groups: 50 } as const;

export const audiences = ['all', 'chosen'] as const;

/** All active clients, or those of some client types and groups. */
export const Audience = z.object({
  audience: z.enum(audiences),
  clientTypeIds: z.array(idSchema('client-types')).max(audienceLimits.types),
  groupIds: z.array(idSchema('groups')).max(audienceLimits.groups),
});
export type Audience = z.output<typeof Audience>;
