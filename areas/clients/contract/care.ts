import { z } from 'zod';
import type { Permission } from '#shell/common/permissions.ts';

/** What a professional is in charge of; a client may have a professional for each. */
export const careKinds = ['training', 'nutrition'] as const;
export type CareKind = (typeof careKinds)[number];

/** A professional who may do none of these cannot be put in charge of the care: they could only look at it, or see nothing of it. */
export const carePermissions: Record<CareKind, readonly Permission[]> = {
  training: ['update programs', 'update workouts'],
  nutrition: ['update meal plans', 'update macros', 'update visits'],
};

/** A user of the account who can be put in charge of clients. */
export const Collaborator = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.string(),
  /** What they may be put in charge of. */
  careKinds: z.array(z.enum(careKinds)),
});
export type Collaborator = z.output<typeof Collaborator>;
